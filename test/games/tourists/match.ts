import { type Match, play, startMatch } from '#engine';
import { tourists } from '../../../src/games/tourists/rules/index.ts';
import type { Action, ScoringLevel, State } from '../../../src/games/tourists/rules/types.ts';
import { accepted, people } from '../../rig/play.ts';

export type TouristsMatch = Match<State, Action>;

export const touristsMatch = (seats = 2, level: ScoringLevel = '1', seed = 'seed'): TouristsMatch =>
  startMatch(tourists, people(seats), { level }, seed);

/** The seat plays the first legal action that passes the test. */
export function act(match: TouristsMatch, seat: number, test: (action: Action) => boolean = () => true): TouristsMatch {
  const legal = tourists.legal(match.state, seat);
  const action = legal.find(test);
  if (!action) throw new Error(`no such action among ${JSON.stringify(legal)}`);
  return accepted(play(tourists, match, seat, action));
}

export const isEnd = (action: Action) => action.kind === 'end';

/** The seat does the first thing possible until it has confirmed the round. */
export function finish(match: TouristsMatch, seat: number): TouristsMatch {
  const { round } = match.state;
  let current = match;
  while (current.state.round === round && tourists.waiting(current.state).includes(seat)) current = act(current, seat);
  return current;
}

/** Everyone finishes this round, and the next ones up to the one asked for. */
export function playTo(match: TouristsMatch, round: number): TouristsMatch {
  let current = match;
  while (current.state.round < round) current = finish(current, tourists.waiting(current.state)[0]!);
  return current;
}
