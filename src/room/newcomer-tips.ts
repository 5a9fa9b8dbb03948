import type { PersonSettings } from './person-settings.ts';
import type { Room } from './room.ts';
import { seatsToMove } from './turn-timer.ts';

/** Tips at a person's first three tables of a game. */
export const TIPS = ['first', 'second', 'third'] as const;
export type Tip = (typeof TIPS)[number];

/** The tip for a person's next table; null if they have seen them all or switched them off. */
export const nextTip = ({ hints, tables }: PersonSettings, game: string): Tip | null =>
  hints ? (TIPS[tables[game] ?? 0] ?? null) : null;

export const withTableCounted = (person: PersonSettings, game: string): PersonSettings =>
  nextTip(person, game) === null
    ? person
    : { ...person, tables: { ...person.tables, [game]: (person.tables[game] ?? 0) + 1 } };

export const usersToNotify = (room: Room): string[] =>
  seatsToMove(room).flatMap((seat) => (room.waits[seat]?.called ? [] : [room.seats[seat]?.user ?? '']));
