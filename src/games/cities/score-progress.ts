import type { Seat } from '#engine';
import type { Progress } from '#games/contract';
import { claimsOf, scoreTown, townOf } from './rules/scoring.ts';
import type { Town } from './rules/types.ts';
import type { View } from './rules/view.ts';

/** A turn changes one town: what the others count is known from the moment before. */
const counted = new WeakMap<Town, number>();

function pointsOf(view: View, seat: Seat): number {
  const town = townOf(view, seat);
  const known = counted.get(town) ?? scoreTown(town, view.board, []).total;
  counted.set(town, known);
  return claimsOf(view, seat).reduce((sum, { value }) => sum + value, known);
}

export const progress = (view: View, seat: Seat): Progress => ({
  total: pointsOf(view, seat),
  target: null,
  round: view.round,
  rounds: view.rounds,
});
