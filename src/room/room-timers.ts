import { type Seat, sameJson } from '#engine';
import { DAY, HOUR, hourIn, QUARTER } from './calendar.ts';
import { clockOf, clockReaches, oweTurn, turnNumber, turnTime, withTurnsCounted } from './match-clock.ts';
import type { PersonSettings } from './person-settings.ts';
import { gameOf, isPresent, type Room, type Vote, type Wait } from './room.ts';

const FRESH_WAIT: Omit<Wait, 'since'> = { reminders: 0, snoozed: 0, overdue: false, called: false, messages: [] };

/** The seats of the people whose turn it is; never computers. */
export function seatsToMove(room: Room): Seat[] {
  if (!room.match || room.status !== 'playing') return [];
  return gameOf(room)
    .waiting(room.match.state)
    .filter((seat) => isPresent(room.seats[seat]!));
}

/** Starts the timers of those whose turn it is now, and stops the others. */
export function withTimers(before: Room, now: number): Room {
  const seats = seatsToMove(before);
  const room = withTurnsCounted(before, seats, now);
  const undone = room.news.find(({ kind }) => kind === 'undone');
  const waits = room.seats.map(({ name }, seat) => {
    if (!seats.includes(seat)) return null;
    // After someone else's undo, a person who has to move again has agreed to it and needs no notification.
    const called = undone !== undefined && undone.name !== name;
    const wait = room.waits[seat] ?? { ...FRESH_WAIT, called, since: now };
    // The machine's clock may have been set back.
    return wait.since > now ? { ...wait, since: now } : wait;
  });
  return { ...room, waits };
}

/** The people to notify of their turn: those who haven't been notified yet. */
export const usersToNotify = (room: Room): string[] =>
  seatsToMove(room).flatMap((seat) => (room.waits[seat]?.called ? [] : [room.seats[seat]?.user ?? '']));

/** Votes that a turn makes pointless: about undoing the one before, or about the absence of the player who finished it. */
const isSettledBy = ({ kind, seat }: Vote, mover: Seat): boolean =>
  kind === 'undo' || (seat === mover && kind !== 'pause' && kind !== 'resume');

/** Clears the seat's timer, and a vote that the end of its turn settles. */
export const endWait = (room: Room, seat: Seat): Room => ({
  ...oweTurn(room, seat, turnNumber(room, seat) - 1),
  waits: room.waits.map((wait, i) => (i === seat ? null : wait)),
  vote: room.vote && isSettledBy(room.vote, seat) ? null : room.vote,
});

/** When a player to move is out of time; null if a turn may take as long as it likes. */
export const deadline = (room: Room, seat: Seat): number | null => turnTime(room, seat)?.end ?? null;

/** Messages posted about a turn. The first, if time is up, is the notice with the others' buttons: it stays until then. */
export const waitMessages = ({ overdue, messages }: Wait) => ({
  kept: overdue ? messages.slice(0, 1) : [],
  passing: overdue ? messages.slice(1) : messages,
});

export const MAX_REMINDERS = 3;

export function isQuiet({ quiet, zone }: PersonSettings, time: number): boolean {
  if (!quiet || quiet.from === quiet.to) return false;
  const hour = hourIn(zone, time);
  return quiet.from < quiet.to ? hour >= quiet.from && hour < quiet.to : hour >= quiet.from || hour < quiet.to;
}

/** The first time from then on that isn't in the person's quiet hours. */
export function afterQuiet(person: PersonSettings, time: number): number {
  let moment = time;
  while (isQuiet(person, moment)) moment = (Math.floor(moment / QUARTER) + 1) * QUARTER;
  return moment;
}

/**
 * The next reminder: after the person's interval, then twice as long each time, and never while the clock stands still.
 * Null after the last one.
 */
export function reminderTime(person: PersonSettings, room: Room, seat: Seat): number | null {
  const wait = room.waits[seat];
  if (!wait || person.reminder === 0 || wait.reminders >= MAX_REMINDERS) return null;
  const hours = person.reminder * (2 ** (wait.reminders + 1) - 1);
  let time = Math.max(clockReaches(room, seat, wait.since, hours * HOUR), wait.snoozed);
  for (;;) {
    const running = clockReaches(room, seat, time, 1) - 1;
    const heard = afterQuiet(person, running);
    if (heard === time) return time;
    time = heard;
  }
}

/** Days without activity after which a room closes; 0 is never. */
export type IdleDays = { readonly lobby: number; readonly match: number };

export const DEFAULT_IDLE_DAYS: IdleDays = { lobby: 7, match: 90 };

const lobbyChoices = (room: Room) => {
  const { host, language, game, options, seats, pace, adding, hints, automatic } = room;
  return { host, language, game, options, seats, pace, adding, hints, automatic, clock: clockOf(room) } as const;
};

/** Whether someone changed the lobby, moved in the match or started it. */
function isTouched(before: Room, after: Room): boolean {
  if (before.id !== after.id || before.status !== after.status) return true;
  return after.status === 'lobby'
    ? !sameJson(lobbyChoices(before), lobbyChoices(after))
    : before.match?.log !== after.match?.log;
}

/** Sets the time of the last activity if the room changed; `before` is the stored room, if known. */
export const withTouchedTime = (before: Room | null, after: Room, now: number): Room => ({
  ...after,
  touched: before && !isTouched(before, after) ? before.touched : now,
});

/** When the room closes without activity; null for never and for finished matches. A day ends for everyone at once. */
export function closingTime({ place, status, touched }: Room, idle: IdleDays): number | null {
  if (place.kind === 'daily') return place.ends;
  const days = status === 'over' ? 0 : status === 'lobby' ? idle.lobby : idle.match;
  return days === 0 ? null : touched + days * DAY;
}
