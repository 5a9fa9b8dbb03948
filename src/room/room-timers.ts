import { type Seat, sameJson } from '#engine';
import type { PersonSettings } from './person-settings.ts';
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

/** The people to notify of their turn: those who haven't been notified yet. */
export const usersToNotify = (room: Room): string[] =>
  seatsToMove(room).flatMap((seat) => (room.waits[seat]?.called ? [] : [room.seats[seat]?.user ?? '']));

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

export const MAX_REMINDERS = 3;
/** Offsets of time zones are multiples of a quarter of an hour. */
export const QUARTER = HOUR / 4;

export const hourIn = (zone: string, time: number): number =>
  Number(new Intl.DateTimeFormat('en', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' }).format(time));

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

/** The next reminder: after the person's interval, then twice as long each time. Null after the last one. */
export function reminderTime(person: PersonSettings, { since, reminders, snoozed }: Wait): number | null {
  if (person.reminder === 0 || reminders >= MAX_REMINDERS) return null;
  const hours = person.reminder * (2 ** (reminders + 1) - 1);
  return afterQuiet(person, Math.max(since + hours * HOUR, snoozed));
}

/** Days without activity after which a room closes; 0 is never. */
export type IdleDays = { readonly lobby: number; readonly match: number };

export const DEFAULT_IDLE_DAYS: IdleDays = { lobby: 7, match: 90 };

const DAY = 24 * HOUR;

const lobbyChoices = ({ host, language, game, options, seats, pace, adding, hints, automatic }: Room) =>
  ({ host, language, game, options, seats, pace, adding, hints, automatic }) as const;

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
