import { type Adapter, type Due, iterateAll, MATCH_PREFIX, PAGE_SIZE, prefixEnd } from './adapter.ts';
import { type Envelope, envelopeFor, type ShardId, type Stored, unwrapEnvelope, type Wrapped } from './envelope.ts';

type Value = string | number | null;
type Statement = readonly [sql: string, values: Value[]];
type Row = { readonly [column: string]: unknown };
type Rows = readonly Row[];
/** SQLite binds values in the order in which `$n` first appear: every statement here names them in order. */
export type Query = (sql: string, values?: readonly unknown[]) => Promise<Rows>;

/** What Keyv's adapters for SQLite and PostgreSQL have in common. */
type SqlConnection = Pick<Adapter, 'opts'> & { readonly query: Query; disconnect(): Promise<void> };

/** Where SQLite and PostgreSQL differ. */
export type Dialect = {
  /** The key, compared byte by byte. */
  readonly key: string;
  /** Keys of the records in which a user, `$1`, sits. */
  readonly keysByUser: string;
  /** The time by the database's clock, as `now`, in milliseconds. */
  readonly now: string;
};

type Columns = { readonly [column: string]: Value };

const columnsOf = ({ text, revision, writer, index }: Envelope): Columns => {
  const { guild, shardKey, alarm, users } = index;
  return { value: text, revision, writer, guild, shard_key: shardKey, alarm, users: JSON.stringify(users) };
};

function insertRow(columns: Columns): Statement {
  const names = Object.keys(columns);
  const values = names.map((_, i) => `$${i + 1}`).join(', ');
  const sql = `INSERT INTO keyv (${names.join(', ')}) VALUES (${values}) ON CONFLICT (key) DO NOTHING RETURNING key`;
  return [sql, Object.values(columns)];
}

function updateRow(columns: Columns, where: Columns): Statement {
  const bound = [columns, where].flatMap(Object.keys).map((name, i) => `${name} = $${i + 1}`);
  const set = bound.splice(0, Object.keys(columns).length).join(', ');
  const sql = `UPDATE keyv SET ${set} WHERE ${bound.join(' AND ')} RETURNING key`;
  return [sql, [columns, where].flatMap(Object.values<Value>)];
}

const READ = 'SELECT key, value, revision, writer FROM keyv WHERE key';
const DELETE = 'DELETE FROM keyv WHERE key = $1';
const BY_GUILD = 'SELECT key FROM keyv WHERE guild = $1';
const DUE = `SELECT key, alarm FROM keyv WHERE alarm <= $1 AND (alarm > $2 OR (alarm = $3 AND key > $4))
  AND shard_key % $5 = $6 ORDER BY alarm, key LIMIT ${PAGE_SIZE}`;

const insertOrUpdate = (key: string, envelope: Envelope): Statement =>
  envelope.replaces === 0
    ? insertRow({ ...columnsOf(envelope), key })
    : updateRow(columnsOf(envelope), { key, revision: envelope.replaces });

/** Number of rows to remember: more than a process has active matches. */
const REMEMBERED = 2000;

/**
 * The last write of this process per row, to name only changed columns: SQLite rewrites every index whose column a
 * statement names. Revision and writer show whether the row is still the same.
 */
class LastWritten {
  readonly #rows = new Map<string, Columns>();

