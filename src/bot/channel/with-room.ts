import { addressOf, Refused, type Room, Stale } from '#room';
import { throwUnlessRepeated, untilFresh } from '../repositories/records.ts';
import type { Services } from '../services.ts';

/** Whether it is to be done again: the room was not what it was taken for. */
async function isToRepeat(services: Pick<Services, 'rooms'>, address: string, error: unknown): Promise<boolean> {
  if (error instanceof Stale) return true;
  return error instanceof Refused && (await services.rooms.isOutdated(address));
}

/**
 * Does something with the room of an address, one after the other. If another process has changed the room meanwhile,
 * nothing was done: it is done again with the room as that process left it. Whoever is refused reads of the buttons of
 * this room's table.
 */
export const withRoom = <Value>(
  services: Pick<Services, 'queue' | 'rooms'>,
  address: string,
  task: (room: Room | null) => Promise<Value>,
): Promise<Value> =>
  services.queue(address, async () => {
    for (let tries = 1; ; tries++) {
      const room = await (tries === 1 ? services.rooms.load(address) : services.rooms.reload(address));
      try {
        return await task(room);
      } catch (error) {
        if (room && error instanceof Refused) error.postedIn(room.language);
        throwUnlessRepeated(error, await isToRepeat(services, address, error), tries);
      }
    }
  });

/**
 * Adds to a room what has already happened in its channel. If another process has changed the room meanwhile, it is
 * added to the room as that process left it; null if the match is gone.
 */
export const amend = (
  services: Pick<Services, 'rooms'>,
  room: Room,
  change: (room: Room) => Room,
): Promise<Room | null> =>
  untilFresh(async (isFirst) => {
    const stored = isFirst ? room : await services.rooms.reload(addressOf(room));
    return stored?.id === room.id ? services.rooms.save(change(stored)) : null;
  });
