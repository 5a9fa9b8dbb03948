import { after, type Backend, type Due, type Entry, MATCHES, type Stored, type StoredText } from './backend.ts';
import type { ShardId } from './shard.ts';
import { adopt } from './stored-index.ts';

type Value = string | number | null;
export type Rows = readonly { readonly [column: string]: unknown }[];
/** SQLite binds values in the order in which `$n` first appear: every statement here names them in order. */
export type Query = (sql: string, values: Value[]) => Promise<Rows>;

/** Where SQLite and Postgres differ. */
export type Dialect = {
  /** The key, compared byte by byte. */
  readonly key: string;
  /** Keys of the records in which a user, `$1`, sits. */
  readonly keysOf: string;
  /** The time by the database's clock, as `now`, in milliseconds. */
  readonly now: string;
};

const PAGE = 50;

/** By which a row is found, by column. */
const findingOf = ({ index: { guild, shardKey, alarm, users } }: Entry) => ({
  guild,
  shard_key: shardKey,
  alarm,
  users: JSON.stringify(users),
});
type Finding = ReturnType<typeof findingOf>;

const columnsOf = (entry: Entry) => ({
  value: entry.text,
  revision: entry.revision,
  writer: entry.writer,
  ...findingOf(entry),
});

const valuesOf = (entry: Entry): Value[] => Object.values(columnsOf(entry));

const INSERT = `INSERT INTO keyv (value, revision, writer, guild, shard_key, alarm, users, key)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (key) DO NOTHING RETURNING key`;
const UPDATE = `UPDATE keyv SET value = $1, revision = $2, writer = $3, guild = $4, shard_key = $5, alarm = $6, users = $7
  WHERE key = $8 AND revision = $9 RETURNING key`;
const MOVE = `UPDATE keyv SET value = $1, revision = $2, writer = $3, guild = $4, shard_key = $5, alarm = $6, users = $7,
  key = $8 WHERE key = $9 AND revision = $10 RETURNING key`;
const READ = 'SELECT value, revision, writer FROM keyv WHERE key = $1';
const DUE = `SELECT key, alarm FROM keyv WHERE alarm <= $1 AND (alarm > $2 OR (alarm = $3 AND key > $4))
  AND shard_key % $5 = $6 ORDER BY alarm, key LIMIT ${PAGE}`;

/** Rows that are remembered: more than a process has matches in play. */
const REMEMBERED = 2000;

type Written = { readonly revision: number; readonly writer: string; readonly finding: Finding };

/**
 * What this process wrote last, row by row: SQLite writes every index anew whose column a statement names, though the
 * value is the same. That the row is still the one it wrote, revision and writer show.
 */
class LastWritten {
  readonly #rows = new Map<string, Written>();

  note(key: string, entry: Entry): void {
    const { revision, writer } = entry;
    this.#rows.delete(key);
    this.#rows.set(key, { revision, writer, finding: findingOf(entry) });
    for (const oldest of this.#rows.keys()) {
      if (this.#rows.size <= REMEMBERED) return;
      this.#rows.delete(oldest);
    }
  }

  /** A statement that names only what has changed since that revision; null where this process did not write it. */
  update(key: string, entry: Entry, over: number): readonly [sql: string, values: Value[]] | null {
    const last = this.#rows.get(key);
    if (last?.revision !== over) return null;
    const same: { readonly [column: string]: Value } = last.finding;
    const named = Object.entries(columnsOf(entry)).filter(([column, value]) => value !== same[column]);
    const set = named.map(([column], i) => `${column} = $${i + 1}`).join(', ');
    const [first, second, third] = [1, 2, 3].map((i) => `$${named.length + i}`);
    const sql = `UPDATE keyv SET ${set} WHERE key = ${first} AND revision = ${second} AND writer = ${third} RETURNING key`;
    return [sql, [...named.map(([, value]) => value), key, over, last.writer]];
  }
}

/** Some rows of before have nothing beside their text: it is added, and nothing is changed that was added meanwhile. */
async function adoptRows(query: Query, rows: Rows): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.flatMap(({ key, value }) => {
    const { revision, index } = adopt(String(key), value);
    const { guild, shardKey, alarm, users } = index;
    return [String(key), revision, guild, shardKey, alarm, JSON.stringify(users)];
  });
  const types = ['TEXT', 'INTEGER', 'TEXT', 'BIGINT', 'FLOAT', 'TEXT'];
  const row = (_: unknown, i: number) => `(${types.map((type, j) => `CAST($${6 * i + j + 1} AS ${type})`).join(', ')})`;
  await query(
    `WITH known (key, revision, guild, shard_key, alarm, users) AS (VALUES ${rows.map(row).join(', ')})
    UPDATE keyv SET revision = known.revision, writer = '', guild = known.guild, shard_key = known.shard_key,
      alarm = known.alarm, users = known.users
    FROM known WHERE keyv.key = known.key AND keyv.revision IS NULL`,
    values,
  );
}

