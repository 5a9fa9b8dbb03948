import { expect, test } from 'vitest';
import { openStore } from '#store';
import { describeDatabases } from './each-database.ts';
import { MATCH, matchRecord, NOW, valueIn } from './match-records.ts';

describeDatabases('$name', ({ fresh }) => {
  test.each([1, 2])('is empty for every test, and another one for every time it is asked for: %i', async () => {
    const urls = [await fresh(), await fresh()];
    const stores = await Promise.all(urls.map(async (url) => valueIn(await openStore(url))));
    for (const [i, store] of stores.entries()) {
      expect(valueIn(await store.load(MATCH, 'one', NOW))).toBeNull();
      valueIn(await store.save(MATCH, 'one', matchRecord('one', { state: i })));
    }
    for (const [i, store] of stores.entries())
      expect(valueIn(await store.load(MATCH, 'one', NOW))).toMatchObject({ state: i });
    await Promise.all(stores.map((store) => store.close()));
  });
});
