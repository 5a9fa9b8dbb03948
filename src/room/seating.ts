import { itemAt, LEVELS, type Level, type Seat } from '#engine';
import { markName } from '#i18n';
import { gameOf, type Room, type RoomSeat, seatOf } from './room.ts';
import { Refused } from './room-refusal.ts';

const requireFreeSeat = (room: Room) => {
  if (room.seats.length >= gameOf(room).seats.max) throw new Refused('full');
};

export const requireHost = (room: Room, user: string) => {
  const host = room.seats.find((seat) => seat.user === room.host)?.name ?? '?';
  if (user !== room.host) throw new Refused('host', { name: markName(host) });
};

export function join(room: Room, user: string, name: string): Room {
  if (seatOf(room, user) !== null) throw new Refused('seated');
  requireFreeSeat(room);
  // After everyone has left, the next to join becomes host.
  const host = seatOf(room, room.host) === null ? user : room.host;
  const joined = { ...room, host, seats: [...room.seats, { user, name, computer: null }] };
  // A bot of the same name takes another one.
  return setComputers(joined, computersOf(joined));
}

/** If the host leaves, the next person becomes host. */
export function leave(room: Room, user: string): Room {
  if (seatOf(room, user) === null) throw new Refused('unseated');
  const seats = room.seats.filter((seat) => seat.user !== user);
  const heir = seats.find((seat) => seat.user)?.user;
  return { ...room, seats, host: user === room.host && heir ? heir : room.host };
}

/** Short enough never to be cut, the same in every language, each with its own initial; more than a table has seats. */
export const BOT_NAMES: readonly string[] = [
  ...['Mira', 'Leo', 'Nora', 'Hugo', 'Zoe'],
  ...['Kai', 'Pia', 'Otto', 'Vera', 'Iris'],
];

/** Names for bots that no person at the table has: first those they already go by. */
function botNames(seats: readonly RoomSeat[], count: number): string[] {
  const people = seats.filter(({ user }) => user).map(({ name }) => name.trim().toLowerCase());
  const free = BOT_NAMES.filter((name) => !people.includes(name.toLowerCase()));
  const own = seats.filter(({ user, name }) => !user && free.includes(name)).map(({ name }) => name);
  return [...new Set([...own, ...free])].slice(0, count);
}

export function computerSeat({ seats }: Room, level: Level): RoomSeat {
  const bots = seats.filter(({ user }) => !user).length;
  return { user: null, name: itemAt(botNames(seats, bots + 1), bots), computer: level };
}

/** The level of the room's computers: all have the same. */
export const levelOf = (room: Room): Level => room.seats.find((seat) => seat.computer)?.computer ?? LEVELS[1];

/** Sets the number of bots: present ones keep their seats and names, new ones sit last. */
export function setComputers(room: Room, count: number, level = levelOf(room)): Room {
  const people = room.seats.filter((seat) => seat.user).length;
  if (people + count > gameOf(room).seats.max) throw new Refused('full');
  const computers = botNames(room.seats, count).map((name): RoomSeat => ({ user: null, name, computer: level }));
  const kept = room.seats.flatMap((seat) => (seat.user ? [seat] : computers.splice(0, 1)));
  return { ...room, seats: [...kept, ...computers] };
}

/** Swaps seats with another player, or with the next one: the last one with the first. */
export function swapSeats(room: Room, user: string, wanted: Seat | null = null): Room {
  const seat = seatOf(room, user);
  if (seat === null) throw new Refused('unseated');
  const other = wanted ?? (seat + 1) % room.seats.length;
  if (!room.seats[other]) throw new Refused('unknown');
  const seats = room.seats.with(seat, itemAt(room.seats, other)).with(other, itemAt(room.seats, seat));
  return { ...room, seats };
}

export const computersOf = (room: Room): number => room.seats.filter((seat) => seat.computer).length;

/** For the host, and for other players if the host allows it. */
export function addComputer(room: Room, user: string): Room {
  if (room.adding === 'host') requireHost(room, user);
  else if (seatOf(room, user) === null) throw new Refused('unseated');
  return setComputers(room, computersOf(room) + 1);
}
