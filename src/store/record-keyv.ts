import { Keyv } from 'keyv';
import type { Adapter } from './adapter.ts';
import type { Stored } from './envelope.ts';

const neverClear = async (): Promise<never> => {
  throw new Error('records are never cleared all at once');
};

/**
 * The Keyv that holds every record. `set` takes an `Envelope` and resolves to false if another write came first, `get`
 * resolves to a `Stored`. Stale writes count as writes in Keyv's hooks and stats.
 */
export class RecordKeyv extends Keyv<Stored> {
  readonly adapter: Adapter;
  declare iterator: () => AsyncGenerator<[key: string, stored: Stored], void>;

  /** Call only after the adapter has answered once: Keyv listens to its errors, and then PostgreSQL's no longer rejects. */
  constructor(adapter: Adapter) {
    // Without setMany and deleteMany, Keyv calls set and delete one by one; the inherited ones compare no revisions.
    const store = Object.assign(adapter, { setMany: undefined, deleteMany: undefined, clear: neverClear });
    // Without throwOnErrors, a write that failed looks stale and a read that failed looks empty.
    super({ store, throwOnErrors: true, useKeyPrefix: false });
    this.adapter = adapter;
    this.namespace = undefined;
    // The text is JSON already, and Keyv would delete values with an `expires` field.
    this.serialize = undefined;
    this.deserialize = undefined;
  }

  async *entries(prefix: `${string}:`): AsyncGenerator<[key: string, stored: Stored]> {
    for await (const keys of this.adapter.keyPages(prefix)) {
      const found = await this.getMany([...keys]);
      for (const [i, key] of keys.entries()) if (found[i]) yield [key, found[i]];
    }
  }
}
