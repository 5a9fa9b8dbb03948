import { type Game, type Json, type Level, makeDice, makeRng, type Options, pick } from '#engine';
import { chooseAction } from '../src/engine/lookahead.ts';
import { cities } from '../src/games/cities/rules/index.ts';
import type { CitiesOptions } from '../src/games/cities/rules/types.ts';

export type Chooser = Level | 'random';

/** In every game the last step of a turn is called so. */
const isEnd = (action: Json) =>
  typeof action === 'object' && action !== null && 'kind' in action && action['kind'] === 'end';

/** Plays one game to its end; each seat has its own dice, so seats can be swapped. A turn's time is that of a core. */
export function playOut<S extends Json, A extends Json, V extends Json, Chosen extends Options>(
  game: Game<S, A, V, Chosen>,
  choosers: readonly Chooser[],
  options: Chosen,
  seed: string,
  onTurn = (_ms: number, _by: Chooser) => {},
): S {
  const dice = choosers.map((_, seat) => makeDice(makeRng(`${seed}/${seat}`)));
  let state = game.setup(choosers.length, options, seed);
  let spent = 0;
  for (let [seat] = game.waiting(state); seat !== undefined; [seat] = game.waiting(state)) {
    const by = choosers[seat]!;
    const begun = process.cpuUsage();
    const legal = game.legal(state, seat);
    const action =
      by === 'random' ? pick(dice[seat]!, legal) : chooseAction(game, game.view(state, seat), legal, dice[seat]!, by);
    const { user, system } = process.cpuUsage(begun);
    spent += (user + system) / 1000;
    if (isEnd(action)) {
      onTurn(spent, by);
      spent = 0;
    }
    state = game.apply(state, seat, action);
  }
  return state;
}

export const starter = (seats: number, options: CitiesOptions, seed: string): number =>
  cities.setup(seats, options, seed).star!;

export function scoresOf<S extends Json>(game: Pick<Game<S>, 'outcome'>, state: S) {
  const outcome = game.outcome(state);
  if (outcome?.kind !== 'ranked') throw new Error('the game is not over');
  return outcome;
}

/** Share of the win: 1 alone, split between those who share the first place. */
export const winShare = (ranking: readonly (readonly number[])[], seat: number): number =>
  ranking[0]!.includes(seat) ? 1 / ranking[0]!.length : 0;
