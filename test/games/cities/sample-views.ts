import { type Dice, makeDice, makeRng, type Seat } from '#engine';
import { cities } from '../../../src/games/cities/rules/index.ts';
import type { Action, CitiesOptions, State } from '../../../src/games/cities/rules/types.ts';
import type { View } from '../../../src/games/cities/rules/view.ts';

/** Chooses like a beginner: mostly builds and places, seldom drops. */
function choose(dice: Dice, legal: readonly Action[]): Action {
  const useful = legal.filter((action) => action.kind !== 'drop');
  const from = useful.length ? useful : legal;
  return from[dice.roll(from.length)]!;
}

/** Every state of one random game, from the first choice to the end. */
export function playout(seed: string, seats: number, options: CitiesOptions): State[] {
  const dice = makeDice(makeRng(`moves ${seed}`));
  let state = cities.setup(seats, options, seed);
  const states = [state];
  for (let [seat] = cities.waiting(state); seat !== undefined; [seat] = cities.waiting(state)) {
    state = cities.apply(state, seat, choose(dice, cities.legal(state, seat)));
    states.push(state);
  }
  return states;
}

export const viewOf = (state: State, seat: Seat | null = null): View => cities.view(state, seat);