  note(key: string, envelope: Envelope): void {
    this.#rows.delete(key);
    this.#rows.set(key, { ...columnsOf(envelope), value: null });
    const [oldest = ''] = this.#rows.keys();
    if (this.#rows.size > REMEMBERED) this.#rows.delete(oldest);
  }

  /** A statement with only the changed columns; null if another process wrote the revision to replace. */
  update(key: string, envelope: Envelope): Statement | null {
    const last = this.#rows.get(key);
    if (last?.['revision'] !== envelope.replaces) return null;
    const changed = Object.entries(columnsOf(envelope)).filter(([column, value]) => value !== last[column]);
    return updateRow(Object.fromEntries(changed), { key, revision: envelope.replaces, writer: last['writer'] ?? '' });
  }
}

/** Fills the columns of rows from before they existed, unless another process has done so. */
async function backfillRows(query: Query, rows: Rows): Promise<void> {
  const values = rows.flatMap(({ key, value }) => {
    const { revision, index } = envelopeFor(String(key), value);
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

/** Adds indexed fields and revision to rows of earlier versions. */
export async function backfill(query: Query): Promise<void> {
  for (;;) {
    const rows = await query(`SELECT key, value FROM keyv WHERE revision IS NULL LIMIT ${PAGE_SIZE}`);
    if (rows.length === 0) return;
    await backfillRows(query, rows);
  }
}

async function wrap(query: Query, row: Row): Promise<Wrapped<Stored>> {
  const { key, value, revision, writer } = row;
  if (typeof revision === 'number') return { value: { text: value, revision, writer: String(writer) } };
  // A database that can't be written to can still be read.
  await backfillRows(query, [row]).catch(() => {});
  return { value: { text: value, revision: envelopeFor(String(key), value).revision, writer: '' } };
}

async function readMany(query: Query, keys: readonly string[]): Promise<(Wrapped<Stored> | undefined)[]> {
  if (keys.length === 0) return [];
  const rows = await query(`${READ} IN (${keys.map((_, i) => `$${i + 1}`).join(', ')})`, keys);
  const found = new Map(await Promise.all(rows.map(async (row) => [row['key'], await wrap(query, row)] as const)));
  return keys.map((key) => found.get(key));
}

/** Written out, since a partial index is used only by a query that names its condition. */
const withoutAlarm = ({ key }: Dialect): string =>
  `alarm IS NULL AND ${key} >= '${MATCH_PREFIX}' AND ${key} < '${prefixEnd(MATCH_PREFIX)}'`;

export const withoutAlarmIndex = (dialect: Dialect): string =>
  `CREATE INDEX IF NOT EXISTS keyv_resting ON keyv (${dialect.key}, shard_key) WHERE ${withoutAlarm(dialect)}`;

async function* paged(page: (last: Row | undefined) => Promise<Rows>): AsyncGenerator<Rows> {
  let last: Row | undefined;
  while (true) {
    const rows = await page(last);
    yield rows;
    if (rows.length < PAGE_SIZE) return;
    last = rows.at(-1);
  }
}

const keysIn = (rows: Rows): string[] => rows.map(({ key }) => String(key));

type Pages = { readonly query: Query; readonly key: string };

/** Keys after `first` that meet a condition, whose values are bound from `$2` on. */
async function* keyPages({ query, key }: Pages, first: string, where: string, values: Value[]) {
  const sql = `SELECT key FROM keyv WHERE ${key} > $1 AND ${where} ORDER BY ${key} LIMIT ${PAGE_SIZE}`;
  for await (const rows of paged((last) => query(sql, [last?.['key'] ?? first, ...values]))) yield keysIn(rows);
}

async function countKeys({ query, key }: Pages, prefix: string): Promise<number> {
  const sql = `SELECT count(*) AS count FROM keyv WHERE ${key} > $1 AND ${key} < $2`;
  const [row] = await query(sql, [prefix, prefixEnd(prefix)]);
  return Number(row?.['count']);
}

async function* dueKeys(query: Query, until: number, { id, count }: ShardId): AsyncGenerator<Due> {
  const pages = paged((last) => {
    const alarm = Number(last?.['alarm'] ?? Number.MIN_SAFE_INTEGER);
    return query(DUE, [until, alarm, alarm, String(last?.['key'] ?? ''), count, id]);
  });
  for await (const rows of pages) for (const { key, alarm } of rows) yield { key: String(key), alarm: Number(alarm) };
}

/** Keyv's adapter for SQLite or PostgreSQL with a conditional `set`, on its table and with columns beside the value. */
export const conditionalSql = <Options extends unknown[]>(
  Official: new (...options: Options) => SqlConnection,
  dialect: Dialect,
) =>
  class extends Official implements Adapter {
    readonly #written = new LastWritten();

    async get(key: string): Promise<Wrapped<Stored> | undefined> {
      const [row] = await this.query(`${READ} = $1`, [key]);
      return row && wrap(this.query, row);
    }

    readonly getMany: Adapter['getMany'] = (keys) => readMany(this.query, keys);

    async set(key: string, data: Wrapped<unknown>): Promise<boolean> {
      const envelope = unwrapEnvelope(key, data);
      return this.write(async () => {
        const update = this.#written.update(key, envelope);
        const isWritten =
          (update && (await this.#did(...update))) || (await this.#did(...insertOrUpdate(key, envelope)));
        if (isWritten) this.#written.note(key, envelope);
        return isWritten;
      });
    }

    readonly delete: Adapter['delete'] = (key) => this.#change(`${DELETE} RETURNING key`, [key]);
    readonly deleteAt: Adapter['deleteAt'] = (key, revision) =>
      this.#change(`${DELETE} AND revision = $2 RETURNING key`, [key, revision]);
    readonly move: Adapter['move'] = (key, revision, to, envelope) =>
      this.#change(...updateRow({ ...columnsOf(envelope), key: to }, { key, revision }));
    readonly keyPages: Adapter['keyPages'] = (prefix) =>
      keyPages(this.#pages, prefix, `${dialect.key} < $2`, [prefixEnd(prefix)]);
    readonly iterator: Adapter['iterator'] = () => iterateAll(this);
    readonly keysByUser: Adapter['keysByUser'] = async (user) => keysIn(await this.query(dialect.keysByUser, [user]));
    readonly keysByGuild: Adapter['keysByGuild'] = async (guild) => keysIn(await this.query(BY_GUILD, [guild]));

    readonly count: Adapter['count'] = (prefix) => countKeys(this.#pages, prefix);
    readonly due: Adapter['due'] = (until, shard) => dueKeys(this.query, until, shard);

    async *withoutAlarm({ id, count }: ShardId): AsyncGenerator<string> {
      const where = `${withoutAlarm(dialect)} AND shard_key % $2 = $3`;
      for await (const keys of keyPages(this.#pages, MATCH_PREFIX, where, [count, id])) yield* keys;
    }

    async now(): Promise<number> {
      const [row] = await this.query(dialect.now);
      return Math.floor(Number(row?.['now']));
    }

    protected write(change: () => Promise<boolean>): Promise<boolean> {
      return change();
    }

    get #pages(): Pages {
      return { query: this.query, key: dialect.key };
    }

    readonly #did = async (sql: string, values: Value[]) => (await this.query(sql, values)).length > 0;
    readonly #change = (sql: string, values: Value[]) => this.write(() => this.#did(sql, values));
  };
