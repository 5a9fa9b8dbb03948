import { type Plan, SIDE } from './city-plan.ts';

/**
 * A continuous stretch of roadway. No block has a junction, so it is a chain with two ends or a closed
 * loop without any; an end is the cell the road stops against, empty or not.
 */
export type Road = { readonly cells: readonly number[]; readonly ends: readonly number[] };

const { N, E, S } = SIDE;

/** How far it is to the next cell by the side of this bit. */
function stepBy(side: number, stride: number): number {
  if (side === N) return -stride;
  if (side === E) return 1;
  return side === S ? stride : -1;
}

/** North is two bits from South, East from West. */
const opposite = (side: number): number => (side < S ? side << 2 : side >> 2);

const firstSide = (road: number): number => road & -road;
const otherSide = (road: number, side: number): number => road ^ side;

/** All roads, in reading order of their first block. */
export function findRoads({ roads, stride }: Plan): Road[] {
  const seen = new Uint8Array(roads.length);
  const found: Road[] = [];
  for (let start = 0; start < roads.length; start++) {
    const road = roads[start];
    if (!road || seen[start]) continue;
    seen[start] = 1;
    const cells = [start];
    const front = follow(roads, stride, seen, cells, start, firstSide(road));
    if (front === LOOP) {
      found.push({ cells, ends: [] });
      continue;
    }
    cells.reverse();
    const back = follow(roads, stride, seen, cells, start, otherSide(road, firstSide(road)));
    found.push({ cells, ends: [front, back] });
  }
  return found;
}

/** How many roads there are, without saying where. */
export function countRoads({ roads, stride }: Plan): number {
  const seen = new Uint8Array(roads.length);
  const cells: number[] = [];
  let count = 0;
  for (let start = 0; start < roads.length; start++) {
    const road = roads[start];
    if (!road || seen[start]) continue;
    count++;
    const first = firstSide(road);
    if (follow(roads, stride, seen, cells, start, first) === LOOP) continue;
    follow(roads, stride, seen, cells, start, otherSide(road, first));
  }
  return count;
}

/** What `follow` gives when it comes back to where it began. */
const LOOP = -1;

/** Leaves the start by that side and collects the way; gives the cell it stops against. */
function follow(
  roads: readonly number[],
  stride: number,
  seen: Uint8Array,
  cells: number[],
  start: number,
  side: number,
): number {
  let leaving = side;
  for (let next = start + stepBy(leaving, stride); ; next += stepBy(leaving, stride)) {
    const entering = opposite(leaving);
    const road = roads[next];
    if (!road || !(road & entering)) return next;
    if (next === start) return LOOP;
    seen[next] = 1;
    cells.push(next);
    leaving = otherSide(road, entering);
  }
}
