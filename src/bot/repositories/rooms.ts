import type { Logger } from 'pino';
import { addressOf, Refused, type Room, Stale, withTouchedTime } from '#room';
import { type DueRecord, keyOf, type Store, type StoreRefusal } from '#store';
import type { Coordination } from '../coordination.ts';
import { LeasedCache, matchRefusal, type Terms, throwUnlessRepeated, untilFresh } from './records.ts';
import { ROOM, toRecord, toRoom } from './room-record.ts';

/** Where rooms are kept; a save resolves when the room is safe. */
export type Rooms = {
  readonly load: (address: string) => Promise<Room | null>;
  /** As it is stored now, whatever was known of it before. */
  readonly reload: (address: string) => Promise<Room | null>;
  /** Also that of another process' share; it may change at any moment. */
  readonly peek: (address: string) => Promise<Room | null>;
  /** Whether somebody else has written since this process last read or wrote the room. */
  readonly isOutdated: (address: string) => Promise<boolean>;
  /** Resolves to the room as stored, with its next revision; `Stale` if somebody else has written since. */
  readonly save: (room: Room) => Promise<Room>;
  /** `Stale` if somebody else has written since. */
  readonly remove: (room: Room) => Promise<void>;
  /** Whether a record of this address was kept aside because it could not be read. */
  readonly wasBroken: (address: string) => Promise<boolean>;
  /** The addresses of the matches in which somebody sits, which they opened, or in which they ask for a seat. */
  readonly addressesOf: (user: string) => Promise<string[]>;
  readonly addressesIn: (guild: string) => Promise<string[]>;
  /** Rooms that want attention until then, by their addresses; only those of one's own share. */
  readonly due: (until: number) => AsyncIterable<DueRecord>;
  /** The addresses of rooms that want no attention at any time; only those of one's own share. */
  readonly resting: () => AsyncIterable<string>;
  readonly count: () => Promise<number>;
};

export type RoomsOptions = {
  readonly store: Store;
  readonly log: Logger;
  readonly now: () => number;
  /** The right to write; what is remembered of a room holds only as long as it does. */
  readonly coordination: Pick<Coordination, 'shard'> & Terms;
  /** When a room next wants attention. */
  readonly alarmOf: (room: Room) => Promise<number | null>;
  /** Called with every alarm that was saved. */
  readonly onAlarm: (address: string, alarm: number | null) => void;
  /** Called when nobody knows whether a save was made. */
  readonly onUnsure: (address: string) => void;
};

/** As many rooms as are played in at the same time, and not so many that they weigh. */
const REMEMBERED = 300;

/** Rooms in the store, by their addresses. Whatever the store refuses is said to the presser; nothing is half done. */
export function openRooms({ store, log, now, coordination, alarmOf, onAlarm, onUnsure }: RoomsOptions): Rooms {
  const known = new LeasedCache<Room>(REMEMBERED, coordination);
  const refusal = (address: string, refused: StoreRefusal, what: string): Refused => {
    if (refused.code !== 'stale') log.error({ channel: address, ...refused }, what);
    return matchRefusal(refused.code);
  };
  const peek = async (address: string) => {
    const loaded = await store.load(ROOM, address, now());
    if (!loaded.ok) throw refusal(address, loaded.refusal, 'room not loaded');
    return loaded.value && toRoom(loaded.value);
  };
  const reload = async (address: string) => {
    known.delete(address);
    const room = await peek(address);
    if (room) known.set(address, room);
    return room;
  };
  const requireOwner = () => {
    if (!coordination.isInCharge()) throw new Refused('unsaved');
  };
  return {
    peek,
    reload,
    load: async (address) => known.get(address) ?? (await reload(address)),
    async isOutdated(address) {
      const before = known.get(address);
      return before !== null && (await reload(address))?.revision !== before.revision;
    },
    async save(room) {
      requireOwner();
      const address = addressOf(room);
      const current = withTouchedTime(known.get(address), room, now());
      const alarm = await alarmOf(current);
      const saved = await store.save(ROOM, address, toRecord(current, now(), alarm));
      if (!saved.ok) {
        known.delete(address);
        if (saved.refusal.code === 'not-saved') onUnsure(address);
        throw refusal(address, saved.refusal, 'room not saved');
      }
      const stored = toRoom(saved.value);
      known.set(address, stored);
      onAlarm(address, alarm);
      return stored;
    },
    async remove(room) {
      requireOwner();
      const address = addressOf(room);
      known.delete(address);
      const removed = await store.remove(ROOM, address, room.revision);
      if (!removed.ok) throw refusal(address, removed.refusal, 'room not removed');
      onAlarm(address, null);
    },
    async wasBroken(address) {
      for await (const _ of store.keys(`broken:${keyOf(ROOM, address)}:`)) return true;
      return false;
    },
    addressesOf: (user) => store.idsOfUser(ROOM, user),
    addressesIn: (guild) => store.idsOfGuild(ROOM, guild),
    due: (until) => store.due(ROOM, until, coordination.shard),
    resting: () => store.idsWithoutAlarm(ROOM, coordination.shard),
    count: () => store.count(ROOM),
  };
}

/** Runs the tasks of one address one after another. */
export type Queue = <T>(address: string, task: () => Promise<T>) => Promise<T>;

/** Whether it is to be done again: the room was not what it was taken for. */
async function isToRepeat(rooms: Rooms, address: string, error: unknown): Promise<boolean> {
  if (error instanceof Stale) return true;
  return error instanceof Refused && (await rooms.isOutdated(address));
}

/**
 * Does something with the room of an address, one after the other. If another process has changed the room meanwhile,
 * nothing was done: it is done again with the room as that process left it. Whoever is refused reads of the buttons of
 * this room's table.
 */
export const withRoom = <Value>(
  { queue, rooms }: { readonly queue: Queue; readonly rooms: Rooms },
  address: string,
  task: (room: Room | null) => Promise<Value>,
): Promise<Value> =>
  queue(address, async () => {
    for (let tries = 1; ; tries++) {
      const room = await (tries === 1 ? rooms.load(address) : rooms.reload(address));
      try {
        return await task(room);
      } catch (error) {
        if (room && error instanceof Refused) error.postedIn(room.language);
        throwUnlessRepeated(error, await isToRepeat(rooms, address, error), tries);
      }
    }
  });

/**
 * Adds to a room what has already happened in its channel. If another process has changed the room meanwhile, it is
 * added to the room as that process left it; null if the match is gone.
 */
export const amend = (
  { rooms }: { readonly rooms: Rooms },
  room: Room,
  change: (room: Room) => Room,
): Promise<Room | null> =>
  untilFresh(async (isFirst) => {
    const stored = isFirst ? room : await rooms.reload(addressOf(room));
    return stored?.id === room.id ? rooms.save(change(stored)) : null;
  });
