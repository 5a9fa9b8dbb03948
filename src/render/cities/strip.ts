import { type CardId, card } from '../../games/cities/content.ts';
import { type Scene, write } from '../scene.ts';
import { image, rect, type Shape } from '../shape.ts';
import { PAPER, SIZE } from '../theme.ts';
import { caption } from './caption.ts';
import { pictogram } from './pictogram.ts';

export type StripBox = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

/** A scoring card in a neighborhood: pictogram, a word or two, points × times, and what it is worth now. */
export function strip(scene: Scene, id: CardId, count: number, at: StripBox, fresh = false): Shape[] {
  const { points, condition } = card(id);
  const worth = points * count;
  const low = at.h < 70;
  const sign = low ? { w: 100, h: at.h - 8 } : { w: 106, h: at.h - 10 };
  const chip = { x: at.x + at.w - 64, y: at.y + 7, w: 57, h: at.h - 14 };
  const left = at.x + sign.w + 12;
  const room = chip.x - 4 - left;
  const formula = `${points}×${count}`;
  const formulaRoom = low ? 76 : 0;
  const middle = at.y + Math.round(at.h / 2);
  return [
    rect(at.x + 3, at.y + 5, at.w, at.h, { fill: '#0E132357' }, 15),
    rect(at.x, at.y, at.w, at.h, { fill: PAPER.paper }, 15),
    ...(fresh ? [rect(at.x + 2, at.y + 2, at.w - 4, at.h - 4, { stroke: PAPER.hot, width: 5 }, 13)] : []),
    image(pictogram(condition, 1, sign.w, sign.h), at.x + 7, at.y + Math.round((at.h - sign.h) / 2)),
    write(scene, caption(scene.language, condition), {
      x: left,
      y: low ? middle : at.y + 23,
      size: SIZE.least,
      max: room - formulaRoom,
      face: 'text',
      color: PAPER.ink,
      on: PAPER.paper,
    }),
    write(scene, formula, {
      x: low ? chip.x - 8 : left,
      y: low ? middle : at.y + 52,
      size: SIZE.formula,
      align: low ? 'right' : 'left',
      color: PAPER.mute,
      on: PAPER.paper,
    }),
    ...chipShapes(scene, worth, chip),
  ];
}

/** Gold on ink; a card worth nothing yet has a pale chip. */
function chipShapes(scene: Scene, worth: number, at: StripBox): Shape[] {
  const on = worth > 0 ? PAPER.ink : PAPER.second;
  const color = worth > 0 ? PAPER.gold : PAPER.mute;
  return [
    rect(at.x, at.y, at.w, at.h, { fill: on }, 13),
    write(scene, String(worth), {
      x: at.x + Math.round(at.w / 2),
      y: at.y + Math.round(at.h / 2),
      size: SIZE.table,
      align: 'center',
      color,
      on,
    }),
  ];
}

export const emptyStrip = (at: StripBox): Shape =>
  rect(at.x + 2, at.y + 2, at.w - 4, at.h - 4, { stroke: '#8B91A6B0', width: 3, dash: [12, 11] }, 14);
