import type { Seat } from '#engine';
import { gameOf, isPresent, type Room, type Wait } from './room.ts';

const FRESH_WAIT: Omit<Wait, 'since'> = { reminders: 0, snoozed: 0, overdue: false, called: false, messages: [] };

/** The seats of the people whose turn it is; never computers. */
export function seatsToMove(room: Room): Seat[] {
  if (!room.match || room.status !== 'playing') return [];
  return gameOf(room)
    .waiting(room.match.state)
    .filter((seat) => isPresent(room.seats[seat]!));
}

/** Starts the timers of those whose turn it is now, and stops the others. */
export function withTimers(room: Room, now: number): Room {
  const seats = seatsToMove(room);
  const undone = room.news.find(({ kind }) => kind === 'undone');
  const waits = room.seats.map(({ name }, seat) => {
    if (!seats.includes(seat)) return null;
    // After someone else's undo, a person who has to move again has agreed to it and needs no notification.
    const called = undone !== undefined && undone.name !== name;
    return room.waits[seat] ?? { ...FRESH_WAIT, called, since: now };
  });
  return { ...room, waits };
}

/** Clears the seat's timer, and a vote about its absence or about undoing the turn before. */
export const endWait = (room: Room, seat: Seat): Room => ({
  ...room,
  waits: room.waits.map((wait, i) => (i === seat ? null : wait)),
  vote: room.vote?.kind === 'undo' || room.vote?.seat === seat ? null : room.vote,
});

export const HOUR = 3_600_000;

export const deadline = ({ pace }: Room, { since }: Wait): number | null => (pace === 0 ? null : since + pace * HOUR);

/** Messages posted about a turn. The first, if time is up, is the notice with the others' buttons: it stays until then. */
export const waitMessages = ({ overdue, messages }: Wait) => ({
  kept: overdue ? messages.slice(0, 1) : [],
  passing: overdue ? messages.slice(1) : messages,
});
