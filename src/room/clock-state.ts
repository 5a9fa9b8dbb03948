import type { Seat } from '#engine';
import type { Span } from './calendar.ts';

/** Hours that each player has for the whole match, besides the turn timer; 0 is none. */
export const RESERVES = [0, 12, 24, 72, 168] as const;
type Reserve = (typeof RESERVES)[number];

/** A turn that has ended or was undone, whose time is not counted yet. */
export type OwedTurn = { readonly seat: Seat; readonly turn: number; readonly since: number };

/** What a match needs besides the turn timer to tell how long someone may take. */
export type MatchClock = {
  readonly reserve: Reserve;
  /** The host's time zone, if weekends don't count; otherwise null. */
  readonly weekends: string | null;
  /** By seat and turn, the milliseconds that were taken. An undo removes nothing, so it gives no time back. */
  readonly taken: readonly (readonly number[])[];
  readonly owed: readonly OwedTurn[];
  /** When everyone's clock stands still because all agreed, as far as it still matters. */
  readonly pauses: readonly Span[];
  /** By seat, when its person was or will be on vacation, as far as it still matters. */
  readonly away: readonly (readonly Span[])[];
};

export const NO_CLOCK: MatchClock = { reserve: 0, weekends: null, taken: [], owed: [], pauses: [], away: [] };
