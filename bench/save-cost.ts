import { type MatchRecord, openStore } from '#store';
import { validationProblem } from '../src/store/record-kind.ts';
import { openAsEarlierVersion } from '../test/rig/earlier-database.ts';
import { MATCH, valueIn } from '../test/rig/match-records.ts';
import { createPostgres, createRedis, createSqlite, type TemporaryDatabase } from '../test/rig/temporary-databases.ts';
import { median, type Target } from './report.ts';

const { TEST_POSTGRES_URL, TEST_REDIS_URL } = process.env;

/** A single run differs by a tenth by chance. */
const RUNS = 10;

/** How much more a save may cost than an unconditional one. */
const MOST = { SQLite: 1.15, PostgreSQL: 1.4, Redis: 1.6 } as const;
type Name = keyof typeof MOST;

export const LENDERS: readonly (readonly [Name, (() => Promise<TemporaryDatabase>) | null])[] = [
  ['SQLite', createSqlite],
  ['PostgreSQL', TEST_POSTGRES_URL ? () => createPostgres(TEST_POSTGRES_URL) : null],
  ['Redis', TEST_REDIS_URL ? () => createRedis(TEST_REDIS_URL) : null],
];

export async function timed(task: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await task();
  return performance.now() - start;
}

/**
 * The record after one more move. If only its revision changed, SQLite would write one page for a plain text, and
 * a second one for the columns behind it: twice as much, where a move takes five pages either way.
 */
const afterMove = (record: MatchRecord): MatchRecord => ({
  ...record,
  updated: record.updated + 1000,
  log: [...record.log.slice(1), { seat: 0, action: { kind: 'place', at: record.revision % 60, turn: 0 } }],
});

/** An unconditional save against one that also compares the revision. */
async function ratio(lend: () => Promise<TemporaryDatabase>, first: MatchRecord, rounds: number): Promise<number> {
  const lent = [await lend(), await lend()] as const;
  const [before, store] = [await openAsEarlierVersion(lent[0].url), valueIn(await openStore(lent[1].url))];
  const times = { before: [] as number[], now: [] as number[] };
  let [old, record] = [first, first];
  const saveBefore = async () => {
    old = { ...old, revision: old.revision + 1 };
    const problem = validationProblem(MATCH, old);
    if (problem) throw new Error(problem);
    await before.write('match:c', old);
  };
  const saveNow = async () => {
    record = valueIn(await store.save(MATCH, 'c', record));
  };
  // Turn by turn, so that a busy machine slows both alike.
  for (let round = 0; round < rounds; round++) {
    [old, record] = [afterMove(old), afterMove(record)];
    times.before.push(await timed(saveBefore));
    times.now.push(await timed(saveNow));
  }
  await before.close();
  await store.close();
  for (const { drop } of lent) await drop();
  return median(times.now) / median(times.before);
}

/** For every available database. */
export async function saveTargets(record: MatchRecord, rounds: number): Promise<Target[]> {
  const targets: Target[] = [];
  for (const [name, lend] of LENDERS) {
    if (lend) {
      const runs: number[] = [];
      while (runs.length < RUNS) runs.push(await ratio(lend, record, rounds / RUNS));
      const value = median(runs);
      targets.push({ name: `save ÷ plain Keyv, ${name}`, value, max: MOST[name], timed: true });
    } else console.log(`${name} is not measured: its server is not named`);
  }
  return targets;
}
