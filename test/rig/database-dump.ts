import { KeyvSqlite } from '@keyv/sqlite';
import { openLog } from '#platform';
import type { Store } from '#store';
import { openResults } from '../../src/bot/repositories/results.ts';
import { ROOM } from '../../src/bot/repositories/room-record.ts';
import { readRecord } from '../../src/store/record-kind.ts';
import { readKept } from '../bot/repositories/kept-record.ts';
import { openPostgres } from './earlier-database.ts';
import { roomsIn } from './fake-lease.ts';
import { NOW, valueIn } from './match-records.ts';
import { inRedis } from './temporary-databases.ts';

type Row = { readonly [column: string]: unknown };

/** The whole content of a database. Names of writers are left out, since they are random. */
export type Dump =
  | { readonly kind: 'sqlite' | 'postgres'; readonly schema: readonly string[]; readonly tables: Tables }
  | { readonly kind: 'redis'; readonly keys: { readonly [key: string]: RedisValue } };
type Tables = { readonly [table: string]: readonly Row[] };
type RedisValue = string | Row | readonly (readonly [member: string, score: number])[];

type Run = (sql: string, values?: unknown[]) => Promise<Row[]>;

const withoutWriter = (row: Row): Row => ('writer' in row ? { ...row, writer: row['writer'] ? 'writer' : '' } : row);

const rowsOf = async (run: Run, table: string): Promise<Row[]> =>
  (await run(`SELECT * FROM ${table} ORDER BY 1, 2`)).map(withoutWriter);

async function insert(run: Run, tables: Tables): Promise<void> {
  for (const [table, rows] of Object.entries(tables)) {
    for (const row of rows) {
      const names = Object.keys(row);
      const values = names.map((_, i) => `$${i + 1}`).join(', ');
      await run(`INSERT INTO ${table} (${names.join(', ')}) VALUES (${values})`, Object.values(row));
    }
  }
}

const SQLITE_SCHEMA = `SELECT sql FROM sqlite_master WHERE sql IS NOT NULL
  ORDER BY CASE type WHEN 'table' THEN 1 WHEN 'index' THEN 2 ELSE 3 END, name`;

export async function inSqlite<T>(url: string, work: (run: Run) => Promise<T>): Promise<T> {
  const adapter = new KeyvSqlite(url);
  try {
    return await work((sql, values = []) => adapter.query(sql, values));
  } finally {
    await adapter.disconnect();
  }
}

const dumpSqlite = (url: string): Promise<Dump> =>
  inSqlite(url, async (run) => {
    const [{ user_version } = {}] = await run('PRAGMA user_version');
    const schema = [
      `PRAGMA user_version = ${user_version}`,
      ...(await run(SQLITE_SCHEMA)).map(({ sql }) => String(sql)),
    ];
    return {
      kind: 'sqlite',
      schema,
      tables: { keyv: await rowsOf(run, 'keyv'), keyv_user: await rowsOf(run, 'keyv_user') },
    };
  });

const POSTGRES_SCHEMA = `SELECT 'ALTER TABLE keyv ADD COLUMN ' || column_name || ' ' || data_type AS sql
  FROM information_schema.columns WHERE table_name = 'keyv' AND column_name NOT IN ('key', 'value')
  UNION SELECT indexdef FROM pg_indexes WHERE tablename = 'keyv' AND indexname <> 'keyv_pkey' ORDER BY sql`;

export async function inPostgres<T>(url: string, work: (run: Run) => Promise<T>): Promise<T> {
  const { store, close } = openPostgres(url);
  try {
    return await work((sql, values = []) => store.query(sql, values));
  } finally {
    await close();
  }
}

const dumpPostgres = (url: string): Promise<Dump> =>
  inPostgres(url, async (run) => ({
    kind: 'postgres',
    schema: (await run(POSTGRES_SCHEMA)).map(({ sql }) => String(sql)),
    tables: { keyv: await rowsOf(run, 'keyv') },
  }));

