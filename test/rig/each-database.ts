import { describe, onTestFinished, type SuiteOptions } from 'vitest';
import { needsPostgres, needsRedis } from './requirements.ts';
import { createPostgres, createRedis, createSqlite, type TemporaryDatabase } from './temporary-databases.ts';
import { isWhole, todaysOf } from './todays-share.ts';

export type Database = {
  readonly name: 'SQLite' | 'PostgreSQL' | 'Redis';
  /** Skips a test where its server is missing. */
  readonly needs: SuiteOptions;
  /** The address of an empty one for the running test alone. For a test, or what comes before each. */
  readonly fresh: () => Promise<string>;
};

async function lent(lending: Promise<TemporaryDatabase>): Promise<string> {
  const { url, drop } = await lending;
  onTestFinished(drop);
  return url;
}

function urlOf(name: 'TEST_POSTGRES_URL' | 'TEST_REDIS_URL'): string {
  const url = process.env[name];
  if (!url) throw new Error(`${name} is not set`);
  return url;
}

/** For tests with `needsPostgres`. */
export const freshPostgres = async () => lent(createPostgres(urlOf('TEST_POSTGRES_URL')));
/** For tests with `needsRedis`. */
export const freshRedis = async () => lent(createRedis(urlOf('TEST_REDIS_URL')));

const SQLITE: Database = { name: 'SQLite', needs: {}, fresh: () => lent(createSqlite()) };
const SERVERS: readonly Database[] = [
  { name: 'PostgreSQL', needs: needsPostgres, fresh: freshPostgres },
  { name: 'Redis', needs: needsRedis, fresh: freshRedis },
];

export const DATABASES: readonly Database[] = isWhole ? [SQLITE, ...SERVERS] : [SQLITE];

type Tested = { readonly name: string; readonly needs: SuiteOptions };

function describeEach<Each extends Tested>(title: string, define: (each: Each) => void, all: readonly Each[]): void {
  for (const each of all) describe(title.replace('$name', each.name), each.needs, () => define(each));
}

/**
 * The same tests over every kind of database, skipped as a whole where its server is missing:
 *
 *     describeDatabases('records in $name', ({ fresh }) => {
 *       test('keeps what it is given', async () => {
 *         const store = valueIn(await openStore(await fresh()));
 */
export const describeDatabases = (title: string, define: (database: Database) => void, databases = DATABASES): void =>
  describeEach(title, define, databases);

/** The same for what starts many processes: in CI over one of them, another one every day. */
export const describeInRotation = (title: string, define: (database: Database) => void, databases = DATABASES): void =>
  describeEach(title, define, todaysOf(databases, databases.length));

let memories = 0;
const MEMORY = { name: 'memory', needs: {}, fresh: async () => `memory://${memories++}` } as const;

/** The same over `memory://`, too, which other processes can't open. */
export const describeAdapters = (title: string, define: (adapter: Database | typeof MEMORY) => void): void =>
  describeEach(title, define, [...DATABASES, MEMORY]);
