import type { Point } from '../../engine/grid.ts';
import { rect, type Shape } from '../shape.ts';
import { PAPER } from '../theme.ts';
import { cornerOf, type Site } from './site.ts';

/** Around a whole card: "this just changed". Inside the site's group. */
export function lastOutline(site: Site, at: Point): Shape[] {
  const { x, y } = cornerOf(site, at);
  const frame = (ink: string, width: number) => rect(x, y, 2 * site.w, 2 * site.h, { stroke: ink, width }, 10);
  return [frame(PAPER.ink, 14), frame(PAPER.white, 10), frame(PAPER.hot, 5.5)];
}

/** The ghost of a card that is only thought of: a cream veil, a white band with hot dashes. */
export function ghostOutline(site: Site, at: Point): Shape[] {
  const { x, y } = cornerOf(site, at);
  const [w, h] = [2 * site.w, 2 * site.h];
  return [
    rect(x, y, w, h, { fill: '#FFF6E43D' }, 6),
    rect(x, y, w, h, { stroke: PAPER.ink, width: 12 }, 10),
    rect(x, y, w, h, { stroke: PAPER.white, width: 9 }, 10),
    rect(x, y, w, h, { stroke: PAPER.hot, width: 5, dash: [14, 11] }, 10),
  ];
}
