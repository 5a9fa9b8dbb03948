import {
  applyEntries,
  type ComputerTask,
  fastForward,
  forcedEnd,
  itemAt,
  type Json,
  LEVELS,
  lastEnd,
  type Match,
  type Position,
  pendingSteps,
  play,
  reopen,
  reopenable,
  rewind,
  type Seat,
  startMatch,
  turnStart,
  undo,
  undoableSteps,
  withLog,
} from '#engine';
import { oweTurn, turnNumber } from './match-clock.ts';
import { gameOf, handoversUntil, isPrivate, personName, type Room, tableLink } from './room.ts';
import { Refused } from './room-refusal.ts';
import { endWait } from './room-timers.ts';

export const matchOf = (room: Room): Match<Json, Json> => {
  if (!room.match) throw new Refused('waiting', { link: tableLink(room) });
  return room.match;
};

export const hasJustEnded = (room: Room): boolean => {
  const { log, history } = matchOf(room);
  return log.length > 0 && history.ends.at(-1) === log.length - 1;
};

export const withoutPlan = (room: Room, user: string | null): Room => ({
  ...room,
  plans: room.plans.filter((plan) => plan.user !== user),
});

/** The room after one action; refused if the engine finds it illegal. */
export function act(room: Room, seat: Seat, action: Json): Room {
  const played = play(gameOf(room), matchOf(room), seat, action);
  if (!played.ok) throw new Refused('stale', { link: tableLink(room) });
  const over = gameOf(room).outcome(played.value.state) !== null;
  const acted: Room = { ...room, match: played.value, status: over ? 'over' : 'playing' };
  if (!hasJustEnded(acted)) return acted;
  const ended = endWait(acted, seat);
  return over ? { ...ended, plans: [] } : withoutPlan(ended, itemAt(room.seats, seat).user);
}

const beginning = (room: Room): Position => {
  const { seats, options, seed } = matchOf(room);
  return startMatch(gameOf(room), seats, options, seed).history.open;
};

/** The latest known position before a point of the log. */
const pastBefore = (room: Room, from: number): Position =>
  room.past && room.past.length <= from ? room.past : beginning(room);

/** A finished turn: its log index, its seat and the states before and after it. */
export type EndedTurn = { readonly index: number; readonly seat: Seat; readonly before: Json; readonly after: Json };

export function turnsSince(room: Room, from: number): EndedTurn[] {
  const { log, history } = matchOf(room);
  const past = pastBefore(room, from);
  const ended: EndedTurn[] = [];
  let before = past.state;
  const entries = log.slice(past.length, publicLength(room));
  for (const { index, entry, state: after } of applyEntries(gameOf(room), past, entries)) {
    if (!history.ends.includes(index)) continue;
    if (index >= from) ended.push({ index, seat: entry.seat, before, after });
    before = after;
  }
  return ended;
}

/** Moves `past` forward to the oldest point anyone may still be told about: their own last turn. */
export function trimPast(room: Room): Room {
  const match = matchOf(room);
  const turns = room.seats.map((_, seat) => lastEnd(match, seat) + 1);
  const oldest = Math.min(room.announced, ...turns);
  const past = pastBefore(room, oldest);
  return { ...room, past: fastForward(gameOf(room), past, match.log.slice(past.length, oldest)) };
}

export const preparedSteps = (room: Room, seat: Seat): readonly Json[] => {
  const match = matchOf(room);
  return pendingSteps(match, seat).map((index) => match.log[index]!.action);
};

export const isPreparing = (room: Room, seat: Seat): boolean => pendingSteps(matchOf(room), seat).length > 0;

export function beforeTurn(room: Room, seat: Seat): Room {
  const match = matchOf(room);
  const own = pendingSteps(match, seat);
  if (own.length === 0) return room;
  const log = match.log.filter((_, i) => !own.includes(i));
  const before = withLog(gameOf(room), match, log);
  if (!before.ok) throw new Refused('failed');
  return { ...room, match: before.value };
}

/** Whether the seat may restart its turn: it has revealed nothing in it. */
export const mayRestartTurn = (room: Room, seat: Seat): boolean =>
  undoableSteps(matchOf(room), seat).length >= pendingSteps(matchOf(room), seat).length;

export const isFullyPrepared = (room: Room, seat: Seat): boolean =>
  isPreparing(room, seat) && forcedEnd(gameOf(room), matchOf(room).state, seat) !== null;

/** Whether the turn has nothing left to choose and, after a reveal, nothing to undo. */
export const isTurnDecided = (room: Room, seat: Seat): boolean =>
  isFullyPrepared(room, seat) && undoableSteps(matchOf(room), seat).length === 0;

export const publicLength = (room: Room): number => matchOf(room).history.open.length;

/** Whether something is still to be announced; private rooms announce nothing. */
export const hasUnannounced = (room: Room): boolean =>
  !isPrivate(room) && (room.table === null || room.news.length > 0 || publicLength(room) > room.announced);

