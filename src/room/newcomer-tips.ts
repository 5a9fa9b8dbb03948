import type { PersonSettings } from './person-settings.ts';
import type { Room } from './room.ts';
import { seatsToMove } from './turn-timer.ts';

/** What somebody is told at their first tables of a game, one after the other. */
export const TIPS = ['first', 'second', 'third'] as const;
export type Tip = (typeof TIPS)[number];

/** The hint for the table that comes next for a person; null when they have had them all, or want none. */
export const nextTip = ({ hints, tables }: PersonSettings, game: string): Tip | null =>
  hints ? (TIPS[tables[game] ?? 0] ?? null) : null;

/** A person who has been at one table more. Beyond the last hint nobody counts. */
export const withTableCounted = (person: PersonSettings, game: string): PersonSettings =>
  nextTip(person, game) === null
    ? person
    : { ...person, tables: { ...person.tables, [game]: (person.tables[game] ?? 0) + 1 } };

/** Those whose turn it is and who have not been told yet. */
export const usersToNotify = (room: Room): string[] =>
  seatsToMove(room).flatMap((seat) => (room.waits[seat]?.called ? [] : [room.seats[seat]?.user ?? '']));
