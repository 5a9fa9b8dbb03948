import { areas, besides, type Grid, indexOf, makeGrid } from '../../engine/grid.ts';
import { AREAS, type Area, type Space } from './types.ts';

/** A neighborhood laid out for looking around in it. */
export type Plan = {
  readonly grid: Grid<Space>;
  readonly spaces: readonly Space[];
  readonly areas: (land: Area) => readonly (readonly Space[])[];
};

export function makePlan(spaces: readonly Space[]): Plan {
  const grid = makeGrid(spaces);
  const found: { [land in Area]?: Space[][] } = {};
  return {
    grid,
    spaces,
    areas: (land) => {
      found[land] ??= areas(grid, (space) => space.land === land);
      return found[land];
    },
  };
}

export const isBuilding = (space: Space | null | undefined): space is Space => !!space && space.height > 0;

/** The spaces above, right, below and left; nothing beyond the edge. */
export function neighbors({ grid }: Plan, space: Space): Space[] {
  return besides(grid, indexOf(grid, space))
    .map((index) => grid.cells[index])
    .filter((cell): cell is Space => !!cell);
}

export function sidesOn({ grid }: Plan, space: Space, land: Area): number {
  let sides = 0;
  for (const index of besides(grid, indexOf(grid, space))) if (grid.cells[index]?.land === land) sides++;
  return sides;
}

export const differentFeatures = (area: readonly Space[]): number =>
  new Set(area.map((space) => space.feature).filter((feature) => feature !== null)).size;

/** The buildings beside an area, each once. */
export const buildingsAround = (plan: Plan, area: readonly Space[]): Space[] => [
  ...new Set(area.flatMap((space) => neighbors(plan, space).filter(isBuilding))),
];

export const colorsAround = (plan: Plan, area: readonly Space[]): number =>
  new Set(buildingsAround(plan, area).map((space) => space.color)).size;

export const otherArea = (land: Area): Area => AREAS.find((other) => other !== land)!;

/** The first of the largest areas; none if there is none. */
export const largestArea = (plan: Plan, land: Area): readonly Space[] =>
  plan.areas(land).reduce<readonly Space[]>((best, area) => (area.length > best.length ? area : best), []);
