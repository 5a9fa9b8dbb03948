import { type Plan, SIDE } from './plan.ts';

/**
 * A continuous stretch of roadway. No block has a junction, so it is a chain with two ends or a closed
 * loop without any; an end is the cell the road stops against, empty or not.
 */
export type Road = { readonly cells: readonly number[]; readonly ends: readonly number[] };

const { N, E, S, W } = SIDE;
const OPPOSITE: readonly number[] = [0, S, W, 0, N, 0, 0, 0, E];

const steps = (stride: number): readonly number[] => [0, -stride, 1, 0, stride, 0, 0, 0, -1];

const firstSide = (sides: number) => sides & -sides;

/** All roads, in reading order of their first block. */
export function findRoads({ roads, stride }: Plan): Road[] {
  const step = steps(stride);
  const seen = new Uint8Array(roads.length);
  const found: Road[] = [];
  for (let start = 0; start < roads.length; start++) {
    const sides = roads[start]!;
    if (!sides || seen[start]) continue;
    seen[start] = 1;
    const cells = [start];
    const front = follow(roads, step, seen, cells, firstSide(sides));
    if (front === LOOP) {
      found.push({ cells, ends: [] });
      continue;
    }
    cells.reverse();
    const back = follow(roads, step, seen, cells, sides ^ firstSide(sides));
    found.push({ cells, ends: [front, back] });
  }
  return found;
}

/** What `follow` gives when it comes back to where it began. */
const LOOP = -1;

/** Goes on from the last cell by that side and collects the way; gives the cell it stops against. */
function follow(
  roads: readonly number[],
  step: readonly number[],
  seen: Uint8Array,
  cells: number[],
  side: number,
): number {
  const start = cells[0]!;
  let leaving = side;
  for (;;) {
    const next = cells[cells.length - 1]! + step[leaving]!;
    const entering = OPPOSITE[leaving]!;
    if (!(roads[next]! & entering)) return next;
    if (next === start) return LOOP;
    seen[next] = 1;
    cells.push(next);
    leaving = roads[next]! ^ entering;
  }
}
