import { type Adapter, after, type Due, iterate, PAGE } from './adapter.ts';
import { type Envelope, type Stored, unwrapEnvelope, type Wrapped } from './envelope.ts';
import type { ShardId } from './shard.ts';

export type Rows = Map<string, Envelope>;

const byKey = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);

/** A `Map` for one process, to try the bot out and for tests: nothing is left when the process ends. */
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

  getMany(keys: readonly string[]): Promise<(Wrapped<Stored> | undefined)[]> {
    return Promise.all(keys.map((key) => this.get(key)));
  }

  async set(key: string, data: Wrapped<unknown>): Promise<boolean> {
    const envelope = unwrapEnvelope(key, data);
    if ((this.#rows.get(key)?.revision ?? 0) !== envelope.replaces) return false;
    this.#rows.set(key, envelope);
    return true;
  }

  async delete(key: string): Promise<boolean> {
    return this.#rows.delete(key);
  }

  iterator() {
    return iterate(this);
  }

  async deleteAt(key: string, revision: number): Promise<boolean> {
    return this.#rows.get(key)?.revision === revision && this.#rows.delete(key);
  }

  async move(key: string, revision: number, to: string, envelope: Envelope): Promise<boolean> {
    if (!(await this.deleteAt(key, revision))) return false;
    this.#rows.set(to, envelope);
    return true;
  }

  async *keyPages(prefix: string): AsyncGenerator<string[]> {
    const keys = this.#sorted((key) => key > prefix && key < after(prefix)).map(([key]) => key);
    for (let at = 0; at < keys.length; at += PAGE) yield keys.slice(at, at + PAGE);
  }

  async count(prefix: string): Promise<number> {
    return this.#sorted((key) => key > prefix && key < after(prefix)).length;
  }

  async *due(until: number, { id, count }: ShardId): AsyncGenerator<Due> {
    const found = this.#sorted((_, { index }) => index.shardKey % count === id);
    const due = found.flatMap(([key, { index }]) => (index.alarm === null ? [] : [{ key, alarm: index.alarm }]));
    yield* due.filter(({ alarm }) => alarm <= until).sort((a, b) => a.alarm - b.alarm);
  }

  async *withoutAlarm({ id, count }: ShardId): AsyncGenerator<string> {
    const isIdle = (key: string, { index }: Envelope) => key.startsWith('match:') && index.alarm === null;
    for (const [key, { index }] of this.#sorted(isIdle)) if (index.shardKey % count === id) yield key;
  }

  async keysByUser(user: string): Promise<string[]> {
    return this.#sorted((_, { index }) => index.users.includes(user)).map(([key]) => key);
  }

  async keysByGuild(guild: string): Promise<string[]> {
    return this.#sorted((_, { index }) => index.guild === guild).map(([key]) => key);
  }

  async now(): Promise<number> {
    return Date.now();
  }

  async disconnect(): Promise<void> {}

  #sorted(matches: (key: string, envelope: Envelope) => boolean): [string, Envelope][] {
    return [...this.#rows].filter(([key, envelope]) => matches(key, envelope)).sort(byKey);
  }
}

const databases = new Map<string, Rows>();

/** All who open the same address in this process share its records, as with any other database. */
export async function openMemory(url: string): Promise<Adapter> {
  const rows: Rows = databases.get(url) ?? new Map();
  databases.set(url, rows);
  return new MemoryAdapter(rows);
}
