import { addressOf, Refused, type Room, Stale } from '#room';
import { untilFresh } from '../repositories/records.ts';
import type { Desk } from '../services.ts';

/** Whether it is to be done again: the room was not what it was taken for. */
async function isToRepeat(desk: Pick<Desk, 'rooms'>, address: string, error: unknown): Promise<boolean> {
  if (error instanceof Stale) return true;
  return error instanceof Refused && (await desk.rooms.isOutdated(address));
}

/** Whoever is refused reads of the buttons of this room's table. */
async function aboutTable<Value>(room: Room | null, task: (room: Room | null) => Promise<Value>): Promise<Value> {
  try {
    return await task(room);
  } catch (error) {
    if (room && error instanceof Refused) error.postedIn(room.language);
    throw error;
  }
}

/**
 * Does something with the room of an address, one after the other. If another process has changed the room meanwhile,
 * nothing was done: it is done again with the room as that process left it.
 */
export const withRoom = <Value>(
  desk: Pick<Desk, 'queue' | 'rooms'>,
  address: string,
  task: (room: Room | null) => Promise<Value>,
): Promise<Value> =>
  desk.queue(address, () =>
    untilFresh(
      async (isFirst) => aboutTable(await (isFirst ? desk.rooms.load(address) : desk.rooms.reload(address)), task),
      (error) => isToRepeat(desk, address, error),
    ),
  );

/**
 * Adds to a room what has already happened in its channel. If another process has changed the room meanwhile, it is
 * added to the room as that process left it; null if the match is gone.
 */
export const amend = (desk: Pick<Desk, 'rooms'>, room: Room, change: (room: Room) => Room): Promise<Room | null> =>
  untilFresh(async (isFirst) => {
    const stored = isFirst ? room : await desk.rooms.reload(addressOf(room));
    return stored?.id === room.id ? desk.rooms.save(change(stored)) : null;
  });