/** What every record of before needs to be found and written by its revision. */
export async function adoptAll(query: Query): Promise<void> {
  for (;;) {
    const rows = await query(`SELECT key, value FROM keyv WHERE revision IS NULL LIMIT ${PAGE}`, []);
    if (rows.length === 0) return;
    await adoptRows(query, rows);
  }
}

async function* pages(query: Query, prefix: `${string}:`, { key }: Dialect, columns: string): AsyncGenerator<Rows> {
  let last = prefix as string;
  while (true) {
    const rows = await query(
      `SELECT ${columns} FROM keyv WHERE ${key} > $1 AND ${key} < $2 ORDER BY ${key} LIMIT ${PAGE}`,
      [last, after(prefix)],
    );
    yield rows;
    if (rows.length < PAGE) return;
    last = String(rows.at(-1)?.['key']);
  }
}

async function* due(query: Query, until: number, { id, count }: ShardId): AsyncGenerator<Due> {
  let last: Due = { key: '', alarm: Number.MIN_SAFE_INTEGER };
  while (true) {
    const rows = await query(DUE, [until, last.alarm, last.alarm, last.key, count, id]);
    for (const { key, alarm } of rows) {
      last = { key: String(key), alarm: Number(alarm) };
      yield last;
    }
    if (rows.length < PAGE) return;
  }
}

/** Written out, for an index that holds only such rows is used only for what is surely among them. */
const restingRows = ({ key }: Dialect): string =>
  `alarm IS NULL AND ${key} >= '${MATCHES}' AND ${key} < '${after(MATCHES)}'`;

/** An index of the matches that want no attention: there are few. */
export const restingIndex = (dialect: Dialect): string =>
  `CREATE INDEX IF NOT EXISTS keyv_resting ON keyv (${dialect.key}, shard_key) WHERE ${restingRows(dialect)}`;

async function* resting(query: Query, dialect: Dialect, shard: ShardId): AsyncGenerator<string> {
  const sql = `SELECT key FROM keyv WHERE ${restingRows(dialect)} AND ${dialect.key} > $1
    AND shard_key % $2 = $3 ORDER BY ${dialect.key} LIMIT ${PAGE}`;
  let last: string = MATCHES;
  while (true) {
    const rows = await query(sql, [last, shard.count, shard.id]);
    for (const { key } of rows) {
      last = String(key);
      yield last;
    }
    if (rows.length < PAGE) return;
  }
}

/** Works for SQLite and Postgres, on the table Keyv made and the columns beside its value. */
export function sqlBackend(query: Query, dialect: Dialect, close: () => Promise<void>): Backend {
  const did = async (sql: string, values: Value[]) => (await query(sql, values)).length > 0;
  const written = new LastWritten();
  const keysBy = async (sql: string, value: string) => (await query(sql, [value])).map(({ key }) => String(key));
  return {
    async read(key): Promise<Stored | undefined> {
      const [row] = await query(READ, [key]);
      if (!row) return undefined;
      const { value, revision, writer } = row;
      if (typeof revision === 'number') return { text: value, revision, writer: String(writer) };
      // A database that may only be read is still read.
      await adoptRows(query, [{ key, value }]).catch(() => {});
      return { text: value, revision: adopt(key, value).revision, writer: '' };
    },
    async write(key, entry, over) {
      const own = written.update(key, entry, over);
      const done =
        (own !== null && (await did(...own))) ||
        (over === 0
          ? await did(INSERT, [...valuesOf(entry), key])
          : await did(UPDATE, [...valuesOf(entry), key, over]));
      if (done) written.note(key, entry);
      return done;
    },
    erase: (key, revision) =>
      revision === null
        ? did('DELETE FROM keyv WHERE key = $1 RETURNING key', [key])
        : did('DELETE FROM keyv WHERE key = $1 AND revision = $2 RETURNING key', [key, revision]),
    move: (key, revision, to, entry) => did(MOVE, [...valuesOf(entry), to, key, revision]),
    async *entries(prefix): AsyncGenerator<StoredText> {
      for await (const rows of pages(query, prefix, dialect, 'key, value')) {
        for (const { key, value } of rows) yield [String(key), value];
      }
    },
    async *keys(prefix) {
      for await (const rows of pages(query, prefix, dialect, 'key')) for (const { key } of rows) yield String(key);
    },
    async count(prefix) {
      const sql = `SELECT count(*) AS count FROM keyv WHERE ${dialect.key} > $1 AND ${dialect.key} < $2`;
      const [row] = await query(sql, [prefix, after(prefix)]);
      return Number(row?.['count']);
    },
    due: (until, shard) => due(query, until, shard),
    resting: (shard) => resting(query, dialect, shard),
    keysOf: (user) => keysBy(dialect.keysOf, user),
    keysIn: (guild) => keysBy('SELECT key FROM keyv WHERE guild = $1', guild),
    async now() {
      const [row] = await query(dialect.now, []);
      return Math.floor(Number(row?.['now']));
    },
    close,
  };
}
