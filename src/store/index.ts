/** Records in a Keyv with conditional saves. */

export { type BrokenRecord, listBrokenRecords, restoreRecord } from './broken-records.ts';
export { ChannelQueue } from './channel-queue.ts';
export { throttle } from './database-throttle.ts';
export type { Durability } from './durability.ts';
export { isOwnGuild, type ShardId } from './envelope.ts';
export { type Lease, takeLease } from './lease.ts';
export { type HistoryRecord, type MatchRecord, type Migration, matchKind, positionSchema } from './match-record.ts';
export { DATABASE_KINDS, DEFAULT_DATABASE_URL, isDatabaseUrl, openKeyv, openStore } from './open-store.ts';
export { copyRecords } from './record-copy.ts';
export { RecordKeyv } from './record-keyv.ts';
export { jsonSchema, keyOf, type RecordKind, type Stamped, stampFields } from './record-kind.ts';
export { type DueRecord, Store } from './store.ts';
export type { StoreRefusal, StoreResult } from './store-result.ts';
