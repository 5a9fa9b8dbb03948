import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KeyvPostgres } from '@keyv/postgres';
import { createClient } from '@keyv/redis';

/** An empty database until it is dropped. Usable outside of tests, too. */
export type TemporaryDatabase = { readonly url: string; readonly drop: () => Promise<void> };

export async function createSqlite(): Promise<TemporaryDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'cities-database-'));
  return {
    url: `sqlite://${join(folder, 'cities.sqlite')}`,
    drop: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

const administrators = new Map<string, KeyvPostgres>();

/** Connected as long as this process lives, without keeping it alive: the adapter mixes up pools that come and go. */
function administrator(server: string): KeyvPostgres {
  const known = administrators.get(server);
  if (known) return known;
  const options = { uri: `${server}#rig`, connectionString: server, max: 2, allowExitOnIdle: true };
  const adapter = new KeyvPostgres(options);
  administrators.set(server, adapter);
  return adapter;
}

/** A new database in the server; can be dropped while clients are connected. */
export async function createPostgres(server: string): Promise<TemporaryDatabase> {
  const name = `cities_${randomBytes(8).toString('hex')}`;
  await administrator(server).query(`CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: async () => {
      await administrator(server).query(`DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

/**
 * Ends every connection to a database. From outside of it: someone who is connected to it himself may be ended while he
 * says goodbye, when it is dropped or cut, and a pool of the adapter's ends the process then.
 */
export async function closePostgresConnections(database: string): Promise<number> {
  const { pathname } = new URL(database);
  const [server] = administrators.keys();
  if (!server) throw new Error('No database was lent.');
  const ended = await administrator(server).query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1',
    [pathname.slice(1)],
  );
  return ended.length;
}

/** Seconds after which a number counts as free again, though the process that took it never gave it back. */
const CLAIM_SECONDS = 900;
const PAUSE_MS = 100;

const clientFor = (url: string) => createClient({ url });

export async function inRedis<T>(url: string, work: (client: ReturnType<typeof clientFor>) => Promise<T>): Promise<T> {
  const client = clientFor(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    client.destroy();
  }
}

const claimOf = (number: number): string => `cities-test:${number}`;

/** Claims are kept in the database of the server's own address, so that any number of processes can share the server. */
const claim = (server: string): Promise<number> =>
  inRedis(server, async (client) => {
    const { databases } = await client.configGet('databases');
    while (true) {
      for (let number = 1; number < Number(databases); number++) {
        const claimed = await client.set(claimOf(number), '', { NX: true, EX: CLAIM_SECONDS });
        if (claimed !== null) return number;
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  });

const empty = (url: string) => inRedis(url, (client) => client.flushDb());

/** One of the server's numbered databases, emptied; waits while others have them all. */
export async function createRedis(server: string): Promise<TemporaryDatabase> {
  const number = await claim(server);
  const url = new URL(server);
  url.pathname = `/${number}`;
  await empty(url.href);
  return {
    url: url.href,
    drop: async () => {
      await empty(url.href);
      await inRedis(server, (client) => client.del(claimOf(number)));
    },
  };
}
