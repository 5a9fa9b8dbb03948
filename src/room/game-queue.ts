import type { GameId } from '#games';
import { RULES } from '#games/rules';
import type { Language } from '#i18n';
import { DAY } from './calendar.ts';
import type { Pace } from './room.ts';

/** A person who waits in a server's queue for others to play with. */
export type Seeker = {
  readonly user: string;
  readonly name: string;
  readonly game: GameId;
  readonly pace: Pace;
  /** Where they asked, and in which language. */
  readonly channel: string;
  readonly language: Language;
  /** Milliseconds since 1970. */
  readonly since: number;
};

/** A match that was made up and is still to be opened; `card` is the message that announces it, once it's posted. */
export type NewTable = {
  readonly id: string;
  readonly card: string | null;
  readonly game: GameId;
  readonly pace: Pace;
  readonly channel: string;
  readonly language: Language;
};

/** The people of a table that is still to be opened, in seating order. */
type TableSeat = { readonly user: string; readonly name: string; readonly table: string };

export type GameQueue = {
  readonly seats: readonly Seeker[];
  readonly tables: readonly NewTable[];
  readonly rows: readonly TableSeat[];
};

/** After this time without a match, a person leaves the queue. */
const WAIT = DAY;

export const seekerUntil = ({ since }: Seeker): number => since + WAIT;

/** A match of the queue has as few people as its game allows, and two at least. */
export const seatsToFill = (game: GameId): number => Math.max(2, RULES[game].seats.min);

const isAlike = (a: Seeker, b: Pick<Seeker, 'game' | 'pace'>): boolean => a.game === b.game && a.pace === b.pace;

export const withoutSeeker = <Queue extends GameQueue>(queue: Queue, user: string): Queue => ({
  ...queue,
  seats: queue.seats.filter((seeker) => seeker.user !== user),
});

export const withoutExpired = <Queue extends GameQueue>(queue: Queue, now: number): Queue => ({
  ...queue,
  seats: queue.seats.filter((seeker) => seekerUntil(seeker) > now),
});

/** How many wait for the same. */
export const seekersLike = ({ seats }: GameQueue, wanted: Pick<Seeker, 'game' | 'pace'>): number =>
  seats.filter((seeker) => isAlike(seeker, wanted)).length;

/** Whether two people must not be seated together. */
export type Apart = (user: string, other: string) => boolean;

/** The people who have waited longest for the same, and get along; null if they are too few. */
function companyFor(queue: GameQueue, seeker: Seeker, apart: Apart): readonly Seeker[] | null {
  const company = [seeker];
  const waiting = queue.seats.filter((one) => isAlike(one, seeker)).toSorted((a, b) => a.since - b.since);
  for (const one of waiting) {
    if (company.length === seatsToFill(seeker.game)) break;
    if (company.every(({ user }) => user !== one.user && !apart(user, one.user))) company.push(one);
  }
  return company.length === seatsToFill(seeker.game) ? company : null;
}

/** The queue with one more person: at a table at once if there is company, else waiting. */
export function withSeeker<Queue extends GameQueue>(before: Queue, seeker: Seeker, table: string, apart: Apart): Queue {
  const queue = withoutSeeker(before, seeker.user);
  const company = companyFor(queue, seeker, apart);
  if (!company) return { ...queue, seats: [...queue.seats, seeker] };
  const { game, pace, channel, language } = seeker;
  const [first, ...later] = company.toReversed();
  const users = company.map(({ user }) => user);
  return {
    ...queue,
    seats: queue.seats.filter(({ user }) => !users.includes(user)),
    tables: [...queue.tables, { id: table, card: null, game, pace, channel, language }],
    rows: [...queue.rows, ...[first ?? seeker, ...later].map(({ user, name }) => ({ user, name, table }))],
  };
}

export const withoutTable = <Queue extends GameQueue>(queue: Queue, table: string): Queue => ({
  ...queue,
  tables: queue.tables.filter(({ id }) => id !== table),
  rows: queue.rows.filter((row) => row.table !== table),
});

/** Nothing in the queue can be traced to the person; a table that isn't open yet isn't opened. */
export const withoutPerson = <Queue extends GameQueue>(queue: Queue, user: string): Queue =>
  queue.rows
    .filter((row) => row.user === user)
    .reduce((left, { table }) => withoutTable(left, table), withoutSeeker(queue, user));

/** When the queue needs looking at: at once if a table can open, else when the first person has waited long enough. */
export const queueAlarm = ({ seats, tables }: GameQueue): number | null =>
  tables.length > 0 ? 0 : seats.length > 0 ? Math.min(...seats.map(seekerUntil)) : null;
