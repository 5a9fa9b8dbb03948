import { sameJson } from '#engine';
import type { Room } from './room.ts';
import { HOUR } from './turn-timer.ts';

/** Days without activity after which a room closes; 0 is never. */
export type IdleDays = { readonly lobby: number; readonly match: number };

export const DEFAULT_IDLE_DAYS: IdleDays = { lobby: 7, match: 90 };

const DAY = 24 * HOUR;

const lobbyChoices = ({ host, language, game, options, seats, pace, adding, advice, automatic }: Room) =>
  ({ host, language, game, options, seats, pace, adding, advice, automatic }) as const;

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
