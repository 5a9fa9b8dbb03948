import { pawn } from '../../../draw/kit/pawn.ts';
import { initial } from '../../../draw/label.ts';
import { box } from '../../../draw/outline.ts';
import { type Rect, sheetCard } from '../../../draw/paper.ts';
import { type Scene, write } from '../../../draw/scene.ts';
import { group, image, path, rect, type Shape } from '../../../draw/shape.ts';
import { FELT, PAPER, SIZE } from '../../../draw/theme.ts';
import type { Seat } from '../../../engine/game.ts';
import { nameOf } from '../../../i18n/speech.ts';
import type { View } from '../rules/view.ts';
import { speech } from '../words/speech.ts';
import { cardFace } from './layers.ts';

/** All cards but the three that score. */
export const PLAYED = 15;

/** What else lies on the table: the next card, how many are played, who holds how many. */
const NEXT = { h: 196 } as const;
const COUNT = { h: 100 } as const;
const SEAT = { h: 90 } as const;
const GAP = 12;

export const besideHeight = ({ hands }: View): number =>
  NEXT.h + COUNT.h + hands.length * SEAT.h + (hands.length + 1) * GAP;

/** In a column 114 wide. */
export function supplyBeside(view: View, x: number, y: number, scene: Scene): Shape[] {
  const w = 114;
  const seats = y + NEXT.h + COUNT.h + 2 * GAP;
  return [
    ...nextCard(view, { x, y, w, h: NEXT.h }, scene),
    ...played(view, { x, y: y + NEXT.h + GAP, w, h: COUNT.h }, scene),
    ...holders(view).flatMap((each, i) => holder(each, { x, y: seats + i * (SEAT.h + GAP), w, h: SEAT.h }, scene)),
  ];
}

/** Side by side under a wide city. */
export function supplyBelow(view: View, y: number, scene: Scene): Shape[] {
  const h = SEAT.h + 26;
  const first = 16 + 240 + GAP + 150 + GAP;
  const w = Math.min(134, Math.floor((984 - first + GAP) / view.hands.length) - GAP);
  return [
    ...nextBeside(view, { x: 16, y, w: 240, h }, scene),
    ...played(view, { x: 16 + 240 + GAP, y, w: 150, h }, scene),
    ...holders(view).flatMap((each, i) => holder(each, { x: first + i * (w + GAP), y, w, h }, scene)),
  ];
}
export const BELOW_HEIGHT = SEAT.h + 26;

const word = (scene: Scene, text: string, x: number, y: number, max: number, color: string = PAPER.ink): Shape =>
  write(scene, text, { x, y, size: SIZE.least, face: 'text', align: 'center', max, color, on: PAPER.paper });

const leftOf = ({ left, next }: View, scene: Scene): string => {
  const say = speech(scene.language);
  return next === null ? say('pictures.city.none') : say('pictures.city.left', { count: left });
};

function nextCard(view: View, at: Rect, scene: Scene): Shape[] {
  const middle = at.x + Math.round(at.w / 2);
  return [
    ...sheetCard(at, 18),
    word(scene, speech(scene.language)('pictures.city.next'), middle, at.y + 28, at.w - 8),
    ...(view.next === null
      ? [emptyPlace(at.x + 9, at.y + 54)]
      : [image(cardFace(view.next, false, 48), at.x + 9, at.y + 54)]),
    word(scene, leftOf(view, scene), middle, at.y + at.h - 26, at.w - 8, PAPER.mute),
  ];
}

function nextBeside(view: View, at: Rect, scene: Scene): Shape[] {
  const middle = at.x + 176;
  const y = at.y + Math.round(at.h / 2);
  return [
    ...sheetCard(at, 18),
    ...(view.next === null
      ? [emptyPlace(at.x + 14, y - 42)]
      : [image(cardFace(view.next, false, 48), at.x + 14, y - 42)]),
    word(scene, speech(scene.language)('pictures.city.next'), middle, y - 20, 122),
    word(scene, leftOf(view, scene), middle, y + 20, 122, PAPER.mute),
  ];
}

const emptyPlace = (x: number, y: number): Shape =>
  rect(x + 2, y + 2, 92, 76, { stroke: '#8B91A6B0', width: 3, dash: [9, 8] }, 10);

function played({ city }: View, at: Rect, scene: Scene): Shape[] {
  const middle = at.x + Math.round(at.w / 2);
  const y = at.y + Math.round(at.h / 2);
  return [
    ...sheetCard(at, 18),
    word(scene, speech(scene.language)('pictures.city.cards'), middle, y - 19, at.w - 8, PAPER.mute),
    write(scene, `${city.length}/${PLAYED}`, {
      x: middle,
      y: y + 20,
      size: SIZE.coordinate,
      align: 'center',
      max: at.w - 8,
      color: PAPER.ink,
      on: PAPER.paper,
    }),
  ];
}

/** Cards fanned out, face down. */
const fan = (count: number, x: number, y: number): Shape[] =>
  Array.from({ length: Math.min(count, 3) }, (_, i) => {
    const middle = (Math.min(count, 3) - 1) / 2;
    const back = path(box(-15, -12, 30, 24, 5), { fill: '#4F7A68', stroke: PAPER.ink, width: 2.5 });
    return group([back], { x: Math.round(x + (i - middle) * 11), y, rotate: (i - middle) * 11 });
  });

type Holder = { readonly seat: Seat; readonly count: number; readonly active: boolean };

const holders = ({ hands, active }: View): Holder[] =>
  hands.map(({ count }, seat) => ({ seat, count, active: seat === active }));

/** A seat with its cards; the one to move on paper, the others on the table. */
function holder({ seat, count, active }: Holder, at: Rect, scene: Scene): Shape[] {
  const on = active ? PAPER.paper : FELT.taken;
  const y = at.y + Math.round(at.h / 2);
  const ground = active ? sheetCard(at, 18) : [rect(at.x, at.y, at.w, at.h, { fill: FELT.taken }, 18)];
  return [
    ...ground,
    image(pawn(seat, initial(nameOf(scene, seat)), 70), at.x + 34, y + 36),
    ...fan(count, at.x + at.w - 36, y - 18),
    write(scene, `×${count}`, {
      x: at.x + at.w - 36,
      y: y + 20,
      size: SIZE.formula,
      align: 'center',
      color: active ? PAPER.ink : PAPER.paper,
      on,
    }),
  ];
}
