import type { Durability } from './durability.ts';
import type { Envelope, ShardId, Stored, Wrapped } from './envelope.ts';

export type Due = { readonly key: string; readonly alarm: number };

/**
 * The methods Keyv calls, with a conditional `set`, then those that Keyv doesn't have. Every database implements it by
 * extending Keyv's official adapter. Everything rejects when the database fails.
 */
export interface Adapter {
  /** Keyv iterates only over adapters of the dialects it knows. */
  readonly opts: { readonly dialect?: string };
  get(key: string): Promise<Wrapped<Stored> | undefined>;
  getMany(keys: readonly string[]): Promise<(Wrapped<Stored> | undefined)[]>;
  /** Resolves once the write is durable, or to false if the stored revision is not the one the envelope replaces. */
  set(key: string, data: Wrapped<unknown>): Promise<boolean>;

  delete(key: string): Promise<boolean>;
  iterator(): AsyncGenerator<[key: string, data: Wrapped<Stored>]>;
  disconnect(): Promise<void>;

  deleteAt(key: string, revision: number): Promise<boolean>;
  /** Writes an envelope under another key and deletes the record at that revision: both or neither. */
  move(key: string, revision: number, to: string, envelope: Envelope): Promise<boolean>;
  /** Pages of keys in their order; what is written meanwhile may or may not be among them. */
  keyPages(prefix: string): AsyncIterable<readonly string[]>;
  count(prefix: string): Promise<number>;
  due(until: number, shard: ShardId): AsyncIterable<Due>;
  withoutAlarm(shard: ShardId): AsyncIterable<string>;
  keysByUser(user: string): Promise<string[]>;
  keysByGuild(guild: string): Promise<string[]>;
  now(): Promise<number>;
  /** Erases deleted texts from the database's files, if they would stay there otherwise. */
  scrub?(): Promise<void>;
  /** Whether its settings make writes durable, if the database can tell. */
  durability?(): Promise<Durability>;
}

export const PAGE_SIZE = 50;

export const MATCH_PREFIX = 'match:';

/** Key prefixes of all permanent records. */
export const RECORD_PREFIXES: readonly string[] = [
  ...[MATCH_PREFIX, 'result:', 'course:', 'sequence:', 'ladder:', 'person:', 'server:', 'day:', 'secret:', 'errand:'],
  ...['queue:', 'blocks:', 'broken:'],
];

/** The first text after all that start with the prefix, which ends with a colon or is empty. */
export const prefixEnd = (prefix: string): string => (prefix === '' ? '\u{10ffff}' : `${prefix.slice(0, -1)};`);

/** What to do when an adapter turns out to be of no use: `.catch(disconnecting(adapter))`. */
export const disconnecting = (adapter: Pick<Adapter, 'disconnect'>) => async (error: unknown) => {
  await adapter.disconnect().catch(() => {});
  throw error;
};

/** All records by pages of keys: Keyv's own iterators skip rows that are deleted meanwhile, or end silently on errors. */
export async function* iterateAll(adapter: Adapter): AsyncGenerator<[string, Wrapped<Stored>]> {
  for await (const keys of adapter.keyPages('')) {
    const found = await adapter.getMany(keys);
    for (const [i, key] of keys.entries()) if (found[i]) yield [key, found[i]];
  }
}
