import { RecordKeyv } from '#store';
import { MemoryAdapter, type Rows } from '../../src/store/memory-adapter.ts';

export type { Rows };

/** A database that can be put back to any moment. */
export class RewindableDatabase {
  readonly #rows: Rows = new Map();
  readonly keyv = new RecordKeyv(new MemoryAdapter(this.#rows));

  get rows(): Rows {
    return new Map(this.#rows);
  }

  set rows(rows: Rows) {
    this.#rows.clear();
    for (const [key, envelope] of rows) this.#rows.set(key, envelope);
  }

  row(key: string): string | undefined {
    return this.#rows.get(key)?.text;
  }
}
