import type { Point } from '#engine';
import { rect, type Shape } from './shape.ts';
import { type Scene, write } from './text.ts';
import { PAPER, RADIUS } from './theme.ts';

/** Where something lies in a picture. */
export type Rect = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

/** The corner of something of that size in the middle of a room. */
export const centered = (room: Rect, w: number, h: number): Point => ({
  x: room.x + Math.round((room.w - w) / 2),
  y: room.y + Math.round((room.h - h) / 2),
});

/** For a text in the middle of a room; `down` moves it where a drawing beside it needs that. */
export const middleOf = ({ x, y, w, h }: Rect, down = 0) => ({
  center: x + Math.round(w / 2),
  y: y + Math.round(h / 2) + down,
});

const SHADOW = '#0E132357';

/** A sheet of paper lying on the table. */
export const sheetCard = ({ x, y, w, h }: Rect, r: number = RADIUS.panel): Shape[] => [
  rect(x + 4, y + 6, w, h, { fill: SHADOW }, r),
  rect(x, y, w, h, { fill: PAPER.paper }, r),
];

/** What a sheet is about, in the middle of its upper edge. */
export const heading = (scene: Scene, text: string, { x, y, w }: Rect, shift = 0): Shape =>
  write(scene, text, { center: x + Math.round(w / 2) + shift, y: y + 36, max: w - 32 - 2 * shift }, 'name');
