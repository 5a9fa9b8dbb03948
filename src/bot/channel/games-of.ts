import { type Room, seatOf, seatsToMove } from '#room';
import type { Services } from '../services.ts';

type Games = Pick<Services, 'coordination' | 'queue' | 'rooms'>;

/** In the room's queue, so that a table that is being posted gets its link. */
async function peekIn(services: Games, address: string): Promise<Room | null> {
  const room = await services.rooms.peek(address);
  return room && services.coordination.owns(room.guild)
    ? services.queue(address, () => services.rooms.load(address))
    : room;
}

async function seated(
  { rooms }: Pick<Services, 'rooms'>,
  user: string,
  find: (address: string) => Promise<Room | null>,
): Promise<Room[]> {
  const addresses = await rooms.addressesOf(user);
  const found = await Promise.all(addresses.map((address) => find(address).catch(() => null)));
  return found.filter((room) => room !== null).filter((room) => seatOf(room, user) !== null);
}

/** The games a person plays in, everywhere. Not to be called from within a room's queue. */
export const gamesOf = (services: Games, user: string): Promise<Room[]> =>
  seated(services, user, (address) => peekIn(services, address));

/** Since when a game has waited for this person; null if it doesn't. Private games wait for nobody. */
export function waitsSince(room: Room, user: string): number | null {
  const seat = room.place.kind === 'channel' ? seatOf(room, user) : null;
  return seat !== null && seatsToMove(room).includes(seat) ? (room.waits[seat]?.since ?? 0) : null;
}

/** The games that wait for a person: the one that has waited longest first, and the one in this channel last. */
export function waitingFor(rooms: readonly Room[], user: string, here: string): Room[] {
  const order = (room: Room) => (room.channel === here ? Number.POSITIVE_INFINITY : (waitsSince(room, user) ?? 0));
  return rooms.filter((room) => waitsSince(room, user) !== null).sort((a, b) => order(a) - order(b));
}

/** The game elsewhere that has waited longest for a person; null if none does. */
export async function nextElsewhere(
  services: Pick<Services, 'rooms'>,
  user: string,
  here: string,
): Promise<Room | null> {
  const rooms = await seated(services, user, services.rooms.peek);
  return waitingFor(rooms, user, here).find(({ channel }) => channel !== here) ?? null;
}
