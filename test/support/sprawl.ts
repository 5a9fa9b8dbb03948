import { type Match, startMatch } from '../../src/engine/match.ts';
import { sprawlopolis } from '../../src/games/sprawlopolis/index.ts';
import type { Action, SprawlopolisOptions, State } from '../../src/games/sprawlopolis/types.ts';
import { people, playFirstOf } from './play.ts';

export type SprawlMatch = Match<State, Action>;

export const CLOSED: SprawlopolisOptions = { difficulty: 'standard', hands: 'closed' };
export const OPEN: SprawlopolisOptions = { difficulty: 'standard', hands: 'open' };

export const sprawlMatch = (seats: number, options = CLOSED, seed = 'seed'): SprawlMatch =>
  startMatch(sprawlopolis, people(seats), options, seed);

/** Lays the first card in the first place and confirms. */
export const takeTurn = (match: SprawlMatch): SprawlMatch =>
  playFirstOf(sprawlopolis, playFirstOf(sprawlopolis, match));

export function takeTurns(match: SprawlMatch, turns: number): SprawlMatch {
  let current = match;
  for (let i = 0; i < turns; i++) current = takeTurn(current);
  return current;
}
