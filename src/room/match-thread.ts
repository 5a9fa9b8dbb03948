import type { Room } from './room.ts';

/** Where a match is played: in the channel of its lobby, or in a thread of its own. */
export const VENUES = ['here', 'thread'] as const;
export type Venue = (typeof VENUES)[number];

/** Whether the match gets a thread when it starts. */
export const isBoundForThread = ({ entry, channel }: Pick<Room, 'entry' | 'channel'>): boolean =>
  entry !== undefined && entry.channel === channel;

/** Whether the match has started and its thread is still to be opened. */
export const isMoving = (room: Room): boolean => room.status !== 'lobby' && isBoundForThread(room);

/** The entry card of a match that is played in a thread; null if it has none. */
export const entryCardOf = (room: Room): NonNullable<Room['entry']> | null =>
  room.entry && !isBoundForThread(room) ? room.entry : null;

/** The match is played where its lobby is. */
export function withoutEntry({ entry: _, ...room }: Room): Room {
  return room;
}

export const venueOf = (room: Room): Venue => (room.entry ? 'thread' : 'here');

export const withVenue = (room: Room, venue: Venue): Room =>
  venue === 'thread' ? { ...room, entry: { channel: room.channel, card: null } } : withoutEntry(room);

/** Discord's limit. */
const MOST_LETTERS = 100;

/** What a match's thread is called: the game, its players and the day. */
export function threadName({ seats }: Room, game: string, day: string): string {
  const players = seats.map(({ name }) => name).join(', ');
  const left = MOST_LETTERS - `${game} ·  · ${day}`.length;
  return [game, players.length > left ? `${players.slice(0, left - 1)}…` : players, day].join(' · ');
}
