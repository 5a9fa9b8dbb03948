import type { Barrier, Game, Seat } from './game.ts';
import type { Json } from './json.ts';
import { type Match, replay } from './match.ts';
import { type Result, refuse } from './result.ts';

function barriers<S extends Json, A extends Json>(game: Game<S, A>, match: Match<S, A>): Barrier[] {
  let state = game.setup(match.seats.length, match.options, match.seed);
  return match.log.map(({ seat, action }) => {
    const barrier = game.barrier(state, seat, action);
    state = game.apply(state, seat, action);
    return barrier;
  });
}

/** Where in the log the seat's steps lie that it may still take back, oldest first. */
export function undoable<S extends Json, A extends Json>(
  game: Game<S, A>,
  match: Match<S, A>,
  seat: Seat,
): readonly number[] {
  let open: number[] = [];
  for (const [i, barrier] of barriers(game, match).entries()) {
    const own = match.log[i]!.seat === seat;
    if (barrier === 'reveal' || (own && barrier === 'turn')) open = [];
    else if (own) open.push(i);
  }
  return open;
}

/**
 * Takes back the seat's last steps by replaying the log without them. Where seats act at once, the
 * others' steps in between stay.
 */
export function undo<S extends Json, A extends Json>(
  game: Game<S, A>,
  match: Match<S, A>,
  seat: Seat,
  steps = 1,
): Result<Match<S, A>> {
  const open = undoable(game, match, seat);
  if (steps < 1 || steps > open.length) return refuse('nothing-to-undo');
  const taken = new Set(open.slice(-steps));
  const log = match.log.filter((_, i) => !taken.has(i));
  return replay(game, match, log);
}

/** The match as it was before the seat ended its turn, if that was the last thing that happened and revealed nothing. */
export function reopen<S extends Json, A extends Json>(
  game: Game<S, A>,
  match: Match<S, A>,
  seat: Seat,
): Result<Match<S, A>> {
  const last = match.log.at(-1);
  if (last?.seat !== seat) return refuse('nothing-to-undo');
  const before = replay(game, match, match.log.slice(0, -1));
  if (!before.ok || game.barrier(before.value.state, seat, last.action) !== 'turn') return refuse('nothing-to-undo');
  return before;
}
