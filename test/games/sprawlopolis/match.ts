import type { Seat } from '../../../src/engine/game.ts';
import { type Match, startMatch } from '../../../src/engine/match.ts';
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

/** The same game with all that this viewer may not know dealt anew: the hidden deck, and closed hands of others. */
export function withOtherSecrets(state: State, viewer: Seat | null): State {
  const [top, ...below] = state.deck;
  const closed = state.hands.map((_, seat) => seat !== viewer && !state.open);
  const hidden = [...below, ...state.hands.flatMap((hand, seat) => (closed[seat] ? hand : []))];
  const dealt = [...hidden.slice(1), ...hidden.slice(0, 1)];
  const deck = top === undefined ? [] : [top, ...dealt.splice(0, below.length)];
  const hands = state.hands.map((hand, seat) => (closed[seat] ? dealt.splice(0, hand.length) : hand));
  return { ...state, deck, hands };
}
