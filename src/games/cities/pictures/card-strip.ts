import { drawPill, image, PAPER, type Rect, rect, type Scene, type Shape, textWidth, write } from '#draw';
import { type CardId, card } from '../rules/content.ts';
import { caption } from '../words/caption.ts';
import { type Addition, additionLine, additions } from './gain-pills.ts';
import { pictogram } from './pictogram.ts';

/** What the longest caption takes. */
const CAPTION = 190;

type Extra = {
  /** Whether it was taken in the last turn. */
  readonly fresh?: boolean;
  /** What each place a thing may go to would add to it. */
  readonly adds?: readonly number[];
};

/** A scoring card in a neighborhood: pictogram, a word or two, points × times, and what it is worth now. */
export function strip(scene: Scene, id: CardId, count: number, at: Rect, { fresh, adds = [] }: Extra = {}): Shape[] {
  const { points, condition } = card(id);
  const worth = points * count;
  const added = additions(adds);
  const edge = fresh ? PAPER.hot : added.length ? PAPER.gold : null;
  const chip = { x: at.x + at.w - 52, y: at.y + 6, w: 46, h: at.h - 12 };
  const sign = { w: Math.min(100, at.w - CAPTION - 67), h: at.h - 8 };
  const left = at.x + 5 + sign.w + 5;
  return [
    rect(at.x + 3, at.y + 5, at.w, at.h, { fill: '#0E132357' }, 15),
    rect(at.x, at.y, at.w, at.h, { fill: PAPER.paper }, 15),
    ...(edge ? [rect(at.x + 2, at.y + 2, at.w - 4, at.h - 4, { stroke: edge, width: 5 }, 13)] : []),
    image(pictogram(condition, 1, sign.w, sign.h), at.x + 5, at.y + 4),
    ...said(scene, id, count, { x: left, y: at.y, w: chip.x - 5 - left, h: at.h }, added),
    ...worthChip(scene, worth, chip),
  ];
}

/** The caption; under it what would be added, or what else there is to say and at the right points × times. */
function said(scene: Scene, id: CardId, count: number, at: Rect, added: readonly Addition[]): Shape[] {
  const lines = caption(scene.language, id).slice(0, added.length ? 1 : 2);
  const middle = at.y + Math.round(at.h / 2);
  const under = { x: at.x, y: at.y + at.h - 36, w: at.w, h: 34 };
  const beside = Math.max(0, ...lines.slice(1).map((line) => textWidth(scene, line, 'caption')));
  const max = at.w - beside - 8;
  return [
    ...lines.map((line, i) => {
      const tone = i > 0 ? 'mute on paper' : 'ink on paper';
      return write(scene, line, { x: at.x, y: middle - 14 + i * 29, max: at.w }, 'caption', tone);
    }),
    ...(added.length
      ? additionLine(added, under, scene)
      : [
          write(
            scene,
            formula(card(id).points, count),
            { right: at.x + at.w - 4, y: middle + 15, max },
            'points',
            'mute on paper',
          ),
        ]),
  ];
}

/** Points each, and how often. */
export const formula = (points: number, count: number): string => `${points}×${count}`;

/** Gold on ink; a card worth nothing yet has a pale chip. */
export const worthChip = (scene: Scene, worth: number, at: Rect): Shape[] =>
  drawPill(scene, String(worth), at, 'sum', worth > 0 ? 'gold on ink' : 'mute on second', { radius: 13, down: 0 });

export const emptyStrip = (at: Rect): Shape =>
  rect(at.x + 2, at.y + 2, at.w - 4, at.h - 4, { stroke: '#8B91A6B0', width: 3, dash: [12, 11] }, 14);
