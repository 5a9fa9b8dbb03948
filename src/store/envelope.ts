import { isJsonObject } from './json.ts';
import { unwrap } from './kind.ts';
import { shardKeyOf } from './shard.ts';

/** What `keyv.get` resolves to. The text may be anything if someone else wrote it. */
export type Stored = { readonly text: unknown; readonly revision: number; readonly writer: string };

/** What records are found by without being read. */
export type RecordIndex = {
  readonly guild: string | null;
  /** Discord assigns guilds to shards by it: `shardKey % shards`. */
  readonly shardKey: number;
  /** When the record next wants attention, in milliseconds since 1970; null for never. */
  readonly alarm: number | null;
  readonly users: readonly string[];
};

/** What `keyv.set` takes: the record's text with the revision that decides whether it is written. */
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

/** `keyv.set` takes anything; a value without a revision would overwrite what somebody else wrote. */
export function unwrapEnvelope(key: string, { value, expires }: Wrapped<unknown>): Envelope {
  if (!isEnvelope(value)) throw new Error(`${key} was not saved: the value is not an envelope`);
  if (expires !== undefined) throw new Error(`${key} was not saved: records don't expire`);
  return value;
}

const field = (value: unknown, name: string): unknown =>
  isObject(value) ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined;

/** Players, the host and whoever asks for a seat: everyone whose data must be found to be forgotten. */
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

export function indexOf(record: object): RecordIndex {
  const guild = field(record, 'guild');
  const named = typeof guild === 'string' ? guild : null;
  return { guild: named, shardKey: shardKeyOf(named), alarm: alarmIn(record), users: usersIn(record) };
}

/** Without an index, since it can't be read. */
const unreadable = (alarm: number | null) => ({ revision: 1, index: { guild: null, shardKey: 0, alarm, users: [] } });

/** What a text implies. A match that names no alarm, or can't be read, is due at once. */
function impliedBy(key: string, text: unknown): Pick<Envelope, 'revision' | 'index'> {
  const alarm = key.startsWith('match:') ? 0 : null;
  try {
    const record = unwrap(text);
    if (!isJsonObject(record)) return unreadable(alarm);
    const index = indexOf(record);
    const { revision } = record;
    return {
      // A revision of 0 means that nothing is stored.
      revision: typeof revision === 'number' ? Math.max(1, revision) : 1,
      index: record['alarm'] === undefined ? { ...index, alarm } : index,
    };
  } catch {
    return unreadable(alarm);
  }
}

/** The envelope for a text that comes without one: from another database, or from before there were envelopes. */
export const envelopeFor = <Text>(key: string, text: Text) => ({
  text,
  replaces: 0,
  writer: '',
  ...impliedBy(key, text),
});
