import type { EventEmitter } from 'node:events';
import { KeyvPostgres } from '@keyv/postgres';
import KeyvRedis from '@keyv/redis';
import { KeyvSqlite } from '@keyv/sqlite';
import { Keyv, type KeyvStoreAdapter } from 'keyv';

type Opened = { readonly store: KeyvStoreAdapter; readonly close: () => Promise<void> };

type Pool = EventEmitter & { end(): Promise<void> };

let opened = 0;

/** The adapter would end the pool made last, even another one's. The pool calls `log` as a method, which gives us a reference. */
export function openPostgres(url: string) {
  let pool: Pool | undefined;
  const store = new KeyvPostgres({
    uri: `${url}#before${opened++}`,
    connectionString: url,
    max: 4,
    connectionTimeoutMillis: 2000,
    statement_timeout: 2000,
    query_timeout: 3000,
    log(this: Pool) {
      if (pool) return;
      pool = this;
      // Its database is dropped while it still says goodbye.
      pool.on('error', () => {});
    },
  });
  return { store, close: async () => pool?.end() };
}

async function openSqlite(url: string): Promise<Opened> {
  const store = new KeyvSqlite({ uri: url, busyTimeout: 1000 });
  for (const pragma of ['journal_mode = WAL', 'synchronous = FULL']) await store.query(`PRAGMA ${pragma}`);
  return { store, close: () => store.disconnect() };
}

/** With the settings it has always had. */
async function openAdapter(url: string): Promise<Opened> {
  if (url.startsWith('sqlite:')) return openSqlite(url);
  if (url.startsWith('postgres:')) return openPostgres(url);
  const store = new KeyvRedis(url, { throwOnErrors: true });
  return { store, close: () => store.disconnect() };
}

/** Writes records like the version that stored only their text, without revisions and index. */
export async function openAsEarlierVersion(url: string) {
  const { store, close } = await openAdapter(url);
  const keyv = new Keyv({
    store,
    useKeyPrefix: false,
    serialize: JSON.stringify,
    deserialize: JSON.parse,
    throwOnErrors: true,
  });
  keyv.namespace = undefined;
  return {
    async write(key: string, record: object): Promise<void> {
      if (!(await keyv.set(key, record))) throw new Error(`${key} was not taken`);
    },
    close,
  };
}
