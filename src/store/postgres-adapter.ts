import type { EventEmitter } from 'node:events';
import type { Adapter } from './adapter.ts';
import { loadOptional, newerDatabase } from './open-error.ts';
import { backfill, conditionalSql, type Dialect, type Query, withoutAlarmIndex } from './sql-adapter.ts';
import { errorCode } from './store-result.ts';

const DIALECT: Dialect = {
  key: 'key COLLATE "C"',
  keysByUser: 'SELECT key FROM keyv WHERE users::jsonb ? $1',
  now: 'SELECT extract(epoch FROM clock_timestamp()) * 1000 AS now',
};

const SCHEMA = [
  `ALTER TABLE keyv ADD COLUMN IF NOT EXISTS revision INTEGER, ADD COLUMN IF NOT EXISTS writer TEXT,
    ADD COLUMN IF NOT EXISTS guild TEXT, ADD COLUMN IF NOT EXISTS shard_key BIGINT,
    ADD COLUMN IF NOT EXISTS alarm DOUBLE PRECISION, ADD COLUMN IF NOT EXISTS users TEXT`,
  'CREATE INDEX IF NOT EXISTS keyv_bytes ON keyv (key COLLATE "C")',
  'CREATE INDEX IF NOT EXISTS keyv_alarm ON keyv (alarm, key, shard_key) WHERE alarm IS NOT NULL',
  withoutAlarmIndex(DIALECT),
  'CREATE INDEX IF NOT EXISTS keyv_guild ON keyv (guild) WHERE guild IS NOT NULL',
  'CREATE INDEX IF NOT EXISTS keyv_unadopted ON keyv (key) WHERE revision IS NULL',
  'CREATE INDEX IF NOT EXISTS keyv_users ON keyv USING GIN ((users::jsonb))',
];

/** The lock keeps two processes that start at once from both changing the table. */
const MIGRATE = `BEGIN; SELECT pg_advisory_xact_lock(7170103); ${SCHEMA.join('; ')}; COMMIT`;

/** The part we use; Keyv's adapter keeps its pool private. */
type Pool = EventEmitter & { end(): Promise<void> };

let opened = 0;

type Limits = { readonly max: number; readonly statement_timeout?: number; readonly query_timeout?: number };

/**
 * Keyv's adapter shares one pool per address and ends the one made last, so each connection gets its own address. The
 * pool calls `log` as a method, first before it connects: that's how we get a reference to it.
 */
async function connect(uri: string, limits: Limits) {
  const { KeyvPostgres } = await loadOptional('@keyv/postgres', () => import('@keyv/postgres'));
  let pool: Pool | undefined;
  class PostgresConditional extends conditionalSql(KeyvPostgres, DIALECT) {
    override async disconnect(): Promise<void> {
      await pool?.end();
    }
  }
  return new PostgresConditional({
    ...limits,
    uri: `${uri}#${opened++}`,
    connectionString: uri,
    connectionTimeoutMillis: 2000,
    log(this: Pool) {
      // A pool whose idle connection breaks ends the process unless someone listens.
      if (!pool) this.on('error', () => {});
      pool = this;
    },
  });
}

/** An incompatible newer version marks the table with a comment such as `version 2`. */
async function checkVersion(query: Query): Promise<void> {
  const [row] = await query("SELECT substring(obj_description('keyv'::regclass) FROM 'version (\\d+)') AS version", []);
  if (Number(row?.['version'] ?? 1) > 1) throw newerDatabase();
}

/** Errors of the slower of two processes that create the adapter's table at once. */
const ALREADY_CREATED = ['42P07', '42710', '23505'];
const TRIES = 5;

/** On a separate connection without timeouts: on a large table this takes longer than the limits below. */
async function prepare(uri: string, tries = TRIES): Promise<void> {
  const adapter = await connect(uri, { max: 1 });
  try {
    await checkVersion(adapter.query);
    await adapter.query(MIGRATE);
    await backfill(adapter.query);
  } catch (error) {
    if (tries === 1 || !ALREADY_CREATED.includes(errorCode(error))) throw error;
    return prepare(uri, tries - 1);
  } finally {
    await adapter.disconnect();
  }
}

export async function openPostgres(uri: string): Promise<Adapter> {
  await prepare(uri);
  // The server gives up before we do: a write refused as not saved must not land afterward.
  return connect(uri, { max: 4, statement_timeout: 2000, query_timeout: 3000 });
}
