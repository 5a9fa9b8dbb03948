import { Keyv, type KeyvStoreAdapter } from 'keyv';

/** A key and its stored text, which may be anything if someone else wrote it. */
export type StoredText = readonly [key: string, text: unknown];

/** What the store needs of a database. Everything rejects when the database fails. */
export interface Backend {
  /** The stored text as it is; undefined if there is none. */
  read(key: string): Promise<unknown>;
  /** Resolves once the database has it for good. */
  write(key: string, value: object): Promise<void>;
  erase(key: string): Promise<void>;
  /** All texts whose key starts so, a page at a time; what is written meanwhile may or may not be among them. */
  entries(prefix: string): AsyncIterable<StoredText>;
  close(): Promise<void>;
}

/** Writes through Keyv. Reads beside it, because Keyv's get can't tell a broken text from a broken database. */
export function makeBackend(adapter: KeyvStoreAdapter, entries: Backend['entries']): Backend {
  const keyv = new Keyv({
    store: adapter,
    useKeyPrefix: false,
    serialize: JSON.stringify,
    deserialize: JSON.parse,
    throwOnErrors: true,
  });
  keyv.namespace = undefined;
  return {
    read: (key) => adapter.get(key),
    async write(key, value) {
      if ((await keyv.set(key, value)) !== true) throw new Error('the database did not take it');
    },
    async erase(key) {
      await keyv.delete(key);
    },
    entries,
    close: () => keyv.disconnect(),
  };
}
