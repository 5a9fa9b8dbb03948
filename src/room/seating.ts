import { LEVELS, type Level } from '../engine/game.ts';
import { itemAt } from '../engine/sure.ts';
import { words } from '../i18n/index.ts';
import { Refused } from './refusal.ts';
import { gameOf, type Room, type RoomSeat, seatOf } from './room.ts';

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

export const computerSeat = (room: Room, number: number, level: Level): RoomSeat => {
  const name = words(room.language)('bot.lobby.computer', { number });
  return { user: null, name, computer: level };
};

/** How well the computers of this room play; all play alike. */
export const levelOf = (room: Room): Level => room.seats.find((seat) => seat.computer)?.computer ?? LEVELS[1];

/** That many computers: those that sit there keep their places, more of them come last. */
export function setComputers(room: Room, count: number, level = levelOf(room)): Room {
  const people = room.seats.filter((seat) => seat.user).length;
  if (people + count > gameOf(room).seats.max) throw new Refused('full');
  const computers = Array.from({ length: count }, (_, i) => computerSeat(room, i + 1, level));
  const kept = room.seats.flatMap((seat) => (seat.user ? [seat] : computers.splice(0, 1)));
  return { ...room, seats: [...kept, ...computers] };
}

/** Changes seats with the next one at the table; after the last comes the first. */
export function move(room: Room, user: string): Room {
  const seat = seatOf(room, user);
  if (seat === null) throw new Refused('unseated');
  const next = (seat + 1) % room.seats.length;
  const seats = room.seats.with(seat, itemAt(room.seats, next)).with(next, itemAt(room.seats, seat));
  return { ...room, seats };
}

export const computersOf = (room: Room): number => room.seats.filter((seat) => seat.computer).length;

export const addComputer = (room: Room): Room => setComputers(room, computersOf(room) + 1);
