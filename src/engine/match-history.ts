import type { Game, Seat } from './game.ts';
import type { Json } from './json.ts';

export type Entry<Action extends Json = Json> = { readonly seat: Seat; readonly action: Action };

/** A state and how many entries of the log lead to it. */
export type Position<State extends Json = Json> = { readonly length: number; readonly state: State };

/** What the log says about time and knowledge, carried forward with every entry. Numbers are indexes into the log. */
export type History<State extends Json = Json> = {
  /** Entries that ended a turn. */
  readonly ends: readonly number[];
  /** Entries that turned up something hidden. */
  readonly reveals: readonly number[];
  /** What everyone may know: beyond it are turns in preparation, and those that are secret until the others are done. */
  readonly open: Position<State>;
};

export const newHistory = <State extends Json>(state: State): History<State> => ({
  ends: [],
  reveals: [],
  open: { length: 0, state },
});

/** The history after one more entry, which led from `before` to `after`. */
export function extend<S extends Json, A extends Json>(
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

/** Where an entry led. */
export type Passed<State extends Json = Json> = {
  readonly index: number;
  readonly entry: Entry;
  readonly state: State;
};

/** Goes on from a position along entries that were accepted before. */
export function* retracing<S extends Json>(
  game: Game<S>,
  from: Position<S>,
  entries: readonly Entry[],
): Generator<Passed<S>> {
  let { state } = from;
  for (const [i, entry] of entries.entries()) {
    state = game.apply(state, entry.seat, entry.action);
    yield { index: from.length + i, entry, state };
  }
}

/** Where they lead in the end. */
export function retrace<S extends Json>(game: Game<S>, from: Position<S>, entries: readonly Entry[]): Position<S> {
  let { state } = from;
  for (const passed of retracing(game, from, entries)) state = passed.state;
  return { length: from.length + entries.length, state };
}

/** The history as it was when everyone last knew everything. */
export const atOpen = <State extends Json>({ ends, reveals, open }: History<State>): History<State> => ({
  ends: ends.filter((index) => index < open.length),
  reveals: reveals.filter((index) => index < open.length),
  open,
});

/** A log with what it says. */
export type Logged = { readonly log: readonly Entry[]; readonly history: History };

const lastOf = (indexes: readonly number[], log: readonly Entry[], seat: Seat): number =>
  indexes.findLast((index) => log[index]?.seat === seat) ?? -1;

/** Where the seat's turn last ended; -1 if it has finished none. */
export const lastEnd = ({ log, history }: Logged, seat: Seat): number => lastOf(history.ends, log, seat);

/** Where the seat last turned up something hidden; -1 if it never has. */
const lastReveal = ({ log, history }: Logged, seat: Seat): number => lastOf(history.reveals, log, seat);

/** Where the steps of the turn lie that the seat is preparing, oldest first. */
export function preparing(logged: Logged, seat: Seat): readonly number[] {
  const end = lastEnd(logged, seat);
  return logged.log.flatMap((entry, i) => (i > end && entry.seat === seat ? [i] : []));
}

/** Those of them it may take back. */
export function undoable(logged: Logged, seat: Seat): readonly number[] {
  const reveal = lastReveal(logged, seat);
  return preparing(logged, seat).filter((index) => index > reveal && index >= logged.history.open.length);
}

/**
 * Where the turn ended that the seat may open again by itself: what nobody knows yet, whoever acted since; what
 * everybody knows only if it was the last thing that happened. Never past something it turned up. -1 if there is none.
 */
export function reopenable(logged: Logged, seat: Seat): number {
  const { log, history } = logged;
  const end = lastEnd(logged, seat);
  if (end < 0 || preparing(logged, seat).length > 0 || lastReveal(logged, seat) >= end) return -1;
  return end >= history.open.length || end === log.length - 1 ? end : -1;
}

/** Where the seat's last turn begins, be it finished or in preparation; -1 if there is none. */
export function turnStart(logged: Logged, seat: Seat): number {
  const [step] = preparing(logged, seat);
  if (step !== undefined) return step;
  const own = logged.history.ends.filter((index) => logged.log[index]?.seat === seat);
  if (own.length === 0) return -1;
  const before = own.at(-2) ?? -1;
  return logged.log.findIndex((entry, i) => i > before && entry.seat === seat);
}

/** The log as far as a seat, or everyone, may know it. */
export const seenLog = ({ log, history }: Logged, seat: Seat | null): readonly Entry[] =>
  log.filter((entry, i) => entry.seat === seat || i < history.open.length);
