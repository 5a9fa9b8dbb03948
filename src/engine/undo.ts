import type { Game, Seat } from './game.ts';
import type { Json } from './json.ts';
import { type Match, withLog } from './match.ts';
import { reopenable, turnStart, undoableSteps } from './match-history.ts';
import { type Result, refuse } from './result.ts';

const without = <S extends Json, A extends Json>(game: Game<S, A>, match: Match<S, A>, indexes: readonly number[]) =>
  withLog(
    game,
    match,
    match.log.filter((_, i) => !indexes.includes(i)),
  );

/** Undoes the seat's last steps. If seats act at once, the others' steps in between stay. */
export function undo<S extends Json, A extends Json>(
  game: Game<S, A>,
  match: Match<S, A>,
  seat: Seat,
  steps = 1,
): Result<Match<S, A>> {
  const open = undoableSteps(match, seat);
  if (steps < 1 || steps > open.length) return refuse('nothing-to-undo');
  return without(game, match, open.slice(-steps));
}

/** Reopens the seat's finished turn: only the action that ended it leaves the log. */
export function reopen<S extends Json, A extends Json>(
  game: Game<S, A>,
  match: Match<S, A>,
  seat: Seat,
): Result<Match<S, A>> {
  const end = reopenable(match, seat);
  return end < 0 ? refuse('nothing-to-undo') : without(game, match, [end]);
}

/** Undoes the seat's last turn and everything that happened since. */
export function rewind<S extends Json, A extends Json>(
  game: Game<S, A>,
  match: Match<S, A>,
  seat: Seat,
): Result<Match<S, A>> {
  const start = turnStart(match, seat);
  return start < 0 ? refuse('nothing-to-undo') : withLog(game, match, match.log.slice(0, start));
}
