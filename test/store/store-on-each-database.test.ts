import { expect, test } from 'vitest';
import { openStore, RecordKeyv, Store } from '#store';
import { openPostgres } from '../../src/store/postgres-adapter.ts';
import { describeAdapters, freshPostgres } from '../rig/each-database.ts';
import { codeIn, collectAll, MATCH, matchRecord, NOW, valueIn } from '../rig/match-records.ts';
import { needsPostgres } from '../rig/requirements.ts';
import { closePostgresConnections } from '../rig/temporary-databases.ts';

describeAdapters('$name', ({ fresh }) => {
  test('saves, refuses, lists, moves aside and removes', async () => {
    const url = await fresh();
    const store = valueIn(await openStore(url));
    const ids = Array.from({ length: 60 }, (_, i) => `test:${i}`);
    for (const id of ids) valueIn(await store.save(MATCH, id, matchRecord(id)));
    await store.close();

    const again = valueIn(await openStore(url));
    const base = valueIn(await again.load(MATCH, 'test:0', NOW))!;
    expect(base).toEqual(matchRecord('test:0', { revision: 1 }));
    const presses = ['a', 'b', 'a'].map((state) => again.save(MATCH, 'test:0', { ...base, state }));
    expect((await Promise.all(presses)).map(codeIn)).toEqual(['ok', 'stale', 'stale']);

    const found = await collectAll(again.records(MATCH, NOW));
    expect(found.map(({ id }) => id).sort()).toEqual([...ids].sort());
    expect(found.map(({ result }) => codeIn(result))).toEqual(ids.map(() => 'ok'));

    const stricter = { ...MATCH, version: 2, migrations: {} };
    const refused = await again.load(stricter, 'test:1', NOW);
    expect(refused).toMatchObject({ refusal: { code: 'broken', aside: `broken:match:test:1:${NOW}` } });
    expect(await collectAll(again.keys('broken:'))).toEqual([`broken:match:test:1:${NOW}`]);
    for (const id of ids) valueIn(await again.remove(MATCH, id, null));
    expect(await collectAll(again.records(MATCH, NOW))).toEqual([]);
    await again.close();
  });
});

test('Postgres may close our idle connections without ending the process', needsPostgres, async () => {
  const url = await freshPostgres();
  const store = new Store(new RecordKeyv(await openPostgres(url)));
  const base = valueIn(await store.save(MATCH, 'idle', matchRecord('idle')));
  expect(await closePostgresConnections(url)).toBeGreaterThan(0);
  const next = await store.save(MATCH, 'idle', { ...base, state: 'later' });
  if (!next.ok) valueIn(await store.save(MATCH, 'idle', { ...base, state: 'later' }));
  await store.close();
});
