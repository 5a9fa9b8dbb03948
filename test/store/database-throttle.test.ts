import { expect, onTestFinished, test } from 'vitest';
import { openStore, type Store, throttle } from '#store';
import { describeDatabases } from '../rig/each-database.ts';
import { valueIn } from '../rig/match-records.ts';

const APART = 400;

describeDatabases('a throttle in $name', ({ fresh }) => {
  async function stores(count: number) {
    const url = await fresh();
    const all: Store[] = [];
    for (let i = 0; i < count; i++) all.push(valueIn(await openStore(url)));
    onTestFinished(async () => void (await Promise.all(all.map((store) => store.close()))));
    return all;
  }
  const { signal } = new AbortController();

  test('lets one process through after the other, so far apart', async () => {
    const times: number[] = [];
    const through = (await stores(4)).map(async (store) => {
      await throttle(store, '0', APART, signal);
      times.push(await store.now());
    });
    await Promise.all(through);
    const sorted = times.sort((a, b) => a - b);
    // What is noted is the moment before the way through: a slow one makes the next seem closer.
    expect((sorted[3] ?? 0) - (sorted[0] ?? 0)).toBeGreaterThan(2 * APART);
  });

  test('does not delay other throttles', async () => {
    const [one, two] = await stores(2);
    if (!one || !two) throw new Error('No stores.');
    await throttle(one, '0', 3_600_000, signal);
    await throttle(two, '1', 3_600_000, signal);
  });

  test('can be aborted', async () => {
    const [store] = await stores(1);
    if (!store) throw new Error('No store.');
    await throttle(store, '0', 3_600_000, signal);
    const impatient = new AbortController();
    const waiting = throttle(store, '0', 3_600_000, impatient.signal);
    impatient.abort();
    await expect(waiting).rejects.toThrow(/abort/i);
  });
});
