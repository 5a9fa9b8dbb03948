import {
  box,
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
  type TextShape,
  textWidth,
  wrap,
  write,
  writeLines,
} from '#draw';
import { itemAt, type Seat } from '#engine';
import { nameOf } from '#i18n';
import type { View } from '../rules/view.ts';
import { speech } from '../words/speech.ts';
import { told } from './action-summary.ts';
import { effectParts } from './effects.ts';
import { tick, waiting } from './signs/plain-signs.ts';
import { signSprite } from './signs/sign.ts';
import { row, rowWidth } from './signs/sign-row.ts';
import { cityRowParts } from './table-row-parts.ts';
import { RULE, SET } from './wonders-tones.ts';

const BAND = 66;
const EFFECT = 46;
/** How low the effect may become beside a long name. */
const LEAST = 28;

/** A city in a row of 276: a band that says who and what it just did, below it the town. */
export function tallRow(view: View, seat: Seat, at: Rect, scene: Scene): Shape[] {
  const { x, y, w, h } = at;
  const street = { x: x + 253, foot: y + 188, pitch: 67, size: 86, room: 114, badge: 56 };
  const wonder = {
    x: x + 16,
    foot: y + 222,
    height: 142,
    mark: 34,
    plaque: { x: x + 38, y: y + 228, w: 168, h: 40, style: 'label' as const },
  };
  const columns = { x: x + 799, pitch: 94, lines: [y + 105, y + 172, y + 240], sign: 44, size: 35 } as const;
  const goods = { x: x + 232, y: y + 244, height: 48, max: 520 };
  return [
    ...sheetCard(at, RADIUS.field + 2),
    group([rect(x, y, w, BAND, { fill: PAPER.second })], { clip: box(x, y, w, h, RADIUS.field + 2) }),
    ...band(view, seat, at, scene),
    rect(x + 770, y + BAND + 14, 3, h - BAND - 28, { fill: RULE }),
    ...cityRowParts(view, seat, { wonder, street, goods, columns }, scene),
  ];
}

function band(view: View, seat: Seat, at: Rect, scene: Scene): Shape[] {
  const { x, y } = at;
  const name = nameOf(scene, seat);
  const { left, shapes } = state(view, seat, at, scene);
  return [
    image(pawn(seat, initial(name), 58), x + 46, y + 62),
    write(scene, name, { x: x + 90, y: y + 36, max: 184 }, 'name', { size: 38, on: PAPER.second }),
    ...playedOf(view, seat, { x: x + 292, y: y + 36, w: left - 14 - (x + 292), h: 0 }, scene),
    ...shapes,
  ];
}

/** Whether it has set its choice, in words; where they begin. */
function state(
  view: View,
  seat: Seat,
  { x, y, w }: Rect,
  scene: Scene,
): { readonly left: number; readonly shapes: Shape[] } {
  if (!view.asked.includes(seat)) return { left: x + w, shapes: [] };
  const done = itemAt(view.done, seat);
  const text = speech(scene.language)(`pictures.table.${done ? 'set' : 'choosing'}`);
  const wide = Math.ceil(textWidth(scene, text, 'points')) + 70;
  const left = x + w - 12 - wide;
  const on = done ? SET : PAPER.ink;
  const color = done ? PAPER.white : PAPER.gold;
  return {
    left,
    shapes: [
      rect(left, y + 10, wide, 47, { fill: on }, 24),
      image(signSprite(done ? tick(color) : waiting(color), 30), left + 30, y + 33),
      write(scene, text, { x: left + 52, y: y + 35 }, 'points', { color, on }),
    ],
  };
}

/** What it did in the turn before, and what that brings. */
function playedOf(view: View, seat: Seat, { x, y, w }: Rect, scene: Scene): Shape[] {
  const played = view.deeds[seat];
  if (!played) return [];
  const { sign, words, effects } = told(played, itemAt(view.cities, seat), scene);
  const signs = effectParts(effects);
  const name = label(words, x + 56, y + 1, w - 70 - Math.ceil(rowWidth(signs, LEAST)), scene);
  const end = x + 56 + Math.ceil(Math.max(...name.map((shape) => textWidth(scene, shape.text, shape)))) + 14;
  return [
    image(signSprite(sign, 40), x + 24, y),
    ...name,
    ...row(signs, { x: end, y, height: EFFECT, max: x + w - end }),
  ];
}

/** In one line, or if it is too long in two lower ones. */
function label(words: string, x: number, y: number, max: number, scene: Scene): TextShape[] {
  const single = write(scene, words, { x, y, max }, 'body', 'ink on second');
  if (single.text === words) return [single];
  const lines = wrap(scene, words, 'caption', max, 2);
  return writeLines(scene, lines, 31, { x, y: y - 15, max }, 'caption', 'ink on second');
}
