import type { Point } from '#engine';
import type { Condition } from './condition.ts';
import { COLORS, FEATURES } from './kinds.ts';
import { place, takesFeature, takesPiece } from './neighborhood.ts';
import { makePlan } from './neighborhood-plan.ts';
import { timesMet } from './occurrences.ts';
import type { Placement, Space, Town } from './types.ts';

/** A space where one more item adds `more` occurrences of a condition. */
export type Nearby = Point & { readonly more: number };

/** What makes a card pay more: a piece, a feature, or only land. */
export type Growth = 'piece' | 'feature' | 'tile';

export function growthOf(condition: Condition): Growth {
  if (condition.kind === 'ground' || condition.kind === 'crossing') return 'tile';
  if (condition.kind !== 'area') return 'piece';
  if (condition.colors > 0) return 'piece';
  return condition.features > 0 ? 'feature' : 'tile';
}

function steps(space: Space, growth: Growth): Placement[] {
  const { x, y } = space;
  switch (growth) {
    case 'piece':
      return COLORS.filter((color) => takesPiece(space, color)).map((color) => ({ kind: 'piece', color, x, y }));
    case 'feature':
      return FEATURES.filter((feature) => takesFeature(space, feature)).map((feature) => ({
        kind: 'feature',
        feature,
        x,
        y,
      }));
    case 'tile':
      return [];
  }
}

/** Every space where a single piece or feature would fulfill the condition once more, and how often at best. */
export function nearby(town: Town, condition: Condition): Nearby[] {
  const growth = growthOf(condition);
  const now = timesMet(makePlan(town.spaces), condition);
  const after = (step: Placement) => timesMet(makePlan(place(town, step).spaces), condition);
  return town.spaces.flatMap((space) => {
    const more = Math.max(0, ...steps(space, growth).map((step) => after(step) - now));
    return more > 0 ? [{ x: space.x, y: space.y, more }] : [];
  });
}
