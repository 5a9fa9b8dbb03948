import { expect, test } from 'vitest';
import { openStore } from '#store';
import { describeDatabases } from '../rig/each-database.ts';

describeDatabases('an empty database, on $name', ({ fresh }) => {
  test('is opened by all processes that start at once', async () => {
    for (let times = 0; times < 5; times++) {
      const url = await fresh();
      const opened = await Promise.all(Array.from({ length: 8 }, () => openStore(url)));
      expect(opened.filter(({ ok }) => !ok)).toEqual([]);
      await Promise.all(opened.map((store) => store.ok && store.value.close()));
    }
  });
});
