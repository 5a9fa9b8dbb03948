import { codeOf, EMPTY, type Plan, pointsFor } from './city-plan.ts';
import { isEdge } from './city-survey.ts';
import type { ConditionOf } from './condition.ts';
import { type Hit, type Tally, tally } from './tally.ts';
import type { Zone } from './types.ts';

export type BlockCondition = ConditionOf<'blocks' | 'company' | 'beside' | 'corners' | 'inside' | 'open-sides'>;

/** Conditions that look at each block and its neighbors. */
export function measureBlocks(plan: Plan, condition: BlockCondition): Tally {
  const hits: Hit[] = [];
  blockPoints(plan, condition, (points, cell) => hits.push({ points, cells: [cell] }));
  return tally(hits);
}

/** Their points; each block that has some is told of. */
export function blockPoints(
  plan: Plan,
  condition: BlockCondition,
  tell: ((points: number, cell: number) => void) | null,
): number {
  const { zones } = plan;
  const wanted = condition.kind === 'blocks' ? EMPTY : codeOf(condition.zone);
  let sum = 0;
  for (let cell = 0; cell < zones.length; cell++) {
    const zone = zones[cell];
    if (!zone || (wanted !== EMPTY && zone !== wanted)) continue;
    const points = worth(plan, cell, zone, condition);
    sum += points;
    if (points !== 0) tell?.(points, cell);
  }
  return sum;
}

function worth(plan: Plan, cell: number, zone: number, condition: BlockCondition): number {
  switch (condition.kind) {
    case 'blocks':
      return pointsFor(condition.points, zone);
    case 'company':
      return keepsCompany(plan, cell, condition.only) ? condition.points : 0;
    case 'beside':
      return sidesOn(plan, cell, codeOf(condition.other)) >= condition.min ? condition.points : 0;
    case 'corners':
      return cornersOn(plan, cell, codeOf(condition.zone)) > 0 ? condition.points : 0;
    case 'inside':
      return openSides(plan, cell) > 0 ? condition.edge : condition.points;
    case 'open-sides':
      // At an edge 1, at a corner 2: a block lies in a 2 by 2 card, so its open sides are at most two and meet.
      return openSides(plan, cell) * condition.points;
  }
}

const is = (a: number | undefined, b: number): number => (a === b ? 1 : 0);

const sidesOn = ({ zones, stride }: Plan, cell: number, zone: number): number =>
  is(zones[cell - stride], zone) +
  is(zones[cell + 1], zone) +
  is(zones[cell + stride], zone) +
  is(zones[cell - 1], zone);

const cornersOn = ({ zones, stride }: Plan, cell: number, zone: number): number =>
  is(zones[cell - stride - 1], zone) +
  is(zones[cell - stride + 1], zone) +
  is(zones[cell + stride - 1], zone) +
  is(zones[cell + stride + 1], zone);

function keepsCompany(plan: Plan, cell: number, only: readonly Zone[]): boolean {
  let good = sidesOn(plan, cell, EMPTY);
  for (const zone of only) good += sidesOn(plan, cell, codeOf(zone));
  return good === 4;
}

const openSides = (plan: Plan, cell: number): number =>
  Number(isEdge(plan, cell - plan.stride)) +
  Number(isEdge(plan, cell + 1)) +
  Number(isEdge(plan, cell + plan.stride)) +
  Number(isEdge(plan, cell - 1));
