import { isJsonObject } from './json.ts';
import { unwrap } from './kind.ts';
import { shardKeyOf } from './shard.ts';

/** What records are found by without being read. */
export type StoredIndex = {
  readonly guild: string | null;
  /** By what Discord deals guilds out to shards: `shardKey % shards`. */
  readonly shardKey: number;
  /** When the record next wants attention, in milliseconds since 1970; null for never. */
  readonly alarm: number | null;
  readonly users: readonly string[];
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const field = (value: unknown, name: string): unknown =>
  isObject(value) ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined;

/** Who sits there, and who has opened it or asks for a seat: whoever is to be forgotten is found by it. */
const usersIn = (record: object): string[] => {
  const seats = field(record, 'seats');
  const extra = field(record, 'extra');
  const asker = field(field(field(extra, 'vote'), 'asker'), 'user');
  const seated = Array.isArray(seats) ? seats.map((seat) => field(seat, 'user')) : [];
  const rows = field(record, 'rows');
  const rated = Array.isArray(rows) ? rows.map((row) => field(row, 'user')) : [];
  const users = [...seated, ...rated, field(extra, 'host'), asker];
  return [...new Set(users)].filter((user) => typeof user === 'string');
};

const alarmIn = (record: object): number | null => {
  const alarm = field(record, 'alarm');
  return typeof alarm === 'number' ? alarm : null;
};

export function indexOf(record: object): StoredIndex {
  const guild = field(record, 'guild');
  const named = typeof guild === 'string' ? guild : null;
  return { guild: named, shardKey: shardKeyOf(named), alarm: alarmIn(record), users: usersIn(record) };
}

/** Under no index, since it is no record. */
const NO_INDEX: StoredIndex = { guild: null, shardKey: 0, alarm: null, users: [] };

export type Adopted = { readonly revision: number; readonly index: StoredIndex };

/**
 * What stands beside a text of the times when nothing stood there. A match that names no time, or is no record at all,
 * wants to be looked at once.
 */
export function adopt(key: string, text: unknown): Adopted {
  const looked = key.startsWith('match:') ? 0 : null;
  const lost = { revision: 1, index: { ...NO_INDEX, alarm: looked } };
  try {
    const record = unwrap(text);
    if (!isJsonObject(record)) return lost;
    const index = indexOf(record);
    const { revision, alarm } = record;
    return {
      // A revision of 0 means that nothing is stored.
      revision: typeof revision === 'number' ? Math.max(1, revision) : 1,
      index: alarm === undefined ? { ...index, alarm: looked } : index,
    };
  } catch {
    return lost;
  }
}
