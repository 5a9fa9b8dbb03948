import type { Person } from './person-settings.ts';
import type { Room } from './room.ts';
import { awaited } from './turn-timer.ts';

/** What somebody is told at their first tables of a game, one after the other. */
export const HINTS = ['first', 'second', 'third'] as const;
export type Hint = (typeof HINTS)[number];

/** The hint for the table that comes next for a person; null when they have had them all, or want none. */
export const nextHint = ({ hints, tables }: Person, game: string): Hint | null =>
  hints ? (HINTS[tables[game] ?? 0] ?? null) : null;

/** A person who has been at one table more. Beyond the last hint nobody counts. */
export const withTable = (person: Person, game: string): Person =>
  nextHint(person, game) === null
    ? person
    : { ...person, tables: { ...person.tables, [game]: (person.tables[game] ?? 0) + 1 } };

/** Those whose turn it is and who have not been told yet. */
export const uncalled = (room: Room): string[] =>
  awaited(room).flatMap((seat) => (room.waits[seat]?.called ? [] : [room.seats[seat]?.user ?? '']));
