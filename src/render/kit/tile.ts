import type { TileFace } from '../../games/cities/content.ts';
import { AREAS, type Area, type Color, type Land } from '../../games/cities/types.ts';
import { box } from '../outline.ts';
import { fill, group, image, line, rect, type Shape, type Sprite } from '../shape.ts';
import { composed, sprite } from '../sprite.ts';
import { GROUND, SPACE } from '../theme.ts';
import { ground } from './ground.ts';
import { emptyLot } from './lot.ts';

const SIDE = 2 * SPACE;

export const isOpen = (land: Land): land is Area => (AREAS as readonly Land[]).includes(land);

const EXTENT = { left: -2, top: -2, right: SIDE + 10, bottom: SIDE + 16 };

export const slabShadow = (size: number): Sprite =>
  sprite('slab shadow', size, EXTENT, () => [rect(7, 12, SIDE, SIDE, { fill: '#0E132357' }, 12)]);

/** The cardboard under a tile: brown thickness and face. */
export const slab = (size: number): Sprite =>
  sprite('slab', size, EXTENT, () => [
    fill(box(0, 0, SIDE, SIDE + 6, 9), GROUND.cardEdge),
    fill(box(0, 0, SIDE, SIDE, 9), GROUND.card),
  ]);

/** Hairlines between spaces; a dark line around the tile, a light one inside its upper left edges: it looks embossed. */
export const seams = (size: number): Sprite =>
  sprite('seams', size, EXTENT, () => [
    line(`M${SPACE} 4V${SIDE - 4}M4 ${SPACE}H${SIDE - 4}`, GROUND.hairline, 2),
    line(`M3.5 ${SIDE - 8}V12Q3.5 3.5 12 3.500H${SIDE - 8}`, GROUND.gloss, 3),
    line(box(0.5, 0.5, SIDE - 1, SIDE - 1, 10), GROUND.seam, 3),
  ]);

function faceShapes(face: TileFace, size: number): Shape[] {
  const cells = face.map((land, i) => ({ x: i % 2, y: i >> 1, land }));
  const of = (area: Area) => cells.filter(({ land }) => land === area);
  const lots = cells.filter((cell): cell is typeof cell & { land: Color } => !isOpen(cell.land));
  return [
    image(slabShadow(size), 0, 0),
    image(slab(size), 0, 0),
    ...AREAS.flatMap((area) => (of(area).length ? ground(area, of(area), () => true, size) : [])),
    ...lots.map(({ x, y, land }) => image(emptyLot(land, size), x * size, y * size)),
    image(seams(size), 0, 0),
  ];
}

/** A tile by itself, nothing built on it; placed by its top left corner, `size` per space. */
export const tile = (face: TileFace, size: number): Sprite =>
  composed(`tile ${face.join(' ')}`, size, EXTENT, () => faceShapes(face, size));

/** The cream veil that turns a tile into the ghost of one. */
export const veil = (size: number): Sprite =>
  sprite('veil', size, { left: 0, top: 0, right: SIDE, bottom: SIDE }, () => [
    group([fill(box(0, 0, SIDE, SIDE, 9), '#FFF6E46B')]),
  ]);
