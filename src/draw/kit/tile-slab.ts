import { box } from '../outline.ts';
import { fill, group, line, rect, type Sprite } from '../shape.ts';
import { sprite } from '../sprite.ts';
import { GROUND, SPACE } from '../theme.ts';

const SIDE = 2 * SPACE;

/** A tile with its shadow and its thickness. */
export const TILE_EXTENT = { left: -2, top: -2, right: SIDE + 10, bottom: SIDE + 16 };

export const slabShadow = (size: number): Sprite =>
  sprite('slab shadow', size, TILE_EXTENT, () => [rect(7, 12, SIDE, SIDE, { fill: '#0E132357' }, 12)]);

/** The cardboard under a tile: brown thickness and face. */
export const slab = (size: number): Sprite =>
  sprite('slab', size, TILE_EXTENT, () => [
    fill(box(0, 0, SIDE, SIDE + 6, 9), GROUND.cardEdge),
    fill(box(0, 0, SIDE, SIDE, 9), GROUND.card),
  ]);

/** Hairlines between spaces; a dark line around the tile, a light one inside its upper left edges: it looks embossed. */
export const seams = (size: number): Sprite =>
  sprite('seams', size, TILE_EXTENT, () => [
    line(`M${SPACE} 4V${SIDE - 4}M4 ${SPACE}H${SIDE - 4}`, GROUND.hairline, 2),
    line(`M3.5 ${SIDE - 8}V12Q3.5 3.5 12 3.500H${SIDE - 8}`, GROUND.gloss, 3),
    line(box(0.5, 0.5, SIDE - 1, SIDE - 1, 10), GROUND.seam, 3),
  ]);

/** The cream veil that turns a tile into the ghost of one. */
export const veil = (size: number): Sprite =>
  sprite('veil', size, { left: 0, top: 0, right: SIDE, bottom: SIDE }, () => [
    group([fill(box(0, 0, SIDE, SIDE, 9), '#FFF6E46B')]),
  ]);