export function undoStep(room: Room, seat: Seat): Room {
  const undone = undo(gameOf(room), matchOf(room), seat);
  if (!undone.ok) throw new Refused('nothing');
  return { ...room, match: undone.value };
}

export const forcedSteps = (room: Room, seat: Seat): readonly Json[] => gameOf(room).rest(matchOf(room).state, seat);

const actAll = (room: Room, seat: Seat, actions: readonly Json[]): Room =>
  actions.reduce<Room>((acted, action) => act(acted, seat, action), room);

/** Plays the selected and the forced steps, then ends the turn. */
export function confirm(prepared: Room, seat: Seat, marked: readonly Json[] = []): Room {
  const chosen = actAll(prepared, seat, marked);
  const room = actAll(chosen, seat, forcedSteps(chosen, seat));
  const game = gameOf(room);
  const { state } = matchOf(room);
  const end = game.legal(state, seat).find((action) => game.effect(state, seat, action).ends);
  if (!end) throw new Refused('stale', { link: tableLink(room) });
  return act(room, seat, end);
}

/** Whether the seat may reopen its finished turn without a vote. */
export const mayReopen = (room: Room, seat: Seat): boolean =>
  room.status === 'playing' && reopenable(matchOf(room), seat) >= 0;

export const hasSecretTurn = (room: Room, seat: Seat): boolean => reopenable(matchOf(room), seat) >= publicLength(room);

/** Reopens the seat's finished turn. A secret turn is reopened without an announcement. */
export function reopenTurn(room: Room, seat: Seat): Room {
  const match = reopen(gameOf(room), matchOf(room), seat);
  if (!match.ok) throw new Refused('nothing');
  return hasSecretTurn(room, seat) ? { ...room, match: match.value } : afterUndo(room, seat, match.value);
}

/** Undoing gives nobody time back: everyone's running turn is counted first. */
const withWaitsOwed = (room: Room): Room =>
  room.seats.reduce<Room>((owed, _, seat) => oweTurn(owed, seat, turnNumber(room, seat)), room);

const afterUndo = (room: Room, seat: Seat, match: Room['match'] & object): Room => ({
  ...withWaitsOwed(room),
  match,
  announced: Math.min(room.announced, match.log.length),
  past: room.past && room.past.length <= match.log.length ? room.past : null,
  waits: room.waits.map(() => null),
  vote: null,
  handovers: handoversUntil(room, match.log.length),
  // After an undo people may want another plan, so none plays automatically.
  plans: room.plans.map((plan) => ({ ...plan, kept: plan.kept && { ...plan.kept, alone: false } })),
  news: [...room.news, { kind: 'undone', name: personName(room, seat) }],
});

/** The seats whose finished turns would be undone with the seat's last one, once per turn. */
export function turnsLostByUndo(room: Room, seat: Seat): Seat[] {
  const match = matchOf(room);
  const from = turnStart(match, seat);
  if (from < 0) return [];
  return match.history.ends.flatMap((index) => {
    const mover = match.log[index]?.seat;
    return index > from && mover !== undefined && mover !== seat ? [mover] : [];
  });
}

export function rewindTurn(room: Room, seat: Seat): Room {
  if (room.status === 'over') throw new Refused('over');
  const match = rewind(gameOf(room), matchOf(room), seat);
  if (!match.ok) throw new Refused('nothing');
  return afterUndo(room, seat, match.value);
}

const levelsOf = ({ seats }: Room): ComputerTask['levels'] => seats.map(({ computer }) => computer);

export const awaitsComputer = (room: Room): boolean =>
  gameOf(room)
    .waiting(matchOf(room).state)
    .some((seat) => room.seats[seat]?.computer);

/** Whether a daily city is finished and its points are not in the day's list yet. */
export const isDailyResultPending = ({ place, status }: Room): boolean =>
  status === 'over' && place.kind === 'daily' && !place.entered;

/** Whether something is still to be announced, played by a computer or cleaned up. */
export const hasPendingWork = (room: Room): boolean =>
  isDailyResultPending(room) ||
  (room.status === 'over' && !isPrivate(room)) ||
  (room.table === null && !isPrivate(room)) ||
  room.retiring.length > 0 ||
  (room.match !== null && (hasUnannounced(room) || awaitsComputer(room)));

function taskFor(room: Room, levels: ComputerTask['levels'], turnOf: Seat | null): ComputerTask {
  const { state, seed, log } = matchOf(room);
  return { game: room.game, seed, from: { length: log.length, state }, levels, turnOf };
}

/** Computers play until it is a person's turn or the game is over. */
export const playOnTask = (room: Room): ComputerTask => taskFor(room, levelsOf(room), null);

/** The rest of a person's turn as the strongest computer would play it. */
export const hintTask = (room: Room, seat: Seat): ComputerTask => ({
  ...taskFor(room, levelsOf(room).with(seat, 'hard'), seat),
  advice: true,
});

/** The computer finishes a person's turn. */
export const turnTask = (room: Room, seat: Seat): ComputerTask =>
  taskFor(room, levelsOf(room).with(seat, LEVELS[1]), seat);
