import { parseOptions, startMatch } from '#engine';
import { freshClock } from './match-clock.ts';
import { isBoundForThread } from './match-thread.ts';
import { gameOf, NEW_ROOM, type Room } from './room.ts';
import { Refused } from './room-refusal.ts';
import { computersOf, levelOf, setComputers } from './seating.ts';

export function requireSeats(room: Room): void {
  const { min } = gameOf(room).seats;
  if (room.seats.length < min) throw new Refused('few', { count: min });
}

/** The first option that doesn't fit the number of seats (the long game is for two); null if all do. */
export function unfittingOption(room: Room): { name: string; value: string } | null {
  const game = gameOf(room);
  const wrong = Object.entries(room.options).find(
    ([name, value]) => !parseOptions(game, room.seats.length, { [name]: value }).ok,
  );
  return wrong ? { name: wrong[0], value: wrong[1] } : null;
}

export function startRoom(room: Room, seed: string): Room {
  const game = gameOf(room);
  const options = parseOptions(game, room.seats.length, room.options);
  if (!options.ok) throw new Refused('failed');
  const players = room.seats.map(({ name, computer }) => ({ name, computer }));
  const match = startMatch(game, players, options.value, seed);
  // The message of the lobby becomes the card that leads to the thread.
  const entry = isBoundForThread(room) ? { entry: { channel: room.channel, card: room.table } } : {};
  return { ...room, ...NEW_ROOM, ...entry, place: room.place, status: 'playing', match, past: match.history.open };
}

type Opened = Pick<Room, 'id' | 'channel' | 'guild' | 'language' | 'game'>;

export const newLobby = (room: Opened, user: { readonly id: string; readonly displayName: string }): Room => ({
  ...NEW_ROOM,
  ...room,
  host: user.id,
  options: {},
  seats: [{ user: user.id, name: user.displayName, computer: null }],
  pace: 0,
  adding: 'host',
  hints: 'request',
  automatic: false,
  revision: 0,
  created: 0,
});

/** A new lobby with the same players. People a computer stood in for get their seats back. */
export function rematchLobby(over: Room, host: string, id: string): Room {
  const { clock: _, ...room } = over;
  return setComputers(
    {
      ...room,
      ...freshClock(over),
      ...NEW_ROOM,
      id,
      host,
      revision: 0,
      created: 0,
      seats: room.seats.map((seat) => (seat.user ? { ...seat, computer: null } : seat)),
    },
    computersOf({ ...room, seats: room.seats.filter((seat) => !seat.user) }),
    levelOf(room),
  );
}
