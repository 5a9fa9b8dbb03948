import { isJsonObject, type JsonObject } from '#engine';
import { unwrapRecord } from './record-kind.ts';

export type ShardId = { readonly id: number; readonly count: number };

const SNOWFLAKE = /^\d{1,20}$/;

/** Discord assigns guilds to shards by this number; anything outside of guilds belongs to shard 0. */
export const shardKeyOf = (guild: string | null): number =>
  guild !== null && SNOWFLAKE.test(guild) ? Number(BigInt(guild) >> 22n) : 0;

export const shardOf = (guild: string | null, shards: number): number => shardKeyOf(guild) % shards;

export const isOwnGuild = ({ id, count }: ShardId, guild: string | null): boolean => shardOf(guild, count) === id;

/** What `keyv.get` resolves to. The text may be anything if another program wrote it. */
export type Stored = { readonly text: unknown; readonly revision: number; readonly writer: string };

export type RecordIndex = {
  readonly guild: string | null;
  /** Discord assigns guilds to shards by it: `shardKey % shards`. */
  readonly shardKey: number;
  /** When the record is next due, in milliseconds since 1970; null for never. */
  readonly alarm: number | null;
  readonly users: readonly string[];
};

export type Envelope = Stored & {
  readonly text: string;
  /** The revision it replaces: 0 if there must be no record yet. */
  readonly replaces: number;
  /** Unique to this write: two processes may write the same text, and only one of them has written it. */
  readonly writer: string;
  readonly index: RecordIndex;
};

/** Keyv hands a value to its adapter in this form and expects it back in it. */
export type Wrapped<Value> = { readonly value: Value; readonly expires?: number | undefined };

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isEnvelope = (value: unknown): value is Envelope => {
  if (!isObject(value)) return false;
  const { text, revision, replaces, writer, index }: Partial<Record<keyof Envelope, unknown>> = value;
  const isNumbered = Number.isInteger(revision) && Number.isInteger(replaces);
  return isNumbered && typeof text === 'string' && typeof writer === 'string' && isObject(index);
};

/** Keyv's `set` accepts any value; one without a revision would overwrite other processes' writes. */
export function unwrapEnvelope(key: string, { value, expires }: Wrapped<unknown>): Envelope {
  if (!isEnvelope(value)) throw new Error(`${key} was not saved: the value is not an envelope`);
  if (expires !== undefined) throw new Error(`${key} was not saved: records don't expire`);
  return value;
}

const field = (value: unknown, name: string): unknown =>
  isObject(value) && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;

const usersOf = (list: unknown): unknown[] => (Array.isArray(list) ? list.map((each) => field(each, 'user')) : []);

/** Everyone whose data must be found when they ask to be forgotten: players, the host and a person who asks for a seat. */
const usersIn = (record: object): string[] => {
  const extra = field(record, 'extra');
  const asker = field(field(field(extra, 'vote'), 'asker'), 'user');
  const users = [...usersOf(field(record, 'seats')), ...usersOf(field(record, 'rows')), field(extra, 'host'), asker];
  return [...new Set(users)].filter((user) => typeof user === 'string');
};

export function indexOf(record: object): RecordIndex {
  const [guild, alarm] = [field(record, 'guild'), field(record, 'alarm')];
  const named = typeof guild === 'string' ? guild : null;
  const shardKey = shardKeyOf(named);
  return { guild: named, shardKey, alarm: typeof alarm === 'number' ? alarm : null, users: usersIn(record) };
}

/** The record in a text; an empty object if it can't be parsed. */
export function parseRecord(text: unknown): JsonObject {
  try {
    const record = unwrapRecord(text);
    return isJsonObject(record) ? record : {};
  } catch {
    return {};
  }
}

export function envelopeFor<Text>(key: string, text: Text) {
  const record = parseRecord(text);
  const index = indexOf(record);
  const { revision, alarm } = record;
  // A match without an alarm field, or one that can't be parsed, is due at once.
  const isDue = alarm === undefined && key.startsWith('match:');
  // A revision of 0 means that nothing is stored.
  const written = typeof revision === 'number' ? Math.max(1, revision) : 1;
  return { text, revision: written, replaces: 0, writer: '', index: isDue ? { ...index, alarm: 0 } : index };
}
