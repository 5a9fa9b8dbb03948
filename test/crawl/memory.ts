import { after, type Backend, type Due, type Entry, type Stored, type StoredText } from '../../src/store/backend.ts';
import type { ShardId } from '../../src/store/shard.ts';

/** All that a bot keeps, by key. */
export type Rows = ReadonlyMap<string, Entry>;

/** A database that can be put back to any moment. */
export class Memory implements Backend {
  #rows = new Map<string, Entry>();

  get rows(): Rows {
    return new Map(this.#rows);
  }

  set rows(rows: Rows) {
    this.#rows = new Map(rows);
  }

  row(key: string): string | undefined {
    return this.#rows.get(key)?.text;
  }

  async read(key: string): Promise<Stored | undefined> {
    return this.#rows.get(key);
  }

  async write(key: string, entry: Entry, over: number): Promise<boolean> {
    if ((this.#rows.get(key)?.revision ?? 0) !== over) return false;
    this.#rows.set(key, entry);
    return true;
  }

  async erase(key: string, revision: number | null): Promise<boolean> {
    if (revision !== null && this.#rows.get(key)?.revision !== revision) return false;
    return this.#rows.delete(key);
  }

  async move(key: string, revision: number, to: string, entry: Entry): Promise<boolean> {
    if (!(await this.erase(key, revision))) return false;
    this.#rows.set(to, entry);
    return true;
  }

  async *entries(prefix: `${string}:`): AsyncGenerator<StoredText> {
    for (const [key, { text }] of this.rows) if (key.startsWith(prefix)) yield [key, text];
  }

  async *keys(prefix: `${string}:`): AsyncGenerator<string> {
    for (const key of this.rows.keys()) if (key > prefix && key < after(prefix)) yield key;
  }

  async count(prefix: `${string}:`): Promise<number> {
    return [...this.#rows.keys()].filter((key) => key.startsWith(prefix)).length;
  }

  async *due(until: number, { id, count }: ShardId): AsyncGenerator<Due> {
    for (const [key, { index }] of this.rows) {
      const { alarm, shardKey } = index;
      if (alarm !== null && alarm <= until && shardKey % count === id) yield { key, alarm };
    }
  }

  async *resting({ id, count }: ShardId): AsyncGenerator<string> {
    for (const [key, { index }] of this.rows)
      if (key.startsWith('match:') && index.alarm === null && index.shardKey % count === id) yield key;
  }

  async keysOf(user: string): Promise<string[]> {
    return [...this.#rows].filter(([, { index }]) => index.users.includes(user)).map(([key]) => key);
  }

  async keysIn(guild: string): Promise<string[]> {
    return [...this.#rows].filter(([, { index }]) => index.guild === guild).map(([key]) => key);
  }

  async now(): Promise<number> {
    return Date.now();
  }

  async close(): Promise<void> {}
}
