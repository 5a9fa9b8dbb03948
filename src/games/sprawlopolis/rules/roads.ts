import { type Plan, SIDE } from './plan.ts';

/**
 * A continuous stretch of roadway. No block has a junction, so it is a chain with two ends or a closed
 * loop without any; an end is the cell the road stops against, empty or not.
 */
export type Road = { readonly cells: readonly number[]; readonly ends: readonly number[] };

const { N, E, S, W } = SIDE;
type Side = (typeof SIDE)[keyof typeof SIDE];
/** One value for each side, at the place of its bit. */
type PerSide<T> = readonly [null, T, T, null, T, null, null, null, T];
const perSide = <T>(n: T, e: T, s: T, w: T): PerSide<T> => [null, n, e, null, s, null, null, null, w];

const OPPOSITE = perSide<Side>(S, W, N, E);
/** How far it is to the next cell by each side. */
type Steps = PerSide<number>;

function sideOf(bit: number): Side {
  if (bit === N || bit === E || bit === S || bit === W) return bit;
  throw new Error(`${bit} is no side`);
}

const firstSide = (road: number): Side => sideOf(road & -road);
const otherSide = (road: number, side: Side): Side => sideOf(road ^ side);

/** All roads, in reading order of their first block. */
export function findRoads({ roads, stride }: Plan): Road[] {
  const steps = perSide(-stride, 1, stride, -1);
  const seen = new Uint8Array(roads.length);
  const found: Road[] = [];
  for (let start = 0; start < roads.length; start++) {
    const road = roads[start];
    if (!road || seen[start]) continue;
    seen[start] = 1;
    const cells = [start];
    const front = follow(roads, steps, seen, cells, start, firstSide(road));
    if (front === LOOP) {
      found.push({ cells, ends: [] });
      continue;
    }
    cells.reverse();
    const back = follow(roads, steps, seen, cells, start, otherSide(road, firstSide(road)));
    found.push({ cells, ends: [front, back] });
  }
  return found;
}

/** What `follow` gives when it comes back to where it began. */
const LOOP = -1;

/** Leaves the start by that side and collects the way; gives the cell it stops against. */
function follow(
  roads: readonly number[],
  steps: Steps,
  seen: Uint8Array,
  cells: number[],
  start: number,
  side: Side,
): number {
  let leaving = side;
  for (let next = start + steps[leaving]; ; next += steps[leaving]) {
    const entering = OPPOSITE[leaving];
    const road = roads[next];
    if (!road || !(road & entering)) return next;
    if (next === start) return LOOP;
    seen[next] = 1;
    cells.push(next);
    leaving = otherSide(road, entering);
  }
}
