import type { Game, Seat } from './game.ts';
import type { Json } from './json.ts';
import { type Match, withLog } from './match.ts';
import { reopenable, turnStart, undoable } from './match-history.ts';
import { type Result, refuse } from './result.ts';

const without = <S extends Json, A extends Json>(game: Game<S, A>, match: Match<S, A>, taken: readonly number[]) =>
  withLog(
    game,
    match,
    match.log.filter((_, i) => !taken.includes(i)),
  );

/** Takes back the seat's last steps. Where seats act at once, the others' steps in between stay. */
export function undo<S extends Json, A extends Json>(
  game: Game<S, A>,
  match: Match<S, A>,
  seat: Seat,
  steps = 1,
): Result<Match<S, A>> {
  const open = undoable(match, seat);
  if (steps < 1 || steps > open.length) return refuse('nothing-to-undo');
  return without(game, match, open.slice(-steps));
}

/** The match with the seat's finished turn open again: only its end leaves the log. */
export function reopen<S extends Json, A extends Json>(
  game: Game<S, A>,
  match: Match<S, A>,
  seat: Seat,
): Result<Match<S, A>> {
  const end = reopenable(match, seat);
  return end < 0 ? refuse('nothing-to-undo') : without(game, match, [end]);
}

/** The match before the seat's last turn: whatever happened since is undone with it. */
export function rewind<S extends Json, A extends Json>(
  game: Game<S, A>,
  match: Match<S, A>,
  seat: Seat,
): Result<Match<S, A>> {
  const start = turnStart(match, seat);
  return start < 0 ? refuse('nothing-to-undo') : withLog(game, match, match.log.slice(0, start));
}
