import type { Game, Seat } from '../../src/engine/game.ts';
import type { Json } from '../../src/engine/json.ts';
import { type Match, play, startMatch } from '../../src/engine/match.ts';
import { type Dice, makeDice, makeRng, pick } from '../../src/engine/rng.ts';
import { cities } from '../../src/games/cities/index.ts';
import type { Action, CitiesOptions, State } from '../../src/games/cities/types.ts';

export const people = (count: number) =>
  Array.from({ length: count }, (_, seat) => ({ name: `Seat ${seat}`, computer: null }));

export function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) freeze(inner);
  }
  return value;
}

/** Plays random legal actions to the end; `check` sees every state on the way. */
export function playRandomly<S extends Json, A extends Json>(
  game: Game<S, A>,
  state: S,
  dice: Dice,
  check: (state: S, seat: Seat, action: A) => void = () => {},
): S {
  let current = state;
  for (let waiting = game.waiting(current); waiting.length > 0; waiting = game.waiting(current)) {
    const seat = pick(dice, waiting);
    const action = pick(dice, game.legal(current, seat));
    check(current, seat, action);
    current = game.apply(current, seat, action);
  }
  return current;
}

export const dice = (seed: string): Dice => makeDice(makeRng(seed));

export const STANDARD: CitiesOptions = { board: 'new-york', length: 'standard' };

export function accepted<T>(result: { ok: true; value: T } | { ok: false; refusal: unknown }): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.refusal)}`);
  return result.value;
}

export type CitiesMatch = Match<State, Action>;

export const citiesMatch = (seats = 2, options = STANDARD, seed = 'seed'): CitiesMatch =>
  startMatch(cities, people(seats), options, seed);

/** Plays the first legal action that passes the test, for whoever is to move. */
export function playFirst(match: CitiesMatch, test: (action: Action) => boolean = () => true): CitiesMatch {
  const seat = match.state.active!;
  const action = cities.legal(match.state, seat).find(test);
  if (!action) throw new Error(`no such action among ${JSON.stringify(cities.legal(match.state, seat))}`);
  return accepted(play(cities, match, seat, action));
}

/** Goes on with the first legal action each until the test holds. */
export function playUntil(match: CitiesMatch, test: (state: State) => boolean): CitiesMatch {
  let current = match;
  while (!test(current.state)) current = playFirst(current);
  return current;
}

/** A match whose start tiles are chosen and whose first round lies on the board. */
export const begun = (seats = 2, options = STANDARD, seed = 'seed'): CitiesMatch =>
  playUntil(citiesMatch(seats, options, seed), (state) => state.phase === 'work');
