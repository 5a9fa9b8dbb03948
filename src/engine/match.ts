import type { Game, Level, Options, Seat } from './game.ts';
import { type Json, sameJson } from './json.ts';
import { type Entry, extendHistory, type History, historyAtOpen, newHistory } from './match-history.ts';
import { done, type Result, refuse } from './result.ts';

export type Player = { readonly name: string; readonly computer: Level | null };

export type Match<State extends Json = Json, Action extends Json = Json> = {
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  readonly seats: readonly Player[];
  readonly seed: string;
  readonly log: readonly Entry<Action>[];
  readonly state: State;
  readonly history: History<State>;
};

export function startMatch<S extends Json, A extends Json>(
  game: Game<S, A>,
  seats: readonly Player[],
  options: Options,
  seed: string,
): Match<S, A> {
  const state = game.setup(seats.length, options, seed);
  return { game: game.id, rules: game.rules, options, seats, seed, log: [], state, history: newHistory(state) };
}

/** The only way to add an action to a match: checks that it is legal. */
export function play<S extends Json, A extends Json>(
  game: Game<S, A>,
  match: Match<S, A>,
  seat: Seat,
  action: Json,
): Result<Match<S, A>> {
  const { state } = match;
  const legal = game.legal(state, seat).find((candidate) => sameJson(candidate, action));
  return legal === undefined ? refuse(whyNot(game, state, seat)) : done(step(game, match, { seat, action: legal }));
}

function step<S extends Json, A extends Json>(game: Game<S, A>, match: Match<S, A>, entry: Entry<A>): Match<S, A> {
  const { state, log, history } = match;
  const after = game.apply(state, entry.seat, entry.action);
  const before = { length: log.length, state };
  return { ...match, log: [...log, entry], state: after, history: extendHistory(game, history, entry, before, after) };
}

export const fastForwardMatch = <S extends Json, A extends Json>(
  game: Game<S, A>,
  from: Match<S, A>,
  entries: readonly Entry<A>[],
): Match<S, A> => entries.reduce((match, entry) => step(game, match, entry), from);

function whyNot<S extends Json, A extends Json>(game: Game<S, A>, state: S, seat: Seat) {
  if (game.outcome(state)) return 'over';
  return game.waiting(state).includes(seat) ? 'illegal' : 'not-your-turn';
}

function playAll<S extends Json, A extends Json>(
  game: Game<S, A>,
  from: Match<S, A>,
  entries: readonly Entry[],
): Result<Match<S, A>> {
  let current = from;
  for (const { seat, action } of entries) {
    const next = play(game, current, seat, action);
    if (!next.ok) return refuse(next.refusal.code, `log[${current.log.length}]`);
    current = next.value;
  }
  return done(current);
}

export const replay = <S extends Json, A extends Json>(
  game: Game<S, A>,
  { seats, options, seed }: Pick<Match, 'seats' | 'options' | 'seed'>,
  log: readonly Entry[],
): Result<Match<S, A>> => playAll(game, startMatch(game, seats, options, seed), log);

/** The match with another log. Starts from the public position unless that part of the log changes. */
export function withLog<S extends Json, A extends Json>(
  game: Game<S, A>,
  match: Match<S, A>,
  log: readonly Entry<A>[],
): Result<Match<S, A>> {
  const { open } = match.history;
  const known = match.log.slice(0, open.length);
  if (log.length < known.length || !known.every((entry, i) => entry === log[i])) return replay(game, match, log);
  const publicMatch = { ...match, log: known, state: open.state, history: historyAtOpen(match.history) };
  return playAll(game, publicMatch, log.slice(open.length));
}
