import { cellIndex, type Grid, makeGrid, neighborIndexes, type Point } from '#engine';
import { EXTENT, TOURISTS } from './content.ts';
import type { Field, ScoringLevel } from './types.ts';
import { directions, look, type Zone, type ZoneKind, zonesOf } from './zones.ts';

/** Weights for points that may still come, tuned by playing variants against each other. */
export type Weights = {
  /** For each side of a zone that can still be built on, as a share of the rounds left. */
  readonly side: { readonly [kind in ZoneKind]: number };
  /** For each view from a terrace that ends where can still be built. */
  readonly view: number;
  /** Share of the best homes without a tourist, for as many tourists as can still come. */
  readonly free: number;
};

/** A place that pays for one tourist: a zone, or a terrace by itself. */
type Home = { readonly worth: number };

export type Survey = {
  readonly grid: Grid<Field>;
  /** The home each cell belongs to; null for water and holes. */
  readonly homeAt: readonly (Home | null)[];
  /** The best one first. */
  readonly ranked: readonly Home[];
};

const LONGEST = 2 * EXTENT;

/** Whether a tile can still come to lie on this cell. */
function isOpen({ cells, stride, width, height }: Grid<Field>, index: number): boolean {
  if (cells[index] !== null) return false;
  const x = index % stride;
  if (x === 0 || x > width) return width < LONGEST;
  return (index >= stride && index < stride * (height + 1)) || height < LONGEST;
}

function openSides(grid: Grid<Field>, { fields }: Zone): number {
  let sides = 0;
  for (const field of fields) {
    for (const index of neighborIndexes(grid, cellIndex(grid, field))) if (isOpen(grid, index)) sides++;
  }
  return sides;
}

function viewWorth(grid: Grid<Field>, from: number, level: ScoringLevel, view: number): number {
  let worth = 0;
  for (const step of directions(grid)) {
    const seen = look(grid, from, step, level).length;
    worth += seen + (isOpen(grid, from + step * (seen + 1)) ? view : 0);
  }
  return worth;
}

/** What every home is worth with this share of the rounds left. */
export function survey(level: ScoringLevel, fields: readonly Field[], left: number, weights: Weights): Survey {
  const grid = makeGrid(fields);
  const homeAt = new Array<Home | null>(grid.cells.length).fill(null);
  const homes: Home[] = [];
  for (const zone of zonesOf(grid, level)) {
    const growth = left * weights.side[zone.kind] * openSides(grid, zone);
    const home = { worth: zone.fields.length + zone.beside.length + growth };
    for (const field of zone.fields) homeAt[cellIndex(grid, field)] = home;
    homes.push(home);
  }
  for (const field of fields) {
    if (field.kind !== 'terrace' || level === '1') continue;
    const at = cellIndex(grid, field);
    const home = { worth: viewWorth(grid, at, level, left * weights.view) };
    homeAt[at] = home;
    homes.push(home);
  }
  return { grid, homeAt, ranked: homes.sort((a, b) => b.worth - a.worth) };
}

/** What the tourists in these homes are worth, and the best free homes for those who can still come. */
export function worthOf(
  { grid, homeAt, ranked }: Survey,
  tourists: readonly Point[],
  rounds: number,
  weights: Weights,
): number {
  const taken: Home[] = [];
  let sum = 0;
  for (const tourist of tourists) {
    const home = homeAt[cellIndex(grid, tourist)];
    if (!home || taken.includes(home)) continue;
    taken.push(home);
    sum += home.worth;
  }
  let coming = Math.min(TOURISTS - tourists.length, rounds);
  for (const home of ranked) {
    if (coming <= 0) break;
    if (taken.includes(home)) continue;
    sum += weights.free * home.worth;
    coming--;
  }
  return sum;
}
