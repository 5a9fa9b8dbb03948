import { codeOf, type Plan } from './city-plan.ts';
import { isEdge, type Survey } from './city-survey.ts';
import type { ConditionOf } from './condition.ts';
import type { Road } from './roads.ts';
import { type Hit, type Tally, tally } from './tally.ts';
import type { Zone } from './types.ts';

export type RoadCondition = ConditionOf<
  'road-ends' | 'road-through' | 'road-between' | 'stop' | 'longest-road' | 'loops'
>;

/** Conditions that look at each road. */
export function measureRoads({ plan, roads }: Survey, condition: RoadCondition): Tally {
  if (condition.kind === 'longest-road') return longestRoad(roads, condition.sections);
  const hits: Hit[] = [];
  for (const road of roads) {
    if (condition.kind === 'stop') collectStops(plan, road, condition, hits);
    else {
      const points = worth(plan, road, condition);
      if (points !== 0) hits.push({ points, cells: road.cells });
    }
  }
  return tally(hits);
}

function worth(
  plan: Plan,
  { cells, ends }: Road,
  condition: Exclude<RoadCondition, ConditionOf<'stop' | 'longest-road'>>,
): number {
  switch (condition.kind) {
    case 'road-ends':
      return ends.some((end) => isEdge(plan, end)) ? condition.edge : condition.points;
    case 'road-through':
      return condition.zones.every((zone) => runsThrough(plan, cells, zone)) ? condition.points : 0;
    case 'road-between':
      return joins(plan, ends, codeOf(condition.zone)) ? condition.points : 0;
    case 'loops':
      return ends.length === 0 ? cells.length * condition.points : 0;
  }
}

function runsThrough({ zones }: Plan, cells: readonly number[], zone: Zone): boolean {
  const code = codeOf(zone);
  return cells.some((cell) => zones[cell] === code);
}

const joins = ({ zones }: Plan, [a, b]: readonly number[], zone: number): boolean =>
  a !== undefined && b !== undefined && a !== b && zones[a] === zone && zones[b] === zone;

/** In a loop the first block follows the last. */
function collectStops({ zones }: Plan, { cells, ends }: Road, condition: ConditionOf<'stop'>, hits: Hit[]): void {
  const [zone, between] = [codeOf(condition.zone), codeOf(condition.between)];
  const way = ends.length === 0 ? [...cells.slice(-1), ...cells, ...cells.slice(0, 1)] : cells;
  let before: number | undefined;
  let stop: number | undefined;
  for (const after of way) {
    if (before !== undefined && stop !== undefined && zones[stop] === zone) {
      const isBetween = zones[before] === between && zones[after] === between;
      if (isBetween) hits.push({ points: condition.points, cells: [before, stop, after] });
    }
    before = stop;
    stop = after;
  }
}

function longestRoad(roads: readonly Road[], sections: number): Tally {
  let longest: readonly number[] = [];
  for (const { cells } of roads) if (cells.length > longest.length) longest = cells;
  const points = Math.floor(longest.length / sections);
  return tally(points > 0 ? [{ points, cells: longest }] : []);
}
