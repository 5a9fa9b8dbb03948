import type { EventEmitter } from 'node:events';
import type { Backend } from './backend.ts';
import { optional } from './optional.ts';
import { adoptAll, type Dialect, type Query, restingIndex, sqlBackend } from './sql.ts';

const DIALECT: Dialect = {
  key: 'key COLLATE "C"',
  keysOf: 'SELECT key FROM keyv WHERE users::jsonb ? $1',
  now: 'SELECT extract(epoch FROM clock_timestamp()) * 1000 AS now',
};

const PREPARE = [
  `ALTER TABLE keyv ADD COLUMN IF NOT EXISTS revision INTEGER, ADD COLUMN IF NOT EXISTS writer TEXT,
    ADD COLUMN IF NOT EXISTS guild TEXT, ADD COLUMN IF NOT EXISTS shard_key BIGINT,
    ADD COLUMN IF NOT EXISTS alarm DOUBLE PRECISION, ADD COLUMN IF NOT EXISTS users TEXT`,
  'CREATE INDEX IF NOT EXISTS keyv_bytes ON keyv (key COLLATE "C")',
  'CREATE INDEX IF NOT EXISTS keyv_alarm ON keyv (alarm, key, shard_key) WHERE alarm IS NOT NULL',
  restingIndex(DIALECT),
  'CREATE INDEX IF NOT EXISTS keyv_guild ON keyv (guild) WHERE guild IS NOT NULL',
  'CREATE INDEX IF NOT EXISTS keyv_unadopted ON keyv (key) WHERE revision IS NULL',
  'CREATE INDEX IF NOT EXISTS keyv_users ON keyv USING GIN ((users::jsonb))',
];

/** Two processes that start at once must not both change the table: the second waits and finds it done. */
const TOGETHER = `BEGIN; SELECT pg_advisory_xact_lock(7170103); ${PREPARE.join('; ')}; COMMIT`;

/** Only what we use of it; the adapter keeps its pool to itself. */
type Pool = EventEmitter & { end(): Promise<void> };

let opened = 0;

/**
 * The adapter lets all with one address share a pool, and ends whichever was made last: each gets a name of its own. We
 * know the pool only because it calls its log as a method, first before it connects.
 */
type Limits = { readonly max: number; readonly statement_timeout?: number; readonly query_timeout?: number };

async function connect(uri: string, options: Limits) {
  const { KeyvPostgres } = await optional('@keyv/postgres', () => import('@keyv/postgres'));
  let pool: Pool | undefined;
  const adapter = new KeyvPostgres({
    ...options,
    uri: `${uri}#${opened++}`,
    connectionString: uri,
    connectionTimeoutMillis: 2000,
    log(this: Pool) {
      hearErrors(this);
      pool = this;
    },
  });
  const query: Query = (sql, values) => adapter.query(sql, values);
  return { query, close: async () => pool?.end() };
}

/** The adapter makes its table before it can be told to wait, and so does that of another process at the same moment. */
const MADE_MEANWHILE = ['42P07', '42710', '23505'];
const TRIES = 5;

const isMadeMeanwhile = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && MADE_MEANWHILE.includes(String(error.code));

/** With a connection of its own: on a large table this takes longer than a press may wait. */
async function prepare(uri: string, tries = TRIES): Promise<void> {
  const { query, close } = await connect(uri, { max: 1 });
  try {
    await query(TOGETHER, []);
    await adoptAll(query);
  } catch (error) {
    if (tries === 1 || !isMadeMeanwhile(error)) throw error;
    return prepare(uri, tries - 1);
  } finally {
    await close();
  }
}

export async function openPostgres(uri: string): Promise<Backend> {
  await prepare(uri);
  // The server gives up before we do: a write refused as not saved must not land afterward.
  const { query, close } = await connect(uri, { max: 4, statement_timeout: 2000, query_timeout: 3000 });
  return sqlBackend(query, DIALECT, close);
}

/** A pool whose idle connection breaks ends the process unless someone listens. */
function hearErrors(pool: Pool): void {
  if (pool.listenerCount('error') === 0) pool.on('error', () => {});
}
