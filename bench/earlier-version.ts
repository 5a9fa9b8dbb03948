import { pathToFileURL } from 'node:url';
import { type MatchRecord, openStore, type Store } from '#store';
import { MATCH, valueIn } from '../test/rig/match-records.ts';
import type { TemporaryDatabase } from '../test/rig/temporary-databases.ts';
import { median, type Target } from './report.ts';
import { LENDERS, timed } from './save-cost.ts';

/** A checkout of an earlier version, with its packages: `BEFORE=../cities-before npm run bench -- store`. */
const { BEFORE } = process.env;
const RUNS = 10;
const NOW = 0;
const MOST = 1.1;

type Opening = { readonly openStore: typeof openStore };
type Times = { readonly save: number; readonly load: number };

/** One run: the median time of a save and of a load. */
async function run(
  open: typeof openStore,
  lend: () => Promise<TemporaryDatabase>,
  first: MatchRecord,
  rounds: number,
): Promise<Times> {
  const { url, drop } = await lend();
  const store: Pick<Store, 'save' | 'load' | 'close'> = valueIn(await open(url));
  const times = { save: [] as number[], load: [] as number[] };
  let record = first;
  for (let round = 0; round < rounds; round++) {
    times.save.push(
      await timed(async () => {
        record = valueIn(await store.save(MATCH, 'c', { ...record, updated: record.updated + 1 }));
      }),
    );
    times.load.push(await timed(() => store.load(MATCH, 'c', NOW)));
  }
  await store.close();
  await drop();
  return { save: median(times.save), load: median(times.load) };
}

/** Median of the ratios of ten runs of each version, turn by turn, since a single run differs by a fifth by chance. */
async function ratios(
  before: typeof openStore,
  lend: () => Promise<TemporaryDatabase>,
  record: MatchRecord,
  rounds: number,
) {
  const all: Times[] = [];
  for (let i = 0; i < RUNS; i++) {
    // The first one has the colder caches.
    const order = i % 2 ? [openStore, before] : [before, openStore];
    const results = new Map<typeof openStore, Times>();
    for (const open of order) results.set(open, await run(open, lend, record, rounds));
    const [then, now] = [results.get(before)!, results.get(openStore)!];
    all.push({ save: now.save / then.save, load: now.load / then.load });
  }
  return { save: median(all.map(({ save }) => save)), load: median(all.map(({ load }) => load)) };
}

/** Nothing without an earlier version to compare with. */
export async function beforeTargets(record: MatchRecord, rounds: number): Promise<Target[]> {
  if (!BEFORE) return [];
  const { openStore: before }: Opening = await import(pathToFileURL(`${BEFORE}/src/store/open.ts`).href);
  const targets: Target[] = [];
  for (const [name, lend] of LENDERS) {
    if (!lend) continue;
    const { save, load } = await ratios(before, lend, record, rounds);
    targets.push({ name: `save ÷ earlier version, ${name}`, value: save, max: MOST, timed: true });
    targets.push({ name: `load ÷ earlier version, ${name}`, value: load, max: MOST, timed: true });
  }
  return targets;
}
