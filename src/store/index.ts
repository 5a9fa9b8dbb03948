/** Records in a Keyv with conditional saves. */

export { copyRecords } from './copy.ts';
export type { Durability } from './durability.ts';
export { isJsonObject, type JsonObject, json } from './json.ts';
export { RecordKeyv } from './keyv.ts';
export { keyOf, type RecordKind, type Stamped, stamp } from './kind.ts';
export { type Lease, takeLease } from './lease.ts';
export { type HistoryRecord, type MatchRecord, matchKind, position, type RecordStep } from './match.ts';
export { DATABASE_KINDS, DEFAULT_DATABASE_URL, isDatabaseUrl, openKeyv, openStore } from './open.ts';
export { ChannelQueue } from './queue.ts';
export type { StoreRefusal, StoreResult } from './refusal.ts';
export { type Aside, listAside, restore } from './restore.ts';
export { isOwn, type ShardId } from './shard.ts';
export { type DueRecord, Store } from './store.ts';
export { throttle } from './throttle.ts';
