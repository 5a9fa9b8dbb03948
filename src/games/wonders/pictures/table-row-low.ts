import {
  box,
  ellipse,
  fill,
  group,
  image,
  initial,
  PAPER,
  pawn,
  RADIUS,
  type Rect,
  rect,
  type Scene,
  type Shape,
  sheetCard,
  wrap,
  write,
  writeLines,
} from '#draw';
import { itemAt, type Seat } from '#engine';
import { nameOf } from '#i18n';
import type { View } from '../rules/view.ts';
import { told } from './action-summary.ts';
import { settled, waiting } from './signs/plain-signs.ts';
import { signSprite } from './signs/sign.ts';
import { cityRowParts } from './table-row-parts.ts';
import { RULE } from './wonders-tones.ts';

/** The darker end of the row, with who it is. */
const WHO = 312;

/** A city in a row of 152: who, what it just did, wonder, towers, goods, numbers. */
export function lowRow(view: View, seat: Seat, at: Rect, scene: Scene): Shape[] {
  const { x, y, w, h } = at;
  const played = view.deeds[seat] ?? null;
  const street = { x: x + 440, foot: y + 80, pitch: 45.5, size: 60, room: 74, badge: 43 };
  const wonder = {
    x: x + 318,
    foot: y + 106,
    height: 92,
    mark: 24,
    plaque: { x: x + 319, y: y + 113, w: 104, h: 34, style: 'points' as const },
  };
  const columns = { x: x + 820, pitch: 85, lines: [y + 29, y + 77, y + 124], sign: 36, size: 31 } as const;
  const goods = { x: x + 430, y: y + 130, height: 37, max: 358 };
  return [
    ...sheetCard(at, RADIUS.field + 2),
    group([rect(x, y, WHO, h, { fill: PAPER.second })], { clip: box(x, y, w, h, RADIUS.field + 2) }),
    ...who(view, seat, at, scene),
    ...(played ? done(view, seat, at, scene) : []),
    rect(x + 797, y + 12, 3, h - 24, { fill: RULE }),
    ...cityRowParts(view, seat, { wonder, street, goods, columns }, scene),
  ];
}

function who(view: View, seat: Seat, { x, y }: Rect, scene: Scene): Shape[] {
  const name = nameOf(scene, seat);
  const asked = view.asked.includes(seat);
  return [
    image(pawn(seat, initial(name), 84), x + 40, y + 136),
    write(scene, name, { x: x + 78, y: y + 37, max: asked ? 172 : 224 }, 'name', { size: 37, on: PAPER.second }),
    ...(asked ? state(itemAt(view.done, seat), x + 280, y + 34) : []),
  ];
}

/** A tick on green, or an hourglass on ink. */
const state = (done: boolean, x: number, y: number): Shape[] =>
  done
    ? [image(signSprite(settled(), 40), x, y)]
    : [fill(ellipse(x, y, 20), PAPER.ink), image(signSprite(waiting(PAPER.gold), 27), x, y)];

const WORDS = 196;
/** Two lines if they are enough, else three that lie closer. */
function inLines(
  words: string,
  scene: Scene,
): { readonly lines: readonly string[]; readonly first: number; readonly pitch: number } {
  const two = wrap(scene, words, 'caption', WORDS, 2);
  if (two.join(' ') === words) return { lines: two, first: 85, pitch: 34 };
  return { lines: wrap(scene, words, 'caption', WORDS, 3), first: 77, pitch: 31 };
}

/** What it did in the turn before, in up to three lines. */
function done(view: View, seat: Seat, { x, y }: Rect, scene: Scene): Shape[] {
  const played = view.deeds[seat];
  if (!played) return [];
  const { sign, words } = told(played, itemAt(view.cities, seat), scene);
  const { lines, first, pitch } = inLines(words, scene);
  return [
    image(signSprite(sign, Math.min(33, Math.floor(3600 / sign.w))), x + 92, y + first - 1),
    ...writeLines(scene, lines, pitch, { x: x + 114, y: y + first }, 'caption', 'ink on second'),
  ];
}
