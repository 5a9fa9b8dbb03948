import { EMPTY, type Plan } from './city-plan.ts';
import { findGroups, type Groups } from './groups.ts';
import { findRoads, type Road } from './roads.ts';

/** A city with its groups and roads found: all that scoring looks at. */
export type Survey = { readonly plan: Plan; readonly groups: Groups; readonly roads: readonly Road[] };

export const survey = (plan: Plan): Survey => ({ plan, groups: findGroups(plan), roads: findRoads(plan) });

/**
 * Our ruling, as the rules do not say: a gap closed in on all sides is an edge of the city like the
 * outside. `false` turns it round.
 */
const GAPS_ARE_EDGES: boolean = true;

/** Whether what lies in this cell is the city's edge. */
export const isEdge = (plan: Plan, cell: number): boolean =>
  plan.zones[cell] === EMPTY && (GAPS_ARE_EDGES || reachesOutside(plan, cell));

function reachesOutside({ zones, stride }: Plan, start: number): boolean {
  const seen = new Set([start]);
  for (const cell of seen) {
    if (cell < stride) return true;
    for (const beside of [cell - stride, cell + 1, cell + stride, cell - 1]) {
      if (zones[beside] === EMPTY) seen.add(beside);
    }
  }
  return false;
}
