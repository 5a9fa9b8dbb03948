import { type Match, startMatch } from '#engine';
import { cities } from '../../../src/games/cities/rules/index.ts';
import type { Action, CitiesOptions, State } from '../../../src/games/cities/rules/types.ts';
import { people, playFirstOf } from '../../rig/play.ts';

export const STANDARD: CitiesOptions = { board: 'new-york', length: 'standard' };

export type CitiesMatch = Match<State, Action>;

export const citiesMatch = (seats = 2, options = STANDARD, seed = 'seed'): CitiesMatch =>
  startMatch(cities, people(seats), options, seed);

export const playFirst = (match: CitiesMatch, test?: (action: Action) => boolean): CitiesMatch =>
  playFirstOf(cities, match, test);

/** Goes on with the first legal action each until the test holds. */
export function playUntil(match: CitiesMatch, test: (state: State) => boolean): CitiesMatch {
  let current = match;
  while (!test(current.state)) current = playFirst(current);
  return current;
}

/** A match whose starting tiles are picked and whose first round lies on the board. */
export const begun = (seats = 2, options = STANDARD, seed = 'seed'): CitiesMatch =>
  playUntil(citiesMatch(seats, options, seed), (state) => state.phase === 'work');
