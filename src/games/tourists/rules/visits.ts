import { cellIndex, type Grid, makeGrid, type Point } from '#engine';
import { fieldsOf, fieldsOfTile, isAt } from './city.ts';
import { TOURISTS } from './content.ts';
import type { City, Field, PlacedTile, Visit } from './types.ts';

/** Clockwise from straight up. */
const STEPS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
] as const;

/** The cells have a border of one, so a step from any field stays on the grid. */
function walks(grid: Grid<Field>, tourists: readonly Point[], { x, y }: Point): Visit[] {
  const found: Visit[] = [];
  for (const [dx, dy] of STEPS) {
    const to = grid.cells[cellIndex(grid, { x: x + dx, y: y + dy })];
    if (to && isFree(to, tourists)) found.push({ kind: 'walk', from: { x, y }, x: to.x, y: to.y });
  }
  return found;
}

/** Never on water, never two on a field. */
const isFree = (field: Field, tourists: readonly Point[]) =>
  field.kind !== 'water' && !tourists.some((tourist) => isAt(tourist, field));

/** Everything a tourist may do once the tile lies, in a fixed order: new ones, jumps, walks, nothing. */
export function visitsOf({ tiles, tourists }: City, laid: PlacedTile): Visit[] {
  const grid = makeGrid(fieldsOf(tiles));
  const free = fieldsOfTile(laid).filter((field) => isFree(field, tourists));
  const visits: Visit[] = [];
  if (tourists.length < TOURISTS) for (const { x, y } of free) visits.push({ kind: 'tourist', x, y });
  for (const from of tourists) for (const { x, y } of free) visits.push({ kind: 'jump', from, x, y });
  for (const from of tourists) visits.push(...walks(grid, tourists, from));
  visits.push({ kind: 'stay' });
  return visits;
}
