import type { TileFace } from '../../games/cities/content.ts';
import { AREAS, type Area, type Color, type Land } from '../../games/cities/types.ts';
import { box } from '../outline.ts';
import { fill, group, image, line, rect, type Shape, type Sprite } from '../shape.ts';
import { sprite } from '../sprite.ts';
import { GROUND, SPACE } from '../theme.ts';
import { ground } from './ground.ts';
import { emptyLot } from './lot.ts';

const SIDE = 2 * SPACE;

export const isOpen = (land: Land): land is Area => (AREAS as readonly Land[]).includes(land);

/** The cardboard under a tile: shadow, brown thickness, face. */
export const slabShadow = (x: number, y: number): Shape => rect(x + 7, y + 12, SIDE, SIDE, { fill: '#0E132357' }, 12);
export const slab = (x: number, y: number): Shape[] => [
  fill(box(x, y, SIDE, SIDE + 6, 9), GROUND.cardEdge),
  fill(box(x, y, SIDE, SIDE, 9), GROUND.card),
];

/** Dark line around each tile, light line inside its upper left edges: the tile looks embossed. */
export const seams = (x: number, y: number): Shape[] => [
  line(
    `M${x + 3.5} ${y + SIDE - 8}V${y + 12}Q${x + 3.5} ${y + 3.5} ${x + 12} ${y + 3.5}H${x + SIDE - 8}`,
    GROUND.gloss,
    3,
  ),
  line(box(x + 0.5, y + 0.5, SIDE - 1, SIDE - 1, 10), GROUND.seam, 3),
];
export const hairlines = (x: number, y: number): Shape =>
  line(`M${x + SPACE} ${y + 4}V${y + SIDE - 4}M${x + 4} ${y + SPACE}H${x + SIDE - 4}`, GROUND.hairline, 2);

function faceShapes(face: TileFace): Shape[] {
  const cells = face.map((land, i) => ({ x: i % 2, y: i >> 1, land }));
  const of = (area: Area) => cells.filter(({ land }) => land === area);
  const lots = cells.filter((cell): cell is typeof cell & { land: Color } => !isOpen(cell.land));
  return [
    slabShadow(0, 0),
    ...slab(0, 0),
    ...AREAS.flatMap((area) => (of(area).length ? ground(area, of(area), () => true) : [])),
    ...lots.map(({ x, y, land }) => image(emptyLot(land, SPACE), x * SPACE, y * SPACE)),
    hairlines(0, 0),
    ...seams(0, 0),
  ];
}

/** A tile by itself, nothing built on it; placed by its top left corner, `size` per space. */
export const tile = (face: TileFace, size: number): Sprite =>
  sprite(`tile ${face.join(' ')}`, size, { left: -2, top: -2, right: SIDE + 10, bottom: SIDE + 16 }, () =>
    faceShapes(face),
  );

/** The cream veil that turns a tile into the ghost of one. */
export const veil = (size: number): Sprite =>
  sprite('veil', size, { left: 0, top: 0, right: SIDE, bottom: SIDE }, () => [
    group([fill(box(0, 0, SIDE, SIDE, 9), '#FFF6E46B')]),
  ]);
