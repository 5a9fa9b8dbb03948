import type { Point } from '../engine/grid.ts';
import { veil } from './kit/tile.ts';
import { image, rect, type Shape, type Sprite } from './shape.ts';
import { type TileSite, tileCornerOf } from './site.ts';
import { PAPER } from './theme.ts';

/** A free place for a tile: gold dashes. */
export function tilePlace(site: TileSite, place: Point): Shape[] {
  const { x, y } = tileCornerOf(site, place);
  const side = 2 * site.size;
  return [
    rect(x + 7, y + 7, side - 14, side - 14, { fill: '#41475B80' }, 18),
    rect(x + 7, y + 7, side - 14, side - 14, { stroke: PAPER.gold, width: 6, dash: [22, 15] }, 18),
  ];
}

/** The tile itself under a cream veil: on a dark table a see-through one would look dull. */
export function ghost(site: TileSite, place: Point, tile: Sprite): Shape[] {
  const { x, y } = tileCornerOf(site, place);
  return [image(tile, x, y), image(veil(site.size), x, y), ...dashedBand(x + 4, y + 4, 2 * site.size - 8)];
}

/** Hot dashes on white and ink around what is chosen. */
export function dashedBand(x: number, y: number, side: number): Shape[] {
  return [
    rect(x, y, side, side, { stroke: PAPER.ink, width: 15 }, 18),
    rect(x, y, side, side, { stroke: PAPER.white, width: 11 }, 18),
    rect(x, y, side, side, { stroke: PAPER.hot, width: 6, dash: [20, 15] }, 18),
  ];
}
