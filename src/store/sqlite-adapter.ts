import { statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Adapter, disconnecting } from './adapter.ts';
import { ChannelQueue } from './channel-queue.ts';
import { loadSqlite, newerDatabase, OpenError } from './open-error.ts';
import { backfill, conditionalSql, type Dialect, type Query, withoutAlarmIndex } from './sql-adapter.ts';
import { errorCode, errorMessage } from './store-result.ts';
import { NO_WAIT, waitForDatabase } from './wait-for-database.ts';

export type SqliteAdapter = Adapter & { readonly query: Query };

/** Long enough for a backup to finish, short enough to still answer a press in time. */
const BUSY_TIMEOUT_MS = 1000;
/** Longer while opening: no press waits yet, and other processes may be preparing the file. */
const OPENING_MS = 10_000;

const DIALECT: Dialect = {
  key: 'key',
  keysByUser: 'SELECT key FROM keyv_user WHERE user = $1',
  now: "SELECT (julianday('now') - 2440587.5) * 86400000 AS now",
};

const COLUMNS = ['revision INTEGER', 'writer TEXT', 'guild TEXT', 'shard_key INTEGER', 'alarm INTEGER', 'users TEXT'];

const seat = 'INSERT INTO keyv_user SELECT value, new.key FROM json_each(new.users);';
const unseat = 'DELETE FROM keyv_user WHERE key = old.key;';

const INDEXES = [
  'CREATE INDEX IF NOT EXISTS keyv_alarm ON keyv (alarm, key, shard_key) WHERE alarm IS NOT NULL',
  withoutAlarmIndex(DIALECT),
  'CREATE INDEX IF NOT EXISTS keyv_guild ON keyv (guild, key) WHERE guild IS NOT NULL',
  'CREATE INDEX IF NOT EXISTS keyv_unadopted ON keyv (key) WHERE revision IS NULL',
  'CREATE TABLE IF NOT EXISTS keyv_user (user TEXT, key TEXT, PRIMARY KEY (user, key)) WITHOUT ROWID',
  'CREATE INDEX IF NOT EXISTS keyv_user_key ON keyv_user (key)',
  `CREATE TRIGGER IF NOT EXISTS keyv_seated AFTER INSERT ON keyv WHEN new.users <> '[]' BEGIN ${seat} END`,
  `CREATE TRIGGER IF NOT EXISTS keyv_left AFTER DELETE ON keyv WHEN old.users <> '[]' BEGIN ${unseat} END`,
  `CREATE TRIGGER IF NOT EXISTS keyv_moved AFTER UPDATE OF users, key ON keyv
    WHEN old.users IS NOT new.users OR old.key <> new.key BEGIN ${unseat} ${seat} END`,
];

/** Raised when older files have to be rewritten, or older versions can't use newer ones. */
const FILE_VERSION = 1;

const versionOf = async (query: Query): Promise<number> => {
  const [row] = await query('PRAGMA user_version');
  return Number(row?.['user_version']);
};

/** WAL lets a backup read while we write; FULL waits for the disk, so a power cut loses no acknowledged write. */
async function writeAhead(query: Query): Promise<void> {
  // If several processes switch a new file to WAL at once, SQLite refuses all but one without waiting.
  await waitForDatabase(() => query('PRAGMA journal_mode = WAL'), { ...NO_WAIT, ms: OPENING_MS }, 20);
  await query('PRAGMA synchronous = FULL');
}

/** Adds what an older file lacks; another process may be adding the same. */
async function migrate(query: Query): Promise<void> {
  for (const column of COLUMNS) {
    await query(`ALTER TABLE keyv ADD COLUMN ${column}`).catch((error: unknown) => {
      if (!errorMessage(error).includes('duplicate column')) throw error;
    });
  }
  for (const statement of INDEXES) await query(statement);
  await backfill(query);
}

