import { statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isMissingBuild, missingBuild } from '../native.ts';
import type { Backend } from './backend.ts';
import { MissingPackage } from './optional.ts';
import { NO_PATIENCE, patiently } from './patience.ts';
import { ChannelQueue } from './queue.ts';
import { messageOf } from './refusal.ts';
import { adoptAll, type Dialect, type Query, restingIndex, sqlBackend } from './sql.ts';

export type SqliteBackend = Backend & { readonly query: (sql: string, values?: unknown[]) => Promise<unknown> };

/** Long enough for a backup to pass, short enough to still answer a press in time. */
const BUSY_TIMEOUT_MS = 1000;
/** While the file is prepared nobody waits for an answer yet, and other processes may prepare it at the same time. */
const OPENING_MS = 10_000;

const DIALECT: Dialect = {
  key: 'key',
  keysOf: 'SELECT key FROM keyv_user WHERE user = $1',
  now: "SELECT (julianday('now') - 2440587.5) * 86400000 AS now",
};

const COLUMNS = ['revision INTEGER', 'writer TEXT', 'guild TEXT', 'shard_key INTEGER', 'alarm INTEGER', 'users TEXT'];

const seat = 'INSERT INTO keyv_user SELECT value, new.key FROM json_each(new.users);';
const unseat = 'DELETE FROM keyv_user WHERE key = old.key;';

/** Indexes, and a table of who sits where that follows every write by itself. */
const FINDING = [
  'CREATE INDEX IF NOT EXISTS keyv_alarm ON keyv (alarm, key, shard_key) WHERE alarm IS NOT NULL',
  restingIndex(DIALECT),
  'CREATE INDEX IF NOT EXISTS keyv_guild ON keyv (guild, key) WHERE guild IS NOT NULL',
  'CREATE INDEX IF NOT EXISTS keyv_unadopted ON keyv (key) WHERE revision IS NULL',
  'CREATE TABLE IF NOT EXISTS keyv_user (user TEXT, key TEXT, PRIMARY KEY (user, key)) WITHOUT ROWID',
  'CREATE INDEX IF NOT EXISTS keyv_user_key ON keyv_user (key)',
  `CREATE TRIGGER IF NOT EXISTS keyv_seated AFTER INSERT ON keyv WHEN new.users <> '[]' BEGIN ${seat} END`,
  `CREATE TRIGGER IF NOT EXISTS keyv_left AFTER DELETE ON keyv WHEN old.users <> '[]' BEGIN ${unseat} END`,
  `CREATE TRIGGER IF NOT EXISTS keyv_moved AFTER UPDATE OF users, key ON keyv
    WHEN old.users IS NOT new.users OR old.key <> new.key BEGIN ${unseat} ${seat} END`,
];

/** How soon is asked again whether another process has made the file keep a log. */
const LOG_PAUSE_MS = 20;

/** WAL lets a backup read while we write; FULL waits for the disk, so that a power cut loses nothing acknowledged. */
async function writeAhead(query: Query): Promise<void> {
  // Of those who change a new file to it in the same moment, SQLite turns one away without waiting its time.
  await patiently(() => query('PRAGMA journal_mode = WAL', []), { ...NO_PATIENCE, ms: OPENING_MS }, LOG_PAUSE_MS);
  await query('PRAGMA synchronous = FULL', []);
}

/** A database of before gets what is missing; every step may have been made by another process just now. */
async function prepare(query: Query): Promise<void> {
  for (const column of COLUMNS) {
    await query(`ALTER TABLE keyv ADD COLUMN ${column}`, []).catch((error: unknown) => {
      if (!messageOf(error).includes('duplicate column')) throw error;
    });
  }
  for (const statement of FINDING) await query(statement, []);
  await adoptAll(query);
}

/** Raised when a file of before has to be rewritten. */
const FILE_VERSION = 1;

/** What is erased is overwritten with zeros. A file from before this held rewrites itself once: it is full of remains. */
async function overwriteErased(query: Query): Promise<void> {
  await query('PRAGMA secure_delete = ON', []);
  const [row] = await query('PRAGMA user_version', []);
  if (Number(row?.['user_version']) >= FILE_VERSION) return;
  const [page] = await query('PRAGMA freelist_count', []);
  const [any] = await query('SELECT key FROM keyv LIMIT 1', []);
  if (any || Number(page?.['freelist_count']) > 0) await query('VACUUM', []);
  await query(`PRAGMA user_version = ${FILE_VERSION}`, []);
}

/**
 * A file that was deleted can still be written to, and what is written is gone with the process. Rejects if the path
 * no longer leads to the file that was opened.
 */
function watchFile(path: string): () => Promise<void> {
  if (path === ':memory:') return async () => {};
  const { ino } = statSync(path);
  // At once: to be asked in another thread takes longer than the question, and this comes before every write.
  return async () => {
    const now = statSync(path, { throwIfNoEntry: false });
    if (now?.ino !== ino)
      throw new Error(`the database file ${path} was deleted or replaced: put it back, or restart with another`);
  };
}

/** Loaded only when it is used: where there is no build of SQLite, a bot can still run on another database. */
async function loadAdapter() {
  try {
    return await import('@keyv/sqlite');
  } catch (error) {
    if (!isMissingBuild(error)) throw error;
    const message = missingBuild('SQLite', 'Use a DATABASE_URL of postgres://… or redis://….');
    throw new MissingPackage('sqlite3', message, error);
  }
}

export async function openSqlite(path: string, busyTimeout = BUSY_TIMEOUT_MS): Promise<SqliteBackend> {
  if (path !== ':memory:') await mkdir(dirname(path), { recursive: true });
  const { KeyvSqlite } = await loadAdapter();
  const adapter = new KeyvSqlite({ uri: `sqlite://${path}`, busyTimeout: OPENING_MS });
  const query: Query = (sql, values) => adapter.query(sql, values);
  try {
    await writeAhead(query);
    await overwriteErased(query);
    await prepare(query);
    await query(`PRAGMA busy_timeout = ${busyTimeout}`, []);
  } catch (error) {
    await adapter.disconnect().catch(() => {});
    throw error;
  }
  const isThere = watchFile(path);
  const backend = sqlBackend(query, DIALECT, () => adapter.disconnect());
  const line = inLine(isThere);
  return {
    ...backend,
    write: (...given) => line(() => backend.write(...given)),
    erase: (...given) => line(() => backend.erase(...given)),
    move: (...given) => line(() => backend.move(...given)),
    now: async () => {
      await isThere();
      return backend.now();
    },
    // Until it is checkpointed, the log beside the file has what the file has no more.
    scrub: async () => void (await query('PRAGMA wal_checkpoint(TRUNCATE)', [])),
    query: (sql, values = []) => adapter.query(sql, values),
  };
}

type Change = () => Promise<boolean>;

/**
 * One write at a time, as SQLite has it anyway. While another process holds the database, whatever waits behind
 * a refused write is refused with it: if each waited its own second, the last press would wait for minutes.
 */
export function inLine(isThere = async () => {}): (write: Change) => Promise<boolean> {
  const line = new ChannelQueue();
  let refusals = 0;
  return async (write) => {
    const before = refusals;
    const written = await line.run('write', async () => {
      if (refusals !== before) throw new Error('SQLITE_BUSY: database is locked');
      try {
        await isThere();
        return await write();
      } catch (error) {
        if (messageOf(error).includes('SQLITE_BUSY')) refusals++;
        throw error;
      }
    });
    return written.ok && written.value;
  };
}
