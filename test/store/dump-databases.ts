import { mkdirSync, writeFileSync } from 'node:fs';
import { openStore } from '#store';
import { dumpDatabase, fillDatabase } from '../rig/database-dump.ts';
import { valueIn } from '../rig/match-records.ts';
import { createPostgres, createRedis, createSqlite } from '../rig/temporary-databases.ts';

/** Keeps what this version writes into each kind of database, for later versions to be tested with. Needs both servers. */
const { TEST_POSTGRES_URL = '', TEST_REDIS_URL = '' } = process.env;
const folder = new URL('../fixtures/databases/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const lend of [createSqlite, () => createPostgres(TEST_POSTGRES_URL), () => createRedis(TEST_REDIS_URL)]) {
  const { url, drop } = await lend();
  const store = valueIn(await openStore(url));
  await fillDatabase(store);
  await store.close();
  const dump = await dumpDatabase(url);
  writeFileSync(new URL(`${dump.kind}.json`, folder), `${JSON.stringify(dump, null, 1)}\n`);
  await drop();
}
