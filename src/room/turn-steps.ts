import {
  applyEntries,
  fastForward,
  forcedEnd,
  itemAt,
  type Json,
  lastEnd,
  type Match,
  type Position,
  pendingSteps,
  play,
  type Seat,
  startMatch,
  undo,
  undoableSteps,
  withLog,
} from '#engine';
import type { Room } from './room.ts';
import { gameOf, tableLink } from './room.ts';
import { isPrivate } from './room-place.ts';
import { Refused } from './room-refusal.ts';
import { endWait } from './turn-timer.ts';

export const matchOf = (room: Room): Match<Json, Json> => {
  if (!room.match) throw new Refused('waiting', { link: tableLink(room) });
  return room.match;
};

/** Whether the last thing that happened ended a turn. */
export const hasJustEnded = (room: Room): boolean => {
  const { log, history } = matchOf(room);
  return log.length > 0 && history.ends.at(-1) === log.length - 1;
};

/** The room without what a person had planned: it is played, or theirs no longer. */
export const withoutPlan = (room: Room, user: string | null): Room => ({
  ...room,
  plans: room.plans.filter((plan) => plan.user !== user),
});

/** The room after one action; the engine decides whether it is legal. */
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

/** The position to start from to hear of all that happened since a point of the log. */
const pastBefore = (room: Room, from: number): Position =>
  room.past && room.past.length <= from ? room.past : beginning(room);

/** A turn that ended: where in the log, whose, and the states when it and the one before it had ended. */
export type EndedTurn = { readonly index: number; readonly seat: Seat; readonly before: Json; readonly after: Json };

/** Each turn that everyone knows of and that ended since a point of the log: what somebody has yet to hear. */
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

/** Lets go of what everyone has heard of: nobody asks further back than their own last turn. */
export function trimPast(room: Room): Room {
  const match = matchOf(room);
  const turns = room.seats.map((_, seat) => lastEnd(match, seat) + 1);
  const oldest = Math.min(room.announced, ...turns);
  const past = pastBefore(room, oldest);
  return { ...room, past: fastForward(gameOf(room), past, match.log.slice(past.length, oldest)) };
}

/** The steps of the turn the seat is preparing. */
export const preparedSteps = (room: Room, seat: Seat): readonly Json[] => {
  const match = matchOf(room);
  return pendingSteps(match, seat).map((index) => match.log[index]!.action);
};

/** Whether the seat is in the middle of a turn nobody else has seen. */
export const isPreparing = (room: Room, seat: Seat): boolean => pendingSteps(matchOf(room), seat).length > 0;

/** The room as it was before the seat began to prepare its turn. */
export function beforeTurn(room: Room, seat: Seat): Room {
  const match = matchOf(room);
  const own = pendingSteps(match, seat);
  if (own.length === 0) return room;
  const log = match.log.filter((_, i) => !own.includes(i));
  const before = withLog(gameOf(room), match, log);
  if (!before.ok) throw new Refused('failed');
  return { ...room, match: before.value };
}

/** Whether the seat may begin its turn anew: nothing hidden was turned up since. */
export const mayRestartTurn = (room: Room, seat: Seat): boolean =>
  undoableSteps(matchOf(room), seat).length >= pendingSteps(matchOf(room), seat).length;

/** Whether the seat has prepared all there is to choose. */
export const isFullyPrepared = (room: Room, seat: Seat): boolean =>
  isPreparing(room, seat) && forcedEnd(gameOf(room), matchOf(room).state, seat) !== null;

/** Whether what was turned up leaves nothing to choose and nothing to take back: the turn is as good as over. */
export const isTurnDecided = (room: Room, seat: Seat): boolean =>
  isFullyPrepared(room, seat) && undoableSteps(matchOf(room), seat).length === 0;

/** How much of the log everyone may know. */
export const publicLength = (room: Room): number => matchOf(room).history.open.length;

/** Whether the channel has yet to hear of something; of what is private it hears nothing. */
export const hasUnannounced = (room: Room): boolean =>
  !isPrivate(room) && (room.table === null || room.news.length > 0 || publicLength(room) > room.announced);

/** One step less of the turn the seat is preparing. */
export function undoStep(room: Room, seat: Seat): Room {
  const undone = undo(gameOf(room), matchOf(room), seat);
  if (!undone.ok) throw new Refused('nothing');
  return { ...room, match: undone.value };
}

/** What is left of the seat's turn, if there is nothing to choose. */
export const forcedSteps = (room: Room, seat: Seat): readonly Json[] => gameOf(room).rest(matchOf(room).state, seat);

const actAll = (room: Room, seat: Seat, actions: readonly Json[]): Room =>
  actions.reduce<Room>((acted, action) => act(acted, seat, action), room);

/** Ends the turn the seat has prepared, with what it has seen marked and whatever the rules leave no other way for. */
export function confirm(prepared: Room, seat: Seat, marked: readonly Json[] = []): Room {
  const chosen = actAll(prepared, seat, marked);
  const room = actAll(chosen, seat, forcedSteps(chosen, seat));
  const game = gameOf(room);
  const { state } = matchOf(room);
  const end = game.legal(state, seat).find((action) => game.effect(state, seat, action).ends);
  if (!end) throw new Refused('stale', { link: tableLink(room) });
  return act(room, seat, end);
}
