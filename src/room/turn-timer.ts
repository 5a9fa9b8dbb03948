import type { Seat } from '#engine';
import { gameOf, isPresent, type Room, type Wait } from './room.ts';

const FRESH_WAIT: Omit<Wait, 'since'> = { reminders: 0, snoozed: 0, overdue: false, called: false, messages: [] };

/** The people a match waits for; computers are never waited for. */
export function seatsToMove(room: Room): Seat[] {
  if (!room.match || room.status !== 'playing') return [];
  return gameOf(room)
    .waiting(room.match.state)
    .filter((seat) => isPresent(room.seats[seat]!));
}

/** Starts the clock of those who are waited for now, and stops that of the others. */
export function withTimers(room: Room, now: number): Room {
  const seats = seatsToMove(room);
  const undone = room.news.find(({ kind }) => kind === 'undone');
  const waits = room.seats.map(({ name }, seat) => {
    if (!seats.includes(seat)) return null;
    // Whoever has to move again because somebody else took a turn back has agreed to it, and knows.
    const called = undone !== undefined && undone.name !== name;
    return room.waits[seat] ?? { ...FRESH_WAIT, called, since: now };
  });
  return { ...room, waits };
}

/** A seat has ended its turn: the wait is over, and so is a vote about its absence, or about taking back what was before. */
export const endWait = (room: Room, seat: Seat): Room => ({
  ...room,
  waits: room.waits.map((wait, i) => (i === seat ? null : wait)),
  vote: room.vote?.kind === 'undo' || room.vote?.seat === seat ? null : room.vote,
});

export const HOUR = 3_600_000;

/** When a turn has taken too long; null if it may take as long as it likes. */
export const deadline = ({ pace }: Room, { since }: Wait): number | null => (pace === 0 ? null : since + pace * HOUR);

/**
 * What was posted about a wait. The notice that the time is up stands first and is kept until the wait is over, for its
 * buttons are the others'; reminders pass.
 */
export const waitMessages = ({ overdue, messages }: Wait) => ({
  kept: overdue ? messages.slice(0, 1) : [],
  passing: overdue ? messages.slice(1) : messages,
});
