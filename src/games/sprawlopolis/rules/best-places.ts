import { lay, makePlan, placementsOf } from './city-plan.ts';
import { pointsOf } from './scoring.ts';
import type { CardNumber, Placement } from './types.ts';
import type { View } from './view.ts';

/** A place for a card, and what it scores now. */
export type BestPlace = Placement & { readonly gain: number };

/** How many places get a button. */
export const BEST = 5;

const overlaps = (a: Placement, b: Placement) => Math.abs(a.x - b.x) < 2 && Math.abs(a.y - b.y) < 2;
const sameSpot = (a: Placement, b: Placement) => a.x === b.x && a.y === b.y;

type Position = Pick<View, 'city' | 'scoring' | 'difficulty'>;

/**
 * The places where a card scores most now, either way up, best first. They overlap with better ones only if the city is
 * small, so that they are real alternatives.
 */
function findBest(view: Position, card: CardNumber): BestPlace[] {
  const plan = makePlan(view.city);
  const now = pointsOf(plan, view);
  const rated = placementsOf(plan, [card])
    .map((place) => ({ ...place, gain: pointsOf(lay(plan, place), view) - now }))
    .sort((a, b) => b.gain - a.gain);
  const found: BestPlace[] = [];
  for (const near of [overlaps, sameSpot]) {
    for (const place of rated) {
      if (found.length < BEST && !found.some((better) => near(better, place))) found.push(place);
    }
  }
  return found.sort((a, b) => b.gain - a.gain);
}

/** Cached by position: a panel asks for the same card several times, and rating every place is slow. */
const found = new WeakMap<Position, Map<CardNumber, readonly BestPlace[]>>();

export function bestPlaces(view: Position, card: CardNumber): readonly BestPlace[] {
  const known = found.get(view) ?? new Map<CardNumber, readonly BestPlace[]>();
  found.set(view, known);
  const best = known.get(card) ?? findBest(view, card);
  known.set(card, best);
  return best;
}
