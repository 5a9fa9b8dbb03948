import { sameJson } from '#engine';
import type { Room } from './room.ts';
import { HOUR } from './turn-timer.ts';

/** After how many days what nobody touches closes by itself; 0 is never. */
export type IdleDays = { readonly lobby: number; readonly match: number };

export const DEFAULT_IDLE_DAYS: IdleDays = { lobby: 7, match: 90 };

const DAY = 24 * HOUR;

/** What people choose before a match begins. */
const lobbyChoices = ({ host, language, game, options, seats, pace, adding, advice, automatic }: Room) =>
  ({ host, language, game, options, seats, pace, adding, advice, automatic }) as const;

/** Whether somebody has changed the lobby or moved in the match, or one has become the other. */
function isTouched(before: Room, after: Room): boolean {
  if (before.id !== after.id || before.status !== after.status) return true;
  return after.status === 'lobby'
    ? !sameJson(lobbyChoices(before), lobbyChoices(after))
    : before.match?.log !== after.match?.log;
}

/** Notes the time at which somebody last did something, if this is it; `before` is the room as it is stored, if known. */
export const withTouchedTime = (before: Room | null, after: Room, now: number): Room => ({
  ...after,
  touched: before && !isTouched(before, after) ? before.touched : now,
});

/** When the room closes by itself if nobody touches it; null for never, and for what is over. A day ends for everyone. */
export function closingTime({ place, status, touched }: Room, idle: IdleDays): number | null {
  if (place.kind === 'daily') return place.ends;
  const days = status === 'over' ? 0 : status === 'lobby' ? idle.lobby : idle.match;
  return days === 0 ? null : touched + days * DAY;
}
