import { rect, type Shape } from './shape.ts';
import { PAPER, RADIUS } from './theme.ts';

export type Area = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

const SHADOW = '#0E132357';

/** A sheet of paper lying on the table. */
export const sheetCard = ({ x, y, w, h }: Area, r: number = RADIUS.panel): Shape[] => [
  rect(x + 4, y + 6, w, h, { fill: SHADOW }, r),
  rect(x, y, w, h, { fill: PAPER.paper }, r),
];
