import { type Dice, itemAt, maxBy, pick, type QuickLevel, required } from '#engine';
import { lay, makePlan, type Plan, placementsOf, trying } from './city-plan.ts';
import { pointsOf, type Terms } from './scoring.ts';
import type { Action, CardNumber, Placement } from './types.ts';
import type { View } from './view.ts';

export type Place = Extract<Action, { kind: 'place' }>;
export const isPlace = (action: Action): action is Place => action.kind === 'place';

/** Plays from what its seat sees. `easy` looks at a few places; `normal` at all, and at the turn after the best of them. */
export function computer(view: View, legal: readonly Action[], dice: Dice, level: QuickLevel): Action {
  const placements = legal.filter(isPlace);
  if (placements.length === 0) return itemAt(legal, 0);
  return level === 'easy' ? glance(view, placements, dice) : lookAhead(view, placements);
}

/** How many places the easy computer looks at before it takes the best of them. */
const GLANCES = 40;

function glance(view: View, placements: readonly Place[], dice: Dice): Place {
  const seen = Array.from({ length: GLANCES }, () => pick(dice, placements));
  const plan = makePlan(view.city);
  return maxBy(seen, (placement) => pointsOf(lay(plan, placement), view));
}

/** How many of its own places the normal computer thinks through to the next turn. */
const CANDIDATES = 3;

function lookAhead(view: View, placements: readonly Place[]): Place {
  const candidates = best(makePlan(view.city), placements, view, CANDIDATES);
  return maxBy(candidates, ({ placement, points }) => pointsAfterNext(view, placement) ?? points).placement;
}

/** The points once the next seat has played the best card it is known to hold; null if none is known. */
function pointsAfterNext(view: View, placement: Placement): number | null {
  const cards = knownNext(view, placement.card);
  if (cards.length === 0) return null;
  const plan = makePlan([...view.city, placement]);
  const pointsWith = trying(plan, (tried) => pointsOf(tried, view));
  let most = -Infinity;
  for (const next of placementsOf(plan, cards)) most = Math.max(most, pointsWith(next));
  return most;
}

/** What the next seat will hold, as far as this seat can tell: the cards passed on, and its own if they are seen. */
function knownNext({ seat: viewer, hands, next }: View, played: CardNumber): CardNumber[] {
  const seat = required(viewer, 'seat of its own');
  const passed = required(itemAt(hands, seat).cards, 'hand of its own').filter((card) => card !== played);
  if (hands.length === 1) return next === null ? passed : [...passed, next];
  return [...passed, ...(itemAt(hands, (seat + 1) % hands.length).cards ?? [])];
}

type Rated<P> = { readonly placement: P; readonly points: number };

/** The placements that give most points now, best first; among equals the earlier one. */
export function best<P extends Placement>(
  plan: Plan,
  placements: readonly P[],
  terms: Terms,
  count: number,
): Rated<P>[] {
  const rated: Rated<P>[] = [];
  const pointsWith = trying(plan, (tried) => pointsOf(tried, terms));
  for (const placement of placements) {
    const points = pointsWith(placement);
    const last = rated.at(-1);
    if (rated.length === count && last && last.points >= points) continue;
    const worse = rated.findIndex((other) => other.points < points);
    if (worse >= 0) rated.splice(worse, 0, { placement, points });
    else if (rated.length < count) rated.push({ placement, points });
    if (rated.length > count) rated.pop();
  }
  return rated;
}