/** Overwrites deleted data with zeros. An older file is rewritten once, since it still contains deleted data. */
async function secureDelete(query: Query): Promise<void> {
  await query('PRAGMA secure_delete = ON');
  if ((await versionOf(query)) >= FILE_VERSION) return;
  const [page] = await query('PRAGMA freelist_count');
  const [any] = await query('SELECT key FROM keyv LIMIT 1');
  if (any || Number(page?.['freelist_count']) > 0) await query('VACUUM');
  await query(`PRAGMA user_version = ${FILE_VERSION}`);
}

async function prepare(adapter: SqliteAdapter, busyTimeout: number): Promise<void> {
  const { query } = adapter;
  if ((await versionOf(query)) > FILE_VERSION) throw newerDatabase();
  await writeAhead(query);
  await secureDelete(query);
  await migrate(query);
  await query(`PRAGMA busy_timeout = ${busyTimeout}`);
  // Remembers which file it is.
  await adapter.now();
}

const TROUBLE: readonly (readonly [code: RegExp, what: string])[] = [
  [
    /^(EACCES|EPERM|EROFS|ENOTDIR|EEXIST|SQLITE_(CANTOPEN|READONLY|PERM))/,
    "which can't be opened for writing. Give this user write access to the file and its folder, or use another path.",
  ],
  [/^SQLITE_NOTADB/, "which isn't an SQLite database. Use another path."],
  [/^(SQLITE_FULL|ENOSPC)/, 'but its disk is full. Free some space, or use another path.'],
];

function explain(error: unknown, path: string): unknown {
  const [, what] = TROUBLE.find(([code]) => code.test(errorCode(error))) ?? [];
  return what ? new OpenError('unavailable', `DATABASE_URL names ${path}, ${what}`, error) : error;
}

/**
 * A deleted file can still be written to, but the data is lost when the process ends. Throws if the path no longer leads
 * to the same file as at the first call.
 */
function watchFile(path: string): () => void {
  let first: number | undefined;
  return () => {
    if (path === ':memory:') return;
    // Synchronous: a thread switch takes longer than the call, and this comes before every write.
    const ino = statSync(path, { throwIfNoEntry: false })?.ino;
    first ??= ino;
    if (ino === undefined || ino !== first)
      throw new Error(`the database file ${path} was deleted or replaced: put it back, or restart with another`);
  };
}

async function connect(path: string) {
  const { KeyvSqlite } = await loadSqlite(() => import('@keyv/sqlite'));
  const checkFile = watchFile(path);
  const serialize = serializeWrites();
  class SqliteConditional extends conditionalSql(KeyvSqlite, DIALECT) {
    override async now(): Promise<number> {
      checkFile();
      return super.now();
    }

    /** Until a checkpoint, the write-ahead log still contains deleted data. */
    async scrub(): Promise<void> {
      await this.query('PRAGMA wal_checkpoint(TRUNCATE)');
    }

    protected override write(change: Change): Promise<boolean> {
      return serialize(() => {
        checkFile();
        return change();
      });
    }
  }
  return new SqliteConditional({ uri: `sqlite://${path}`, busyTimeout: OPENING_MS });
}

export async function openSqlite(path: string, busyTimeout = BUSY_TIMEOUT_MS): Promise<SqliteAdapter> {
  try {
    if (path !== ':memory:') await mkdir(dirname(path), { recursive: true });
    const adapter = await connect(path);
    await prepare(adapter, busyTimeout).catch(disconnecting(adapter));
    return adapter;
  } catch (error) {
    throw explain(error, path);
  }
}

type Change = () => Promise<boolean>;

/**
 * One write at a time, as in SQLite itself. While another process holds the database, all queued writes are refused
 * together: if each waited its own second, the last press would wait for minutes.
 */
export function serializeWrites(): (write: Change) => Promise<boolean> {
  const queue = new ChannelQueue();
  let refusals = 0;
  return async (write) => {
    const before = refusals;
    const written = await queue.run('write', async () => {
      if (refusals !== before) throw new Error('SQLITE_BUSY: database is locked');
      try {
        return await write();
      } catch (error) {
        if (errorMessage(error).includes('SQLITE_BUSY')) refusals++;
        throw error;
      }
    });
    return written.ok && written.value;
  };
}
