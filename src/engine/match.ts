import type { Game, Level, Options, Seat } from './game.ts';
import { type Json, sameJson } from './json.ts';
import { done, type Result, refuse } from './result.ts';

export type Player = { readonly name: string; readonly computer: Level | null };
export type Entry<Action extends Json = Json> = { readonly seat: Seat; readonly action: Action };

/** One game in progress: what it was made from, every accepted action, and the state they lead to. */
export type Match<State extends Json = Json, Action extends Json = Json> = {
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  readonly seats: readonly Player[];
  readonly seed: string;
  readonly log: readonly Entry<Action>[];
  readonly state: State;
};

export function startMatch<S extends Json, A extends Json>(
  game: Game<S, A>,
  seats: readonly Player[],
  options: Options,
  seed: string,
): Match<S, A> {
  const state = game.setup(seats.length, options, seed);
  return { game: game.id, rules: game.rules, options, seats, seed, log: [], state };
}

/** The one door through which actions enter a match. */
export function play<S extends Json, A extends Json>(
  game: Game<S, A>,
  match: Match<S, A>,
  seat: Seat,
  action: Json,
): Result<Match<S, A>> {
  const { state } = match;
  const legal = game.legal(state, seat).find((candidate) => sameJson(candidate, action));
  if (legal === undefined) return refuse(whyNot(game, state, seat));
  return done({ ...match, log: [...match.log, { seat, action: legal }], state: game.apply(state, seat, legal) });
}

function whyNot<S extends Json, A extends Json>(game: Game<S, A>, state: S, seat: Seat) {
  if (game.outcome(state)) return 'over';
  return game.waiting(state).includes(seat) ? 'illegal' : 'not-your-turn';
}

/** The match its log leads to from the beginning; refused at the first entry that is not legal there. */
export function replay<S extends Json, A extends Json>(
  game: Game<S, A>,
  match: Omit<Match<S, A>, 'state' | 'log'>,
  log: readonly Entry[],
): Result<Match<S, A>> {
  let current = startMatch(game, match.seats, match.options, match.seed);
  for (const [i, { seat, action }] of log.entries()) {
    const next = play(game, current, seat, action);
    if (!next.ok) return refuse(next.refusal.code, `log[${i}]`);
    current = next.value;
  }
  return done(current);
}
