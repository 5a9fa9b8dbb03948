import {
  applyEntries,
  itemAt,
  type Json,
  type MistakeCheck,
  type MistakeFound,
  previewTurn,
  type Seat,
  type SlicedWork,
  startMatch,
  type TurnPreview,
} from '#engine';
import { gameOf, type Room } from './room.ts';
import { matchOf } from './turn-steps.ts';

/** An action that another one would have beaten by `points`; `index` is its log entry. */
type Mistake = {
  readonly seat: Seat;
  readonly index: number;
  readonly points: number;
  /** The turn that goes on with the other action. */
  readonly better: readonly Json[];
};

/** The mistakes found in a match so far. */
export type Mistakes = {
  /** The biggest of each seat; null if none was found. */
  readonly bySeat: readonly (Mistake | null)[];
  readonly complete: boolean;
};

export const noMistakes = ({ seats }: Pick<Room, 'seats'>): Mistakes => ({
  bySeat: seats.map(() => null),
  complete: false,
});

export type Decision = { readonly index: number; readonly seat: Seat; readonly state: Json; readonly played: Json };

/** Limit per match; the first decision of each turn comes first. */
const MAX_DECISIONS = 140;
/** Playouts per action: few to find suspects, then enough to be sure. */
const FIRST_SAMPLES = 1;
const CLOSE_SAMPLES = 12;
/** Decisions per seat that get a close check. */
const CLOSE_CHECKS = 2;
/** Smaller differences are not reported. */
const MIN_POINTS = 1;

/** Every decision with the state before it; the ones that began a turn come first. */
export function* decisionsOf(room: Room): SlicedWork<readonly Decision[]> {
  const game = gameOf(room);
  const { seats, options, seed, log, history } = matchOf(room);
  const [ends, busy] = [new Set(history.ends), new Set<Seat>()];
  const [firsts, others]: [Decision[], Decision[]] = [[], []];
  let before = startMatch(game, seats, options, seed).state;
  for (const { index, entry, state } of applyEntries(game, { length: 0, state: before }, log)) {
    const { seat, action } = entry;
    (busy.has(seat) ? others : firsts).push({ index, seat, state: before, played: action });
    if (ends.has(index)) busy.delete(seat);
    else busy.add(seat);
    before = state;
    yield;
  }
  return [...firsts, ...others];
}

const checkAt = (
  room: Room,
  { index, seat, state, played }: Decision,
  better: Json,
  samples: number,
): MistakeCheck => ({
  ...{ game: room.game, seed: matchOf(room).seed, seat, played, better, samples },
  from: { length: index, state },
});

type Suspect = { readonly decision: Decision; readonly regret: MistakeFound };

/** People first, since they are the ones who read the review. */
const peopleFirst = ({ seats }: Room): readonly Seat[] =>
  [...seats.keys()].sort((a, b) => Number(itemAt(seats, a).user === null) - Number(itemAt(seats, b).user === null));

/** A seat's decisions between several actions, up to its share of the limit. */
function* decisionsToCheck(room: Room, decisions: readonly Decision[], seat: Seat): Generator<Decision> {
  let left = Math.floor(MAX_DECISIONS / room.seats.length);
  for (const decision of decisions) {
    if (decision.seat !== seat || gameOf(room).legal(decision.state, seat).length < 2) continue;
    if (left-- === 0) return;
    yield decision;
  }
}

/**
 * Yields checks to run and expects their results, with the mistakes known so far. Per seat a quick check of every
 * decision, then close checks of the worst suspects; only the close checks count.
 */
export function* findMistakes(
  room: Room,
  decisions: readonly Decision[],
): Generator<{ readonly doubt: MistakeCheck; readonly known: Mistakes }, Mistakes, MistakeFound> {
  let known = noMistakes(room);
  for (const seat of peopleFirst(room)) {
    const suspects: Suspect[] = [];
    for (const decision of decisionsToCheck(room, decisions, seat)) {
      const regret = yield { doubt: checkAt(room, decision, null, FIRST_SAMPLES), known };
      if (regret.points > 0) suspects.push({ decision, regret });
    }
    const worst = suspects.sort((a, b) => b.regret.points - a.regret.points).slice(0, CLOSE_CHECKS);
    for (const { decision, regret } of worst) {
      const { points, better } = yield {
        doubt: checkAt(room, decision, regret.better[0] ?? null, CLOSE_SAMPLES),
        known,
      };
      known = withMistake(known, { seat, index: decision.index, points: Math.round(points), better });
    }
  }
  return { ...known, complete: true };
}

function withMistake(known: Mistakes, miss: Mistake): Mistakes {
  const most = Math.max(MIN_POINTS, (known.bySeat[miss.seat]?.points ?? 0) + 1);
  return miss.points < most ? known : { ...known, bySeat: known.bySeat.with(miss.seat, miss) };
}

/** A mistake: the state before it, the turn as played, and the better turn. */
export type MistakeComparison = { readonly from: Json; readonly played: TurnPreview; readonly better: TurnPreview };

/** The seat's steps from a mistake on, up to the one that ended its turn or revealed something. */
function playedFrom(room: Room, { seat, index }: Mistake): readonly Json[] {
  const { log, history } = matchOf(room);
  const closing = new Set([...history.ends, ...history.reveals]);
  const own = log.flatMap((entry, i) => (i >= index && entry.seat === seat ? [i] : []));
  const last = own.findIndex((i) => closing.has(i));
  return own.slice(0, last < 0 ? own.length : last + 1).map((i) => itemAt(log, i).action);
}

export function* compareMistakes(room: Room, { bySeat }: Mistakes): SlicedWork<readonly (MistakeComparison | null)[]> {
  if (bySeat.every((miss) => miss === null)) return bySeat.map(() => null);
  const game = gameOf(room);
  const states = new Map((yield* decisionsOf(room)).map(({ index, state }) => [index, state]));
  return bySeat.map((miss) => {
    const state = miss && states.get(miss.index);
    if (!state) return null;
    const { seat, better } = miss;
    const tried = (steps: readonly Json[]) => previewTurn(game, state, seat, steps);
    return { from: state, played: tried(playedFrom(room, miss)), better: tried(better) };
  });
}
