import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KeyvSqlite } from '@keyv/sqlite';
import { RecordKeyv, Store } from '#store';
import { openSqlite } from '../src/store/sqlite-adapter.ts';
import { plainEnvelope } from '../test/rig/fake-lease.ts';
import { MATCH, matchRecord, valueIn } from '../test/rig/match-records.ts';
import { beforeTargets } from './earlier-version.ts';
import { median, printTargets } from './report.ts';
import { saveTargets, timed } from './save-cost.ts';

const ROUNDS = 400;
const MATCHES = 2000;
const NOW = 0;
const MB = 1024 * 1024;

/** About 20 KB of small values, like the state and the log of a game near its end. */
const tiles = Array.from({ length: 60 }, (_, at) => ({
  at,
  kind: 'building',
  colors: ['red', 'blue'],
  height: at % 5,
}));
const log = Array.from({ length: 180 }, (_, i) => ({ seat: i % 4, action: { kind: 'place', at: i, turn: i % 4 } }));
const big = (channel: string) => matchRecord(channel, { state: { seats: [tiles, tiles, tiles] }, log });

/** The same driver, settings and text, without Keyv, checks and revisions. */
async function bare(path: string) {
  const database = new KeyvSqlite({ uri: `sqlite://${path}` });
  for (const pragma of ['journal_mode = WAL', 'synchronous = FULL']) await database.query(`PRAGMA ${pragma}`);
  const text = JSON.stringify(big('c'));
  return {
    save: () => database.query('INSERT OR REPLACE INTO keyv VALUES (?, ?)', ['c', text]),
    load: () => database.query('SELECT value FROM keyv WHERE key = ?', ['c']),
    close: () => database.disconnect(),
  };
}

async function ratios(folder: string) {
  const floor = await bare(join(folder, 'bare.sqlite'));
  const store = new Store(new RecordKeyv(await openSqlite(join(folder, 'ours.sqlite'))));
  let record = big('c');
  const times = { save: [] as number[], load: [] as number[], bareSave: [] as number[], bareLoad: [] as number[] };
  // Turn by turn, so that a busy machine slows both alike.
  for (let round = 0; round < ROUNDS; round++) {
    times.bareSave.push(await timed(floor.save));
    times.save.push(
      await timed(async () => {
        record = valueIn(await store.save(MATCH, 'c', record));
      }),
    );
    times.bareLoad.push(await timed(floor.load));
    times.load.push(await timed(() => store.load(MATCH, 'c', NOW)));
  }
  await floor.close();
  await store.close();
  return { save: median(times.save) / median(times.bareSave), load: median(times.load) / median(times.bareLoad) };
}

async function loadAll(folder: string) {
  const path = join(folder, 'many.sqlite');
  const adapter = await openSqlite(path);
  await adapter.query('PRAGMA synchronous = OFF');
  const filling = new RecordKeyv(adapter);
  for (let i = 0; i < MATCHES; i++) await filling.set(`match:c${i}`, plainEnvelope({ ...big(`c${i}`), revision: 1 }));
  await filling.disconnect();
  const store = new Store(new RecordKeyv(await openSqlite(path)));
  const kept: unknown[] = [];
  const time = await timed(async () => {
    for await (const { result } of store.records(MATCH, NOW)) kept.push(valueIn(result));
  });
  const memory = process.memoryUsage().rss / MB;
  await store.close();
  if (kept.length !== MATCHES) throw new Error(`${kept.length} matches loaded`);
  return { seconds: time / 1000, memory };
}

const folder = mkdtempSync(join(tmpdir(), 'cities-bench-'));
try {
  console.log(`record of ${(JSON.stringify(big('c')).length / 1024).toFixed(1)} KB, ${ROUNDS} rounds`);
  const { save, load } = await ratios(folder);
  const { seconds, memory } = await loadAll(folder);
  printTargets([
    { name: 'save ÷ bare SQLite', value: save, max: 3, timed: true },
    ...(await saveTargets(big('c'), ROUNDS)),
    ...(await beforeTargets(big('c'), ROUNDS)),
    { name: 'load ÷ bare SQLite', value: load, max: 6, timed: true },
    { name: `${MATCHES} matches loaded, s`, value: seconds, max: 10, timed: true },
    { name: `${MATCHES} matches held, MB`, value: memory, max: 400, timed: true },
  ]);
} finally {
  rmSync(folder, { recursive: true });
}
