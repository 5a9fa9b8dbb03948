import { type Match, startMatch } from '#engine';
import { sprawlopolis } from '../../../src/games/sprawlopolis/rules/index.ts';
import type { Action, SprawlopolisOptions, State } from '../../../src/games/sprawlopolis/rules/types.ts';
import { people, playFirstOf } from '../../rig/play.ts';

export type SprawlopolisMatch = Match<State, Action>;

export const CLOSED: SprawlopolisOptions = { difficulty: 'standard', hands: 'closed' };
export const OPEN: SprawlopolisOptions = { difficulty: 'standard', hands: 'open' };

export const sprawlopolisMatch = (seats: number, options = CLOSED, seed = 'seed'): SprawlopolisMatch =>
  startMatch(sprawlopolis, people(seats), options, seed);

/** Lays the first card in the first place and confirms. */
export const takeTurn = (match: SprawlopolisMatch): SprawlopolisMatch =>
  playFirstOf(sprawlopolis, playFirstOf(sprawlopolis, match));

export function takeTurns(match: SprawlopolisMatch, turns: number): SprawlopolisMatch {
  let current = match;
  for (let i = 0; i < turns; i++) current = takeTurn(current);
  return current;
}
