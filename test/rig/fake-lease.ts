import { openLog } from '#platform';
import type { Lease, ShardId, Store } from '#store';
import { singleProcess } from '../../src/bot/coordination.ts';
import { openRooms, type Rooms } from '../../src/bot/repositories/rooms.ts';
import type { Envelope } from '../../src/store/envelope.ts';

/** The right to act for a shard where nobody else asks for it. */
export const fakeLease = (shard: ShardId): Lease => ({
  shard,
  isHeld: () => true,
  isSoleHolder: () => true,
  fence: () => 1,
  isHeldElsewhere: () => false,
  listen: () => {},
  release: async () => {},
});

/** Rooms without a bot around them, which all want attention at that time. */
export const roomsIn = (store: Store, now: () => number = Date.now, alarm: number | null = null): Rooms =>
  openRooms({
    store,
    log: openLog('silent'),
    now,
    coordination: singleProcess(),
    alarmOf: async () => alarm,
    onAlarm: () => {},
    onUnsure: () => {},
  });

/** A new record without index fields. */
export const plainEnvelope = (record: object, revision = 1): Envelope => ({
  text: JSON.stringify({ value: record }),
  revision,
  replaces: 0,
  writer: '',
  index: { guild: null, shardKey: 0, alarm: null, users: [] },
});
