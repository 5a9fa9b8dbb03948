import { composed, group, image, type Shape, SPACE, type Sprite, seams, slab, slabShadow } from '#draw';
import { boundingBox, connectedAreas, makeGrid } from '#engine';
import { AREAS } from '../rules/kinds.ts';
import type { Space, Town } from '../rules/types.ts';
import { ground } from './area-ground.ts';

const isBare = ({ feature }: Space) => feature === null;

function shapes({ tiles, spaces }: Town, left: number, top: number, size: number): Shape[] {
  const corners = tiles.map(({ x, y }) => ({ x: (2 * x - left) * size, y: (2 * y - top) * size }));
  const laid = (sprite: Sprite) => corners.map(({ x, y }) => image(sprite, x, y));
  const bare = new Set(spaces.filter(isBare).map(({ x, y }) => `${x},${y}`));
  const grid = makeGrid(spaces);
  const open = AREAS.flatMap((area) =>
    connectedAreas(grid, (space) => space.land === area).flatMap((cells) =>
      ground(area, cells, ({ x, y }) => bare.has(`${x},${y}`), size),
    ),
  );
  return [
    ...laid(slabShadow(size)),
    ...laid(slab(size)),
    group(open, { x: -left * size, y: -top * size }),
    ...laid(seams(size)),
  ];
}

/** Cardboard, water and parks of a whole neighborhood, placed by its first space's corner; changes with tiles and features. */
export function terrain(town: Town, size: number): Sprite {
  const { left, top, width, height } = boundingBox(town.spaces);
  const laid = town.tiles.map(({ tile, x, y, turn }) => `${tile}.${x}.${y}.${turn}`).join(' ');
  const covered = town.spaces.flatMap((space, i) => (isBare(space) ? [] : [i])).join(' ');
  const extent = { left: -2, top: -2, right: width * SPACE + 12, bottom: height * SPACE + 18 };
  return composed(`terrain ${laid}/${covered}`, size, extent, () => shapes(town, left, top, size));
}
