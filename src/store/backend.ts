import type { Durability } from './durability.ts';
import type { ShardId } from './shard.ts';
import type { StoredIndex } from './stored-index.ts';

/** What lies under a key. The text may be anything if someone else wrote it. */
export type Stored = { readonly text: unknown; readonly revision: number; readonly writer: string };

/** A key with its stored text. */
export type StoredText = readonly [key: string, text: unknown];

/** What is to lie under a key: the text, and beside it what decides who may write next and what it is found by. */
export type Entry = {
  readonly text: string;
  readonly revision: number;
  /** Names this one write: two writers may write the same, and only one of them has written. */
  readonly writer: string;
  readonly index: StoredIndex;
};

/** A record that wants attention. */
export type Due = { readonly key: string; readonly alarm: number };

/** What the store needs of a database. Everything rejects when the database fails. */
export interface Backend {
  read(key: string): Promise<Stored | undefined>;
  /**
   * Resolves once the database has it for good, to whether it was written: only if what lies there still has the
   * revision `over`, or nothing lies there and `over` is 0.
   */
  write(key: string, entry: Entry, over: number): Promise<boolean>;
  /** Whether it was erased: only at that revision; at any, if that is null. */
  erase(key: string, revision: number | null): Promise<boolean>;
  /** Puts an entry under another key in place of what lies here at that revision, both or neither. */
  move(key: string, revision: number, to: string, entry: Entry): Promise<boolean>;
  /** All texts whose key starts so, a page at a time; what is written meanwhile may or may not be among them. */
  entries(prefix: `${string}:`): AsyncIterable<StoredText>;
  keys(prefix: `${string}:`): AsyncIterable<string>;
  count(prefix: `${string}:`): Promise<number>;
  /** Records whose alarm goes off until then, the earliest first. */
  due(until: number, shard: ShardId): AsyncIterable<Due>;
  /** Keys of matches that want no attention at any time. */
  resting(shard: ShardId): AsyncIterable<string>;
  keysOf(user: string): Promise<string[]>;
  keysIn(guild: string): Promise<string[]>;
  /** The database's own clock, in milliseconds since 1970. */
  now(): Promise<number>;
  /** Lets go of what is left of erased texts in its files, where it would keep it otherwise. */
  scrub?(): Promise<void>;
  /** How it is set, if that can be asked. */
  durability?(): Promise<Durability>;
  close(): Promise<void>;
}

export const MATCHES = 'match:';

/** Everything the bot keeps for good, by the first part of the key. */
export const PREFIXES = [
  MATCHES,
  'result:',
  'course:',
  'sequence:',
  'ladder:',
  'person:',
  'server:',
  'day:',
  'secret:',
  'errand:',
  'broken:',
] as const;

/** The first text that is greater than all that start with the prefix. */
export const after = (prefix: `${string}:`): string => `${prefix.slice(0, -1)};`;
