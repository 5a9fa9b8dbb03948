import type { Point } from '../../engine/grid.ts';
import { tileFace } from '../../games/cities/content.ts';
import { turnFace } from '../../games/cities/neighborhood.ts';
import type { TileId, Turn } from '../../games/cities/types.ts';
import { tile, veil } from '../kit/tile.ts';
import { image, rect, type Shape } from '../shape.ts';
import { tileCornerOf } from '../site.ts';
import { PAPER } from '../theme.ts';
import type { Site } from './town.ts';

/** A free place for a tile: gold dashes. */
export function tilePlace(site: Site, place: Point): Shape[] {
  const { x, y } = tileCornerOf(site, place);
  const side = 2 * site.size;
  return [
    rect(x + 7, y + 7, side - 14, side - 14, { fill: '#41475B80' }, 18),
    rect(x + 7, y + 7, side - 14, side - 14, { stroke: PAPER.gold, width: 6, dash: [22, 15] }, 18),
  ];
}

/** The tile itself under a cream veil: on a dark table a see-through one would look dull. */
export function ghost(site: Site, place: Point, id: TileId, turn: Turn): Shape[] {
  const { x, y } = tileCornerOf(site, place);
  const side = 2 * site.size;
  const band = (ink: { stroke: string; width: number; dash?: number[] }) =>
    rect(x + 4, y + 4, side - 8, side - 8, ink, 18);
  return [
    image(tile(turnFace(tileFace(id), turn), site.size), x, y),
    image(veil(site.size), x, y),
    band({ stroke: PAPER.ink, width: 15 }),
    band({ stroke: PAPER.white, width: 11 }),
    band({ stroke: PAPER.hot, width: 6, dash: [20, 15] }),
  ];
}
