import { areas, boundingBox, makeGrid } from '../../engine/grid.ts';
import { AREAS, type Space, type Town } from '../../games/cities/types.ts';
import { ground } from '../kit/ground.ts';
import { hairlines, seams, slab, slabShadow } from '../kit/tile.ts';
import { group, type Shape, type Sprite } from '../shape.ts';
import { sprite } from '../sprite.ts';
import { SPACE } from '../theme.ts';

const isBare = ({ feature }: Space) => feature === null;

function shapes({ tiles, spaces }: Town, left: number, top: number): Shape[] {
  const slabs = tiles.map(({ x, y }) => ({ x: 2 * x * SPACE, y: 2 * y * SPACE }));
  const bare = new Set(spaces.filter(isBare).map(({ x, y }) => `${x},${y}`));
  const open = AREAS.flatMap((area) =>
    areas(makeGrid(spaces), (space) => space.land === area).flatMap((cells) =>
      ground(area, cells, ({ x, y }) => bare.has(`${x},${y}`)),
    ),
  );
  return [
    group(
      [
        ...slabs.map(({ x, y }) => slabShadow(x, y)),
        ...slabs.flatMap(({ x, y }) => slab(x, y)),
        ...open,
        ...slabs.map(({ x, y }) => hairlines(x, y)),
        ...slabs.flatMap(({ x, y }) => seams(x, y)),
      ],
      { x: -left * SPACE, y: -top * SPACE },
    ),
  ];
}

/** Cardboard, water and parks of a whole neighborhood, placed by its first space's corner; changes with tiles and features. */
export function terrain(town: Town, size: number): Sprite {
  const { left, top, width, height } = boundingBox(town.spaces);
  const laid = town.tiles.map(({ tile, x, y, turn }) => `${tile}.${x}.${y}.${turn}`).join(' ');
  const covered = town.spaces.flatMap((space, i) => (isBare(space) ? [] : [i])).join(' ');
  const extent = { left: -2, top: -2, right: width * SPACE + 12, bottom: height * SPACE + 18 };
  return sprite(`terrain ${laid}/${covered}`, size, extent, () => shapes(town, left, top));
}
