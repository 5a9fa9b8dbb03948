import { composed, image, type Shape, type Sprite, seams, slab, slabShadow, TILE_EXTENT } from '#draw';
import type { TileFace } from '../rules/content.ts';
import { isOpen } from '../rules/held-item.ts';
import { AREAS, type Area, type Color } from '../rules/kinds.ts';
import { ground } from './area-ground.ts';
import { emptyLot } from './building-lot.ts';

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
  composed(`tile ${face.join(' ')}`, size, TILE_EXTENT, () => faceShapes(face, size));
