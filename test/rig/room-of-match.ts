import type { Match } from '#engine';
import { DEFAULT_GAME, isGameId } from '#games';
import { NEW_ROOM, type Room } from '#room';

export const ADA = '1000000000000000001';

/** A channel's room with a running match; all people in it have Ada's user id. */
export const roomOf = (match: Match, known: Partial<Room> = {}): Room => ({
  ...NEW_ROOM,
  id: '0123456789',
  channel: '2000000000000000001',
  guild: '3000000000000000001',
  host: ADA,
  language: 'en',
  game: isGameId(match.game) ? match.game : DEFAULT_GAME,
  options: match.options,
  seats: match.seats.map(({ name, computer }) => ({ name, computer, user: computer ? null : ADA })),
  status: 'playing',
  match,
  table: '4000000000000000001',
  announced: match.log.length,
  past: { length: match.log.length, state: match.state },
  pace: 0,
  adding: 'host',
  hints: 'request',
  automatic: false,
  revision: 0,
  created: 0,
  ...known,
});
