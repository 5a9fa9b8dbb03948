import { randomBytes } from 'node:crypto';
import { LEVELS, type Level } from '../engine/game.ts';
import { startMatch } from '../engine/match.ts';
import { parseOptions } from '../engine/options.ts';
import { words } from '../i18n/index.ts';
import { makeId } from './custom-id.ts';
import { type Desk, gameOf } from './desk.ts';
import type { Piece } from './message.ts';
import { buttonRow } from './parts.ts';
import { Refused } from './refusal.ts';
import { type Room, type RoomSeat, seatOf } from './room.ts';

export const newRoomId = (): string => randomBytes(5).toString('hex');

const computerName = (room: Room, level: Level): string => {
  const t = words(room.language);
  const number = room.seats.filter((seat) => seat.computer).length + 1;
  return `${t('bot.lobby.computer', { number })} (${t(`bot.lobby.level.${level}`)})`;
};

/** The lobby as it is now: who sits where, what will be played, and the way in. */
export function lobbyPieces(room: Room): Piece[] {
  const t = words(room.language);
  const { max } = gameOf(room).seats;
  const board = room.options['board'] ?? 'random';
  const title = board === 'random' ? t('bot.lobby.random') : t(`cities.board.${board}`);
  const seats = room.seats.map(({ user, name }, i) =>
    t('bot.lobby.seat', { number: i + 1, name: user ? `<@${user}>` : name }),
  );
  const free = max - room.seats.length;
  const lines = [
    t('bot.lobby.title', { game: 'Cities', board: title }),
    room.options['length'] === 'long' ? t('bot.lobby.long') : '',
    t('bot.lobby.open', { host: `<@${room.host}>` }),
    ...seats,
    free > 0 ? t('bot.lobby.free', { count: free }) : '',
  ];
  const id = (verb: string) => makeId({ match: room.id, verb, stamp: '', numbers: [] });
  return [
    lines.filter(Boolean).join('\n'),
    buttonRow([
      { id: id('join'), label: t('bot.lobby.join'), style: 'success' },
      { id: id('leave'), label: t('bot.lobby.leave') },
      { id: id('computer'), label: t('bot.lobby.add') },
      { id: id('start'), label: t('bot.lobby.start'), style: 'primary' },
      { id: id('cancel'), label: t('bot.lobby.cancel'), style: 'danger' },
    ]),
  ];
}

const demandRoom = (room: Room) => {
  if (room.seats.length >= gameOf(room).seats.max) throw new Refused('full');
};

export const demandHost = (room: Room, user: string) => {
  const host = room.seats.find((seat) => seat.user === room.host)?.name ?? '?';
  if (user !== room.host) throw new Refused('host', { name: host });
};

export function join(room: Room, user: string, name: string): Room {
  if (seatOf(room, user) !== null) throw new Refused('seated');
  demandRoom(room);
  // When everyone had left, who comes next is the host.
  const host = seatOf(room, room.host) === null ? user : room.host;
  return { ...room, host, seats: [...room.seats, { user, name, computer: null }] };
}

/** The host stays host; when the last person leaves, nobody is left to start. */
export function leave(room: Room, user: string): Room {
  if (seatOf(room, user) === null) throw new Refused('unseated');
  const seats = room.seats.filter((seat) => seat.user !== user);
  const heir = seats.find((seat) => seat.user)?.user;
  return { ...room, seats, host: user === room.host && heir ? heir : room.host };
}

export function addComputer(room: Room, level: Level = LEVELS[1]): Room {
  demandRoom(room);
  const seat: RoomSeat = { user: null, name: computerName(room, level), computer: level };
  return { ...room, seats: [...room.seats, seat] };
}

/** Options that do not fit the number of seats fall back to their defaults: the long game is for two. */
export function start(desk: Desk, room: Room, user: string): Room {
  demandHost(room, user);
  const game = gameOf(room);
  if (room.seats.length < game.seats.min) throw new Refused('few', { min: game.seats.min });
  const wanted = parseOptions(game, room.seats.length, room.options);
  const options = wanted.ok
    ? wanted
    : parseOptions(game, room.seats.length, { board: room.options['board'] ?? 'random' });
  if (!options.ok) throw new Refused('failed');
  const players = room.seats.map(({ name, computer }) => ({ name, computer }));
  return { ...room, status: 'playing', match: startMatch(game, players, options.value, desk.seed()) };
}

/** A new room for the same table. */
export const again = (room: Room, host: string): Room => ({
  ...room,
  id: newRoomId(),
  host,
  status: 'lobby',
  match: null,
  table: null,
  announced: 0,
});
