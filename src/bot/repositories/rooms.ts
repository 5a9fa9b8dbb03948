import type { Logger } from 'pino';
import { addressOf, Refused, type Room, Stale, withTouchedTime } from '#room';
import { type DueRecord, keyOf, type Store, type StoreRefusal } from '#store';
import type { Coordination } from '../coordination.ts';
import { LeasedCache, matchRefusal, type Terms, throwUnlessRepeated, untilFresh } from './records.ts';
import { ROOM, toRecord, toRoom } from './room-record.ts';

/** Loads and saves rooms; a save resolves when the room is safely stored. */
export type Rooms = {
  readonly load: (address: string) => Promise<Room | null>;
  /** Reads from the store and updates the cache. */
  readonly reload: (address: string) => Promise<Room | null>;
  /** Reads without caching; also rooms of another process, which may change at any moment. */
  readonly peek: (address: string) => Promise<Room | null>;
  /** Whether another process wrote since this one last read or wrote the room. */
  readonly isOutdated: (address: string) => Promise<boolean>;
  /** Resolves to the stored room with its next revision; rejects with `Stale` if another process wrote in between. */
  readonly save: (room: Room) => Promise<Room>;
  /** Rejects with `Stale` if another process wrote in between. */
  readonly remove: (room: Room) => Promise<void>;
  /** Whether a record of this address was moved aside because it couldn't be read. */
  readonly wasBroken: (address: string) => Promise<boolean>;
  /** Addresses of the matches that a person plays in, opened, or asks for a seat in. */
  readonly addressesOf: (user: string) => Promise<string[]>;
  readonly addressesIn: (guild: string) => Promise<string[]>;
  /** Rooms of this process that are due by then, by address. */
  readonly due: (until: number) => AsyncIterable<DueRecord>;
  /** Addresses of rooms of this process that are never due. */
  readonly resting: () => AsyncIterable<string>;
  readonly count: () => Promise<number>;
};

export type RoomsOptions = {
  readonly store: Store;
  readonly log: Logger;
  readonly now: () => number;
  /** The right to write; the cache is valid only as long as this process has it. */
  readonly coordination: Pick<Coordination, 'shard'> & Terms;
  /** When a room is next due. */
  readonly alarmOf: (room: Room) => Promise<number | null>;
  /** Called with every alarm that was saved. */
  readonly onAlarm: (address: string, alarm: number | null) => void;
  /** Called when a save may have succeeded or not. */
  readonly onUnsure: (address: string) => void;
};

/** Number of rooms in the cache: enough for all that are active, few enough for memory. */
const REMEMBERED = 300;

async function wasBroken(store: Store, address: string): Promise<boolean> {
  for await (const _ of store.keys(`broken:${keyOf(ROOM, address)}:`)) return true;
  return false;
}

/** Rooms in the store, by address. Refusals of the store are thrown as `Refused`. */
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
    wasBroken: (address) => wasBroken(store, address),
    addressesOf: (user) => store.idsOfUser(ROOM, user),
    addressesIn: (guild) => store.idsOfGuild(ROOM, guild),
    due: (until) => store.due(ROOM, until, coordination.shard),
    resting: () => store.idsWithoutAlarm(ROOM, coordination.shard),
    count: () => store.count(ROOM),
  };
}

/** Runs the tasks of one address one after another. */
export type Queue = <T>(address: string, task: () => Promise<T>) => Promise<T>;

/** Whether to retry because the cached room was out of date. */
async function isToRepeat(rooms: Rooms, address: string, error: unknown): Promise<boolean> {
  if (error instanceof Stale) return true;
  return error instanceof Refused && (await rooms.isOutdated(address));
}

/**
 * Runs a task on the room of an address, in its queue. If another process changed the room in between, the task runs
 * again on the new room. Refusals name the buttons in the language of this room's table.
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
 * Adds to a room what has already happened in its channel. If another process changed the room in between, adds it to
 * the new room; null if the match is gone.
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
