import type { Level } from '../src/engine/game.ts';
import { makeDice, makeRng, pick } from '../src/engine/rng.ts';
import { cities } from '../src/games/cities/index.ts';
import type { CitiesOptions, State } from '../src/games/cities/types.ts';

export type Chooser = Level | 'random';

/** Plays one game of Cities to its end; each seat has its own dice, so seats can be swapped. */
export function playOut(
  choosers: readonly Chooser[],
  options: CitiesOptions,
  seed: string,
  onTurn = (_ms: number, _by: Chooser) => {},
): State {
  const dice = choosers.map((_, seat) => makeDice(makeRng(`${seed}/${seat}`)));
  let state = cities.setup(choosers.length, options, seed);
  let spent = 0;
  while (state.active !== null) {
    const seat = state.active;
    const by = choosers[seat]!;
    const begun = performance.now();
    const legal = cities.legal(state, seat);
    const action =
      by === 'random' ? pick(dice[seat]!, legal) : cities.computer(cities.view(state, seat), legal, dice[seat]!, by);
    spent += performance.now() - begun;
    if (action.kind === 'end') {
      onTurn(spent, by);
      spent = 0;
    }
    state = cities.apply(state, seat, action);
  }
  return state;
}

export const starter = (seats: number, options: CitiesOptions, seed: string): number =>
  cities.setup(seats, options, seed).star!;

export function scoresOf(state: State) {
  const outcome = cities.outcome(state);
  if (outcome?.kind !== 'ranked') throw new Error('the game is not over');
  return outcome;
}

/** Share of the win: 1 alone, split between those who share the first place. */
export const winShare = (ranking: readonly (readonly number[])[], seat: number): number =>
  ranking[0]!.includes(seat) ? 1 / ranking[0]!.length : 0;
