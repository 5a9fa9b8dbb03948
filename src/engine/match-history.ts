import type { Game, Seat } from './game.ts';
import type { Json } from './json.ts';

export type Entry<Action extends Json = Json> = { readonly seat: Seat; readonly action: Action };

export type Position<State extends Json = Json> = { readonly length: number; readonly state: State };

/** Carried forward with every entry. Numbers are indexes into the log. */
export type History<State extends Json = Json> = {
  readonly ends: readonly number[];
  readonly reveals: readonly number[];
  /** The public position. Later entries are unfinished turns, and turns that stay secret until everyone is ready. */
  readonly open: Position<State>;
};

export const newHistory = <State extends Json>(state: State): History<State> => ({
  ends: [],
  reveals: [],
  open: { length: 0, state },
});

export function extendHistory<S extends Json, A extends Json>(
  game: Game<S, A>,
  history: History<S>,
  { seat, action }: Entry<A>,
  before: Position<S>,
  after: S,
): History<S> {
  const { ends, reveals, opens } = game.effect(before.state, seat, action);
  if (!ends && !reveals && !opens) return history;
  return {
    ends: ends ? [...history.ends, before.length] : history.ends,
    reveals: reveals ? [...history.reveals, before.length] : history.reveals,
    open: opens ? { length: before.length + 1, state: after } : history.open,
  };
}

export type AppliedEntry<State extends Json = Json> = {
  readonly index: number;
  readonly entry: Entry;
  readonly state: State;
};

/** Applies entries that were accepted before, without checking them again. */
export function* applyEntries<S extends Json>(
  game: Game<S>,
  from: Position<S>,
  entries: readonly Entry[],
): Generator<AppliedEntry<S>> {
  let { state } = from;
  for (const [i, entry] of entries.entries()) {
    state = game.apply(state, entry.seat, entry.action);
    yield { index: from.length + i, entry, state };
  }
}

export function fastForward<S extends Json>(game: Game<S>, from: Position<S>, entries: readonly Entry[]): Position<S> {
  let { state } = from;
  for (const applied of applyEntries(game, from, entries)) state = applied.state;
  return { length: from.length + entries.length, state };
}

export const historyAtOpen = <State extends Json>({ ends, reveals, open }: History<State>): History<State> => ({
  ends: ends.filter((index) => index < open.length),
  reveals: reveals.filter((index) => index < open.length),
  open,
});

export type Logged = { readonly log: readonly Entry[]; readonly history: History };

const lastOf = (indexes: readonly number[], log: readonly Entry[], seat: Seat): number =>
  indexes.findLast((index) => log[index]?.seat === seat) ?? -1;

export const lastEnd = ({ log, history }: Logged, seat: Seat): number => lastOf(history.ends, log, seat);

const lastReveal = ({ log, history }: Logged, seat: Seat): number => lastOf(history.reveals, log, seat);

/** Indexes of the steps of the seat's unfinished turn, oldest first. */
export function pendingSteps(logged: Logged, seat: Seat): readonly number[] {
  const end = lastEnd(logged, seat);
  return logged.log.flatMap((entry, i) => (i > end && entry.seat === seat ? [i] : []));
}

export function undoableSteps(logged: Logged, seat: Seat): readonly number[] {
  const reveal = lastReveal(logged, seat);
  return pendingSteps(logged, seat).filter((index) => index > reveal && index >= logged.history.open.length);
}

/**
 * Index of the turn end that the seat may undo without asking: a secret turn at any time, a public one only if nothing
 * happened since. Never past its own reveal. -1 if there is none.
 */
export function reopenable(logged: Logged, seat: Seat): number {
  const { log, history } = logged;
  const end = lastEnd(logged, seat);
  if (end < 0 || pendingSteps(logged, seat).length > 0 || lastReveal(logged, seat) >= end) return -1;
  return end >= history.open.length || end === log.length - 1 ? end : -1;
}

export function turnStart(logged: Logged, seat: Seat): number {
  const [step] = pendingSteps(logged, seat);
  if (step !== undefined) return step;
  const own = logged.history.ends.filter((index) => logged.log[index]?.seat === seat);
  if (own.length === 0) return -1;
  const before = own.at(-2) ?? -1;
  return logged.log.findIndex((entry, i) => i > before && entry.seat === seat);
}

/** The entries a seat may know; null is a spectator. */
export const visibleLog = ({ log, history }: Logged, seat: Seat | null): readonly Entry[] =>
  log.filter((entry, i) => entry.seat === seat || i < history.open.length);
