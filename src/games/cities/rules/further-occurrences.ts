import type { Condition, ConditionOf } from './condition.ts';
import { isBuildable } from './neighborhood.ts';
import { areasOf, differentFeatures, isBuilding, type Plan, sidesOn } from './neighborhood-plan.ts';
import { type Pattern, windows } from './occurrences.ts';
import type { Space } from './types.ts';

/** The factor per missing step of an occurrence. */
const STEP = 0.45;
const chance = (missing: number) => STEP ** missing;

/** The expected number of further occurrences, each weighted by the chance of its missing steps. */
export function furtherOccurrences(plan: Plan, condition: Condition): number {
  switch (condition.kind) {
    case 'building':
      return plan.spaces.reduce((sum, space) => sum + promisingBuilding(plan, space, condition), 0);
    case 'area':
      return areasOf(plan, condition.land).reduce((sum, area) => sum + promisingArea(area, condition), 0);
    case 'pattern':
      return windows(plan, condition.shape, isBuildable).reduce((sum, set) => sum + promisingSet(set, condition), 0);
    default:
      return 0;
  }
}

function promisingBuilding(plan: Plan, space: Space, { color, min, beside, sides }: ConditionOf<'building'>): number {
  const missing = min - space.height;
  if (missing <= 0 || !isBuildable(space)) return 0;
  const mine = space.color ?? (space.feature === 'special' ? color : space.land);
  if (color && mine !== color) return 0;
  return beside && sidesOn(plan, space, beside) < sides ? 0 : chance(missing);
}

function promisingArea(area: readonly Space[], { min, features }: ConditionOf<'area'>): number {
  const kinds = features ? differentFeatures(area) : 0;
  if (area.length >= min && kinds >= features) return 0;
  return chance(Math.max(0, min - area.length) + Math.max(0, features - kinds));
}

function promisingSet(set: readonly Space[], { color }: Pattern): number {
  const missing = set.filter((space) => !isBuilding(space)).length;
  if (missing === 0) return 0;
  const colors = new Set(set.map((space) => space.color ?? space.land)).size;
  if (color === 'same' && colors > 1) return 0;
  if (color === 'different' && colors < set.length) return 0;
  return chance(missing + 1);
}
