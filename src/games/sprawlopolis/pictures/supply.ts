import {
  box,
  drawPill,
  FELT,
  group,
  image,
  initial,
  MAT,
  PAPER,
  path,
  pawn,
  type Rect,
  rect,
  type Scene,
  type Shape,
  sheetCard,
  write,
} from '#draw';
import type { Seat } from '#engine';
import { nameOf } from '#i18n';
import type { SeenHand, View } from '../rules/view.ts';
import { speech } from '../words/speech.ts';
import { cardFace } from './city-layers.ts';
import { heightOf } from './city-site.ts';

/** All cards but the three that score. */
const PLAYED = 15;

/** What else is on the table: the next card, how many have been played, who holds what. */
const ROW = 142;
const GAP = 12;
const [LEFT, RIGHT] = [16, 984];
const NEXT = 232;
const COUNT = 176;
const SEATS_FROM = LEFT + NEXT + GAP + COUNT + GAP;

/** A card in an open hand. */
const HELD = { block: 40, pitch: 89 } as const;
const SHUT = 124;

const handWidth = ({ cards }: SeenHand): number => (cards ? 84 + Math.max(1, cards.length) * HELD.pitch : SHUT);

/** Open hands of many seats need a row of their own. */
const seatsBelow = ({ hands }: View): boolean =>
  hands.reduce((sum, hand) => sum + handWidth(hand) + GAP, -GAP) > RIGHT - SEATS_FROM;

export const supplyHeight = (view: View): number => ROW + (seatsBelow(view) ? GAP + ROW : 0);

export function supply(view: View, y: number, scene: Scene): Shape[] {
  const below = seatsBelow(view);
  return [
    ...nextCard(view, { x: LEFT, y, w: NEXT, h: ROW }, scene),
    ...laid(view, { x: LEFT + NEXT + GAP, y, w: below ? RIGHT - LEFT - NEXT - GAP : COUNT, h: ROW }, scene),
    ...holders(view, below ? LEFT : SEATS_FROM, below ? y + ROW + GAP : y, scene),
  ];
}

export const leftOf = ({ left, next }: View, scene: Scene): string => {
  const say = speech(scene.language);
  return next === null ? say('pictures.city.none') : say('pictures.city.left', { count: left });
};

const BLOCK = 58;

function nextCard(view: View, at: Rect, scene: Scene): Shape[] {
  const middle = at.x + 180;
  const y = at.y + Math.round(at.h / 2);
  const card = { x: at.x + 12, y: y - heightOf(BLOCK) + 6 };
  return [
    ...sheetCard(at, 18),
    view.next === null ? emptyPlace(card.x, card.y, BLOCK) : image(cardFace(view.next, false, BLOCK), card.x, card.y),
    write(scene, speech(scene.language)('pictures.city.next'), { center: middle, y: y - 24, max: 96 }, 'label'),
    write(scene, leftOf(view, scene), { center: middle, y: y + 18, max: 96 }, 'caption'),
  ];
}

/** Where a card would lie. */
export const emptyPlace = (x: number, y: number, block: number): Shape =>
  rect(x, y, 2 * block, 2 * heightOf(block), { stroke: FELT.dash, width: 3, dash: [9, 8] }, 10);

/** How many cards the city has, and how hard the game is. */
function laid({ city, difficulty }: View, at: Rect, scene: Scene): Shape[] {
  const say = speech(scene.language);
  const level = say(`pictures.difficulty.${difficulty}`);
  const middle = at.x + Math.round(at.w / 2);
  const max = at.w - 12;
  return [
    rect(at.x, at.y, at.w, at.h, { fill: MAT.mat }, 18),
    write(scene, `${city.length}/${PLAYED}`, { center: middle, y: at.y + 38, max }, 'label', 'paper on mat'),
    write(scene, say('pictures.city.cards'), { center: middle, y: at.y + 72, max }, 'caption', 'paper on mat'),
    ...drawPill(scene, level, { x: middle - 76, y: at.y + 94, w: 152, h: 38 }, 'tag', 'ink on gold', { inset: 12 }),
  ];
}

/** Cards fanned out, face down. */
export const fan = (count: number, x: number, y: number): Shape[] =>
  Array.from({ length: Math.min(count, 3) }, (_, i) => {
    const middle = (Math.min(count, 3) - 1) / 2;
    const back = path(box(-15, -12, 30, 24, 5), { fill: '#4F7A68', stroke: PAPER.ink, width: 2.5 });
    return group([back], { x: Math.round(x + (i - middle) * 11), y, rotate: (i - middle) * 11 });
  });

function holders(view: View, left: number, y: number, scene: Scene): Shape[] {
  let x = left;
  return view.hands.flatMap((hand, seat) => {
    const at = { x, y, w: handWidth(hand), h: ROW };
    x += at.w + GAP;
    return holder(seat, hand, seat === view.active, at, scene);
  });
}

/** A seat with its cards, face up if everyone sees them; the one to move on paper, the others on the table. */
function holder(seat: Seat, { count, cards }: SeenHand, active: boolean, at: Rect, scene: Scene): Shape[] {
  const on = active ? PAPER.paper : MAT.mat;
  const y = at.y + Math.round(at.h / 2);
  const ground = active ? sheetCard(at, 18) : [rect(at.x, at.y, at.w, at.h, { fill: on }, 18)];
  const figure = image(pawn(seat, initial(nameOf(scene, seat)), 82), at.x + 40, y + 42);
  if (cards)
    return [
      ...ground,
      figure,
      ...cards.map((card, i) =>
        image(cardFace(card, false, HELD.block), at.x + 78 + i * HELD.pitch, y - heightOf(HELD.block) + 4),
      ),
    ];
  return [
    ...ground,
    figure,
    ...fan(count, at.x + at.w - 36, y - 20),
    write(scene, `×${count}`, { center: at.x + at.w - 36, y: y + 24 }, 'points', {
      color: active ? PAPER.ink : PAPER.paper,
      on,
    }),
  ];
}
