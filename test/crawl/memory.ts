import type { Backend } from '../../src/store/backend.ts';

/** All that a bot keeps, by key. */
export type Rows = ReadonlyMap<string, string>;

/** A database that can be put back to any moment. */
export class Memory implements Backend {
  #rows = new Map<string, string>();

  get rows(): Rows {
    return new Map(this.#rows);
  }

  set rows(rows: Rows) {
    this.#rows = new Map(rows);
  }

  row(key: string): string | undefined {
    return this.#rows.get(key);
  }

  async read(key: string): Promise<string | undefined> {
    return this.#rows.get(key);
  }

  async write(key: string, value: object): Promise<void> {
    this.#rows.set(key, JSON.stringify({ value }));
  }

  async erase(key: string): Promise<void> {
    this.#rows.delete(key);
  }

  async *entries(prefix: string): AsyncGenerator<readonly [string, string]> {
    for (const row of this.rows) if (row[0].startsWith(prefix)) yield row;
  }

  async close(): Promise<void> {}
}
