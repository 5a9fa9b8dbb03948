import { expect, it, onTestFinished } from 'vitest';
import { openLog } from '#platform';
import { openStore, type Store } from '#store';
import { openPeople } from '../../../src/bot/repositories/people.ts';
import { describeDatabases } from '../../rig/each-database.ts';
import { valueIn } from '../../rig/match-records.ts';

const PROCESSES = 3;
const CHANGES = 8;

describeDatabases('people’s settings in $name', ({ fresh }) => {
  async function open(now: () => number = Date.now) {
    const url = await fresh();
    const stores: Store[] = [];
    for (let i = 0; i < PROCESSES; i++) stores.push(valueIn(await openStore(url)));
    onTestFinished(async () => void (await Promise.all(stores.map((store) => store.close()))));
    return stores.map((store) => openPeople(store, openLog('silent'), now));
  }

  it('changed by several processes at once lose no change', async () => {
    const all = await open();
    const changes = all.map(async (people, i) => {
      for (let j = 0; j < CHANGES; j++)
        await people.change('ann', (person) => ({ ...person, best: { ...person.best, [`${i}/${j}`]: j } }));
    });
    await Promise.all(changes);
    for (const each of all) {
      each.review('ann');
      expect(Object.keys((await each.load('ann')).best)).toHaveLength(PROCESSES * CHANGES);
    }
  });

  it('changed by another process hold within ten seconds, and at once for who reviews them', async () => {
    let now = 0;
    const [one, two] = await open(() => now);
    if (!one || !two) throw new Error('No people.');
    await two.load('ann');
    await one.change('ann', (person) => ({ ...person, reminder: 2 }));
    now += 10_000;
    expect((await two.load('ann')).reminder).toBe(2);
    await one.change('ann', (person) => ({ ...person, reminder: 1 }));
    two.review('ann');
    expect((await two.load('ann')).reminder).toBe(1);
  });
});
