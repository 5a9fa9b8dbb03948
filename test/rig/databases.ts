import { onTestFinished } from 'vitest';
import { lack } from './lack.ts';
import { type Lent, lendPostgres, lendRedis, lendSqlite } from './servers.ts';

/**
 * What every kind of database is tried with:
 *
 *     describe.each(databases())('$name', ({ fresh }) => {
 *       test('keeps what it is given', async () => {
 *         const store = valueIn(await openStore(await fresh()));
 *
 * Without its server a test is skipped, and the end of the run says so; in CI it fails.
 */
export type Database = {
  readonly name: 'SQLite' | 'PostgreSQL' | 'Redis';
  /** The address of an empty one for the running test alone. For a test, or what comes before each. */
  readonly fresh: () => Promise<string>;
};

const { TEST_POSTGRES_URL, TEST_REDIS_URL } = process.env;

async function lent(lending: Promise<Lent>): Promise<string> {
  const { url, drop } = await lending;
  onTestFinished(drop);
  return url;
}

const server = (url: string | undefined, name: string, lend: (url: string) => Promise<Lent>) => async () =>
  lent(lend(url || lack(`${name} is not set`)));

export const freshPostgres = server(TEST_POSTGRES_URL, 'TEST_POSTGRES_URL', lendPostgres);
export const freshRedis = server(TEST_REDIS_URL, 'TEST_REDIS_URL', lendRedis);

export const databases = (): readonly Database[] => [
  { name: 'SQLite', fresh: () => lent(lendSqlite()) },
  { name: 'PostgreSQL', fresh: freshPostgres },
  { name: 'Redis', fresh: freshRedis },
];

let memories = 0;

/** All kinds of databases and `memory://`, which other processes can't open. */
export const adapters = (): readonly { readonly name: string; readonly fresh: () => Promise<string> }[] => [
  ...databases(),
  { name: 'memory', fresh: async () => `memory://${memories++}` },
];
