import { cellIndex, connectedAreas, type Grid, makeGrid, neighborIndexes } from '#engine';
import type { Area } from './kinds.ts';
import type { Space } from './types.ts';

type Areas = readonly (readonly Space[])[];

/** A neighborhood on a grid for quick lookups; its areas are computed on first use. */
export type Plan = {
  readonly grid: Grid<Space>;
  readonly spaces: readonly Space[];
  readonly found: { water: Areas | null; park: Areas | null };
};

export const makePlan = (spaces: readonly Space[]): Plan => ({
  grid: makeGrid(spaces),
  spaces,
  found: { water: null, park: null },
});

export function areasOf({ grid, found }: Plan, land: Area): Areas {
  found[land] ??= connectedAreas(grid, (space) => space.land === land);
  return found[land];
}

export const isBuilding = (space: Space | null | undefined): space is Space => !!space && space.height > 0;

const isOn = (space: Space | null | undefined, land: Area) => (space?.land === land ? 1 : 0);

export function sidesOn({ grid }: Plan, space: Space, land: Area): number {
  const { cells, stride } = grid;
  const at = cellIndex(grid, space);
  return (
    isOn(cells[at - stride], land) +
    isOn(cells[at + 1], land) +
    isOn(cells[at + stride], land) +
    isOn(cells[at - 1], land)
  );
}

export const differentFeatures = (area: readonly Space[]): number =>
  new Set(area.map((space) => space.feature).filter((feature) => feature !== null)).size;

/** The buildings beside an area, each once. */
export function buildingsAround({ grid }: Plan, area: readonly Space[]): Space[] {
  const found: Space[] = [];
  for (const space of area) {
    for (const index of neighborIndexes(grid, cellIndex(grid, space))) {
      const beside = grid.cells[index];
      if (isBuilding(beside) && !found.includes(beside)) found.push(beside);
    }
  }
  return found;
}

export const colorsAround = (plan: Plan, area: readonly Space[]): number =>
  new Set(buildingsAround(plan, area).map((space) => space.color)).size;

export const otherArea = (land: Area): Area => (land === 'water' ? 'park' : 'water');

/** The first of the largest areas; none if there is none. */
export const largestArea = (plan: Plan, land: Area): readonly Space[] =>
  areasOf(plan, land).reduce<readonly Space[]>((best, area) => (area.length > best.length ? area : best), []);
