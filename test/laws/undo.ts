import {
  type Entry,
  exportMatch,
  fastForwardMatch,
  importMatch,
  type Match,
  type Result,
  reopen,
  reopenable,
  rewind,
  type Seat,
  sameJson,
  startMatch,
  turnStart,
  undo,
  undoableSteps,
  withLog,
} from '#engine';
import { replay } from '../../src/engine/match.ts';
import { freeze } from '../rig/play.ts';
import { isWhole } from '../rig/todays-share.ts';
import type { Subject } from './law-subject.ts';
import type { MatchSetup } from './match-setups.ts';
import { playthrough, sampled } from './playthrough.ts';

const without = (log: readonly Entry[], taken: readonly number[]) => log.filter((_, i) => !taken.includes(i));

/** An undo leads to the same match as never having played the step. */
function* never(
  { game }: Subject,
  match: Match,
  result: Result<Match>,
  log: readonly Entry[],
  what: string,
): Generator<string> {
  if (!result.ok) return yield `${what}: refused`;
  const fresh = startMatch(game, match.seats, match.options, match.seed);
  if (!sameJson(result.value, fastForwardMatch(game, fresh, log))) yield `${what}: leads elsewhere than without it`;
}

/** A seat can undo its own steps back to the last reveal, turn end or public position. */
function* backward(subject: Subject, match: Match, seat: Seat): Generator<string> {
  const { game } = subject;
  const at = `after ${match.log.length} steps, undo of seat ${seat}`;
  const steps = undoableSteps(match, seat);
  const { ends, reveals, open } = match.history;
  const own = (indexes: readonly number[]) => indexes.findLast((index) => match.log[index]?.seat === seat) ?? -1;
  const limit = Math.max(own(ends), own(reveals), open.length - 1);
  const expected = match.log.flatMap((entry, i) => (i > limit && entry.seat === seat ? [i] : []));
  if (!sameJson(steps, expected)) yield `${at}: ${steps.join()} can be taken back, not ${expected.join()}`;
  for (let count = 1; count <= steps.length; count++) {
    const taken = steps.slice(-count);
    yield* never(subject, match, undo(game, match, seat, count), without(match.log, taken), `${at} by ${count}`);
  }
  if (undo(game, match, seat, steps.length + 1).ok) yield `${at}: goes back further than it may`;
}

/** A finished turn can be reopened while it is secret, even if others acted since. */
function* changeOfMind(subject: Subject, match: Match, seat: Seat): Generator<string> {
  const { game } = subject;
  const at = `after ${match.log.length} steps, change of mind of seat ${seat}`;
  const { ends, reveals, open } = match.history;
  const last = match.log.findLastIndex((entry) => entry.seat === seat);
  const secret = last >= open.length || last === match.log.length - 1;
  const may = last >= 0 && ends.includes(last) && !reveals.includes(last) && secret;
  if (may !== reopenable(match, seat) >= 0) yield `${at}: ${may ? 'may not, and should' : 'may, and should not'}`;
  if (may) yield* never(subject, match, reopen(game, match, seat), without(match.log, [last]), at);
  else if (reopen(game, match, seat).ok) yield `${at}: is not refused`;
  const start = turnStart(match, seat);
  if (start >= 0) yield* never(subject, match, rewind(game, match, seat), match.log.slice(0, start), `${at}, by all`);
}

/** Replays from the start, from the public position and from a file lead to the same match. */
function* replayed({ game }: Subject, match: Match): Generator<string> {
  const at = `after ${match.log.length} steps`;
  const again = replay(game, match, match.log);
  if (!again.ok || !sameJson(again.value, match)) yield `${at}: the log leads to another match`;
  const onward = withLog(game, match, [...match.log]);
  if (!onward.ok || !sameJson(onward.value, match)) yield `${at}: what is open leads to another match`;
  const read = importMatch([game], JSON.parse(JSON.stringify(exportMatch(game, match))));
  if (!read.ok || !sameJson(read.value, match)) yield `${at}: its file leads to another match`;
}

/** Undo equals never having played; a match follows from its seed and its log. */
export function* undoLaw(subject: Subject, kind: MatchSetup, seed: string): Generator<string> {
  const { steps, over } = playthrough(subject.game, kind, seed);
  const matches = steps.map(({ after }) => after);
  // Each is played again from the beginning, many times over.
  for (const match of sampled(matches, isWhole ? 10 : 4)) {
    for (const seat of match.seats.keys()) {
      yield* backward(subject, freeze(match), seat);
      yield* changeOfMind(subject, match, seat);
    }
  }
  for (const match of [...sampled(matches, 2), over]) yield* replayed(subject, match);
}
