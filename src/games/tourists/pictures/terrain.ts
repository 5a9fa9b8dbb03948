import { composed, group, image, type Shape, SPACE, type Sprite, seams, slab, slabShadow } from '#draw';
import { boundingBox, connectedAreas, makeGrid, type Point } from '#engine';
import type { Field, PlacedTile } from '../rules/types.ts';
import { type Flowing, ground, terrace } from './city-ground.ts';

const FLOWING: readonly Flowing[] = ['water', 'park', 'attraction'];

type Terrain = {
  readonly tiles: readonly PlacedTile[];
  readonly fields: readonly Field[];
  /** Fields whose zones score, by which their curbs take the color of the seat. */
  readonly scoring: readonly Point[];
  readonly curb: string;
};

function shapes({ tiles, fields, scoring, curb }: Terrain, origin: Point, size: number): Shape[] {
  const corners = tiles.map(({ x, y }) => ({ x: (2 * x - origin.x) * size, y: (2 * y - origin.y) * size }));
  const laid = (sprite: Sprite) => corners.map(({ x, y }) => image(sprite, x, y));
  const grid = makeGrid(fields);
  const scores = ({ x, y }: Field) => scoring.some((at) => at.x === x && at.y === y);
  const grounds = FLOWING.flatMap((kind) =>
    connectedAreas(grid, (field) => field.kind === kind).flatMap((cells) =>
      ground(kind, cells, size, cells.some(scores) ? curb : null),
    ),
  );
  const terraces = fields
    .filter(({ kind }) => kind === 'terrace')
    .map(({ x, y }) => image(terrace(size), x * size, y * size));
  return [
    ...laid(slabShadow(size)),
    ...laid(slab(size)),
    group([...terraces, ...grounds], { x: -origin.x * size, y: -origin.y * size }),
    ...laid(seams(size)),
  ];
}

/** Cardboard and grounds of a whole city, placed by the corner of its first field; changes with tiles and scored zones. */
export function terrain(city: Terrain, size: number): Sprite {
  const { left, top, width, height } = boundingBox(city.fields);
  const laid = city.tiles.map(({ tile, x, y, turn }) => `${tile}.${x}.${y}.${turn}`).join(' ');
  const scoring = city.scoring.map(({ x, y }) => `${x}.${y}`).join(' ');
  const key = `streets ${laid}/${scoring}/${scoring ? city.curb : ''}`;
  const extent = { left: -2, top: -2, right: width * SPACE + 12, bottom: height * SPACE + 18 };
  return composed(key, size, extent, () => shapes(city, { x: left, y: top }, size));
}