const dumpRedis = (url: string): Promise<Dump> =>
  inRedis(url, async (client) => {
    const read = async (key: string): Promise<RedisValue> => {
      const type = await client.type(key);
      if (type === 'hash') return withoutWriter({ ...(await client.hGetAll(key)) });
      if (type === 'string') return (await client.get(key)) ?? '';
      return (await client.zRangeWithScores(key, 0, -1)).map(({ value, score }) => [value, score] as const);
    };
    const keys: { [key: string]: RedisValue } = {};
    for (const key of (await client.keys('*')).sort()) keys[key] = await read(key);
    return { kind: 'redis', keys };
  });

export function dumpDatabase(url: string): Promise<Dump> {
  if (url.startsWith('sqlite:')) return dumpSqlite(url);
  return url.startsWith('postgres:') ? dumpPostgres(url) : dumpRedis(url);
}

/** Fills an empty database with a dump, without the program. */
export async function loadDump(url: string, dump: Dump): Promise<void> {
  if (dump.kind === 'redis') {
    await inRedis(url, async (client) => {
      for (const [key, value] of Object.entries(dump.keys)) {
        if (typeof value === 'string') await client.set(key, value);
        else if (Array.isArray(value))
          await client.zAdd(
            key,
            value.map(([member, score]) => ({ value: member, score })),
          );
        else
          await client.hSet(
            key,
            Object.entries(value).map(([field, text]) => [field, String(text)] as [string, string]),
          );
      }
    });
  } else if (dump.kind === 'sqlite') {
    await inSqlite(url, async (run) => {
      const isTrigger = (sql: string) => sql.startsWith('CREATE TRIGGER');
      await run('PRAGMA journal_mode = WAL');
      await run('DROP TABLE keyv');
      for (const sql of dump.schema.filter((each) => !isTrigger(each))) await run(sql);
      await insert(run, dump.tables);
      for (const sql of dump.schema.filter(isTrigger)) await run(sql);
    });
  } else {
    await inPostgres(url, async (run) => {
      // Columns first: A comes before C.
      for (const sql of dump.schema) await run(sql);
      await insert(run, dump.tables);
    });
  }
}

const GAMES = ['tourists', 'sprawlopolis'];
const SITUATIONS = ['lobby', 'mid-turn', 'over'];

/** The channels of the matches that `fill` leaves in a database, by situation. */
export const FILLED_CHANNELS = SITUATIONS.map((situation, i) => ({
  situation,
  channels: GAMES.map((game, j) => ({ game, channel: `${10 * (i + 1) + j}` })),
}));

type RoomRecord = ReturnType<typeof ROOM.schema.parse>;

async function moveAside(store: Store, channel: string, record: RoomRecord): Promise<void> {
  valueIn(await store.save(ROOM, channel, record));
  await store.load({ ...ROOM, version: ROOM.version + 1, migrations: {} }, channel, NOW);
}

async function fillOne(store: Store, situation: string, game: string, channel: string): Promise<void> {
  const reading = readRecord(ROOM, JSON.stringify(readKept(`${game}-${situation}`).stored));
  if (reading.code !== 'fine') throw new Error(reading.problem);
  const record = { ...reading.value, channel, revision: 0 };
  const first = valueIn(await store.save(ROOM, channel, { ...record, alarm: null }));
  valueIn(await store.save(ROOM, channel, { ...first, alarm: situation === 'over' ? null : NOW }));
  valueIn(await store.save(ROOM, `${channel}-gone`, record));
  valueIn(await store.remove(ROOM, `${channel}-gone`, 1));
  if (situation === 'lobby') await moveAside(store, `${channel}-broken`, record);
  const room = await roomsIn(store, () => NOW).load(channel);
  if (room && situation === 'over') await openResults(store, openLog('silent'), () => NOW).keep(room);
}

/** Writes, changes, removes and breaks records, as a bot would have. */
export async function fillDatabase(store: Store): Promise<void> {
  for (const { situation, channels } of FILLED_CHANNELS)
    for (const { game, channel } of channels) await fillOne(store, situation, game, channel);
}
