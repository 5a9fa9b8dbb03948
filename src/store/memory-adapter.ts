import { type Adapter, type Due, iterateAll, MATCH_PREFIX, PAGE_SIZE } from './adapter.ts';
import {
  type Envelope,
  type RecordIndex,
  type ShardId,
  type Stored,
  unwrapEnvelope,
  type Wrapped,
} from './envelope.ts';

export type Rows = Map<string, Envelope>;

/** A `Map`, to try the bot and for tests: everything is lost when the process ends. */
export class MemoryAdapter implements Adapter {
  // Any dialect that Keyv iterates over.
  readonly opts = { dialect: 'sqlite' };
  readonly #rows: Rows;

  constructor(rows: Rows = new Map()) {
    this.#rows = rows;
  }

  async get(key: string): Promise<Wrapped<Stored> | undefined> {
    const value = this.#rows.get(key);
    return value && { value };
  }

  async set(key: string, data: Wrapped<unknown>): Promise<boolean> {
    const envelope = unwrapEnvelope(key, data);
    if ((this.#rows.get(key)?.revision ?? 0) !== envelope.replaces) return false;
    this.#rows.set(key, envelope);
    return true;
  }

  readonly getMany: Adapter['getMany'] = (keys) => Promise.all(keys.map((key) => this.get(key)));
  readonly delete: Adapter['delete'] = async (key) => this.#rows.delete(key);
  readonly deleteAt: Adapter['deleteAt'] = async (key, revision) =>
    this.#rows.get(key)?.revision === revision && this.#rows.delete(key);
  readonly iterator: Adapter['iterator'] = () => iterateAll(this);
  readonly disconnect: Adapter['disconnect'] = async () => {};
  readonly now: Adapter['now'] = async () => Date.now();
  readonly count: Adapter['count'] = async (prefix) => this.#startingWith(prefix).length;
  readonly keysByUser: Adapter['keysByUser'] = async (user) => this.#keys(({ users }) => users.includes(user));
  readonly keysByGuild: Adapter['keysByGuild'] = async (guild) => this.#keys((index) => index.guild === guild);

  async move(key: string, revision: number, to: string, envelope: Envelope): Promise<boolean> {
    const isThere = await this.deleteAt(key, revision);
    if (isThere) this.#rows.set(to, envelope);
    return isThere;
  }

  async *keyPages(prefix: string): AsyncGenerator<string[]> {
    const keys = this.#startingWith(prefix);
    for (let at = 0; at < keys.length; at += PAGE_SIZE) yield keys.slice(at, at + PAGE_SIZE);
  }

  async *due(until: number, { id, count }: ShardId): AsyncGenerator<Due> {
    const alarmOf = (key: string) => this.#rows.get(key)?.index.alarm ?? Number.POSITIVE_INFINITY;
    const due = this.#keys(({ shardKey }) => shardKey % count === id).map((key) => ({ key, alarm: alarmOf(key) }));
    yield* due.filter(({ alarm }) => alarm <= until).sort((a, b) => a.alarm - b.alarm);
  }

  async *withoutAlarm({ id, count }: ShardId): AsyncGenerator<string> {
    const keys = this.#keys(({ alarm, shardKey }) => alarm === null && shardKey % count === id);
    yield* keys.filter((key) => key.startsWith(MATCH_PREFIX));
  }

  readonly #keys = (matches: (index: RecordIndex) => boolean): string[] =>
    [...this.#rows].flatMap(([key, { index }]) => (matches(index) ? [key] : [])).sort();

  readonly #startingWith = (prefix: string): string[] => this.#keys(() => true).filter((key) => key.startsWith(prefix));
}

const databases = new Map<string, Rows>();

export async function openMemory(url: string): Promise<Adapter> {
  const rows: Rows = databases.get(url) ?? new Map();
  databases.set(url, rows);
  return new MemoryAdapter(rows);
}
