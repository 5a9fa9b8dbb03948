import type { Rect } from '../../../draw/paper.ts';
import { type Scene, write } from '../../../draw/scene.ts';
import { image, rect, type Shape } from '../../../draw/shape.ts';
import { PAPER, SIZE } from '../../../draw/theme.ts';
import { type CardId, card } from '../rules/content.ts';
import { caption } from '../words/caption.ts';
import { pictogram } from './pictogram.ts';

/** A scoring card in a neighborhood: pictogram, a word or two, points × times, and what it is worth now. */
export function strip(scene: Scene, id: CardId, count: number, at: Rect, fresh = false): Shape[] {
  const { points, condition } = card(id);
  const worth = points * count;
  const wide = at.w > 350;
  const sign = { w: wide ? 100 : 85, h: at.h - 10 };
  const chip = { x: at.x + at.w - 57, y: at.y + 7, w: 50, h: at.h - 14 };
  const left = at.x + sign.w + (wide ? 14 : 11);
  return [
    rect(at.x + 3, at.y + 5, at.w, at.h, { fill: '#0E132357' }, 15),
    rect(at.x, at.y, at.w, at.h, { fill: PAPER.paper }, 15),
    ...(fresh ? [rect(at.x + 2, at.y + 2, at.w - 4, at.h - 4, { stroke: PAPER.hot, width: 5 }, 13)] : []),
    image(pictogram(condition, 1, sign.w, sign.h), at.x + 6, at.y + 5),
    ...said(scene, id, count, { x: left, y: at.y, w: chip.x - 8 - left, h: at.h }, wide),
    ...chipShapes(scene, worth, chip),
  ];
}

/** The words on one or two lines; at the lower right, or beside them on a wide strip, points × times. */
function said(scene: Scene, id: CardId, count: number, at: Rect, wide: boolean): Shape[] {
  const { points, condition } = card(id);
  const lines = caption(scene.language, condition);
  const middle = at.y + Math.round(at.h / 2);
  const first = wide && lines.length === 1 ? middle : middle - 14;
  const beside = Math.max(0, ...lines.slice(wide ? 0 : 1).map((line) => scene.measure(line, 'text', SIZE.least)));
  return [
    ...lines.map((line, i) =>
      write(scene, line, {
        x: at.x,
        y: first + i * 29,
        size: SIZE.least,
        max: at.w,
        face: 'text',
        color: i > 0 ? PAPER.mute : PAPER.ink,
        on: PAPER.paper,
      }),
    ),
    write(scene, `${points}×${count}`, {
      x: at.x + at.w,
      y: wide ? middle : middle + 15,
      size: SIZE.formula,
      max: at.w - beside - 4,
      align: 'right',
      color: PAPER.mute,
      on: PAPER.paper,
    }),
  ];
}

/** Gold on ink; a card worth nothing yet has a pale chip. */
function chipShapes(scene: Scene, worth: number, at: Rect): Shape[] {
  const on = worth > 0 ? PAPER.ink : PAPER.second;
  const color = worth > 0 ? PAPER.gold : PAPER.mute;
  return [
    rect(at.x, at.y, at.w, at.h, { fill: on }, 13),
    write(scene, String(worth), {
      x: at.x + Math.round(at.w / 2),
      y: at.y + Math.round(at.h / 2),
      size: SIZE.sum,
      align: 'center',
      color,
      on,
    }),
  ];
}

export const emptyStrip = (at: Rect): Shape =>
  rect(at.x + 2, at.y + 2, at.w - 4, at.h - 4, { stroke: '#8B91A6B0', width: 3, dash: [12, 11] }, 14);
