import type { Level } from '../../../engine/game.ts';
import { type Dice, pick } from '../../../engine/rng.ts';
import { lay, makePlan, type Plan, placementsOf } from './plan.ts';
import { pointsOf, type Terms } from './scoring.ts';
import type { Action, CardNumber, Placement } from './types.ts';
import type { View } from './view.ts';

type Place = Extract<Action, { kind: 'place' }>;
const isPlace = (action: Action): action is Place => action.kind === 'place';

/** Plays from what its seat sees. `easy` looks at a few places; `normal` at all, and at the turn after the best of them. */
export function computer(view: View, legal: readonly Action[], dice: Dice, level: Level): Action {
  const placements = legal.filter(isPlace);
  if (placements.length === 0) return legal[0]!;
  return level === 'easy' ? glance(view, placements, dice) : lookAhead(view, placements);
}

/** How many places the easy computer looks at before it takes the best of them. */
const GLANCES = 40;

function glance(view: View, placements: readonly Place[], dice: Dice): Place {
  const seen = Array.from({ length: GLANCES }, () => pick(dice, placements));
  return best(makePlan(view.city), seen, view, 1)[0]!.placement;
}

/** How many of its own places the normal computer thinks through to the next turn. */
const CANDIDATES = 3;

function lookAhead(view: View, placements: readonly Place[]): Place {
  const candidates = best(makePlan(view.city), placements, view, CANDIDATES);
  let chosen = candidates[0]!.placement;
  let highest = -Infinity;
  for (const { placement, points } of candidates) {
    const value = pointsAfterNext(view, placement) ?? points;
    if (value > highest) [chosen, highest] = [placement, value];
  }
  return chosen;
}

/** The points once the next seat has played the best card it is known to hold; null if none is known. */
function pointsAfterNext(view: View, placement: Placement): number | null {
  const cards = knownNext(view, placement.card);
  if (cards.length === 0) return null;
  const plan = makePlan([...view.city, placement]);
  return best(plan, placementsOf(plan, cards), view, 1)[0]!.points;
}

/** What the next seat will hold, as far as this seat can tell: the cards passed on, and its own if they are seen. */
function knownNext({ seat, hands, next }: View, played: CardNumber): CardNumber[] {
  const passed = hands[seat!]!.cards!.filter((card) => card !== played);
  if (hands.length === 1) return next === null ? passed : [...passed, next];
  return [...passed, ...(hands[(seat! + 1) % hands.length]!.cards ?? [])];
}

type Rated<P> = { readonly placement: P; readonly points: number };

/** The placements that give most points now, best first; among equals the earlier one. */
function best<P extends Placement>(plan: Plan, placements: readonly P[], terms: Terms, count: number): Rated<P>[] {
  const rated: Rated<P>[] = [];
  for (const placement of placements) {
    const points = pointsOf(lay(plan, placement), terms);
    if (rated.length === count && points <= rated[count - 1]!.points) continue;
    let rank = rated.length;
    while (rank > 0 && rated[rank - 1]!.points < points) rank--;
    rated.splice(rank, 0, { placement, points });
    if (rated.length > count) rated.pop();
  }
  return rated;
}
