import { expect, test } from 'vitest';
import { plainEnvelope } from '../rig/fake-lease.ts';
import { freshStore } from '../rig/fresh-store.ts';
import { codeIn, collectAll, MATCH, matchRecord, NOW, valueIn } from '../rig/match-records.ts';

const COUNT = 120;

test('lists every record of a kind once, and only these', async () => {
  const { store, keyv } = await freshStore();
  for (let i = 0; i < COUNT; i++) valueIn(await store.save(MATCH, `c${i}`, matchRecord(`c${i}`)));
  for (const key of ['matches:1', 'matcH:1', 'match', 'user:1', 'a:match:1']) await keyv.set(key, plainEnvelope({}));
  const all = await collectAll(store.records(MATCH, NOW));
  expect(new Set(all.map(({ id }) => id)).size).toBe(COUNT);
  expect(all.every(({ id, result }) => valueIn(result).channel === id)).toBe(true);
  expect(await collectAll(store.keys('user:'))).toEqual(['user:1']);
});

test('goes on past broken records, which are moved meanwhile', async () => {
  const { store, adapter } = await freshStore();
  for (let i = 0; i < COUNT; i++) {
    if (i % 3 === 0) await adapter.query('INSERT INTO keyv (key, value) VALUES (?, ?)', [`match:c${i}`, '{']);
    else valueIn(await store.save(MATCH, `c${i}`, matchRecord(`c${i}`)));
  }
  const codes = (await collectAll(store.records(MATCH, NOW))).map(({ result }) => codeIn(result));
  expect(codes.filter((code) => code === 'broken')).toHaveLength(COUNT / 3);
  expect(codes.filter((code) => code === 'ok')).toHaveLength((COUNT * 2) / 3);
  expect(await collectAll(store.records(MATCH, NOW))).toHaveLength((COUNT * 2) / 3);
  expect(await collectAll(store.keys('broken:'))).toHaveLength(COUNT / 3);
});

test('records can be saved and removed while they are listed', async () => {
  const { store } = await freshStore();
  for (let i = 0; i < COUNT; i++) valueIn(await store.save(MATCH, `c${i}`, matchRecord(`c${i}`)));
  let seen = 0;
  for await (const { id, result } of store.records(MATCH, NOW)) {
    seen++;
    if (seen % 2) valueIn(await store.remove(MATCH, id, null));
    else valueIn(await store.save(MATCH, id, valueIn(result)));
  }
  expect(seen).toBe(COUNT);
  expect(await collectAll(store.records(MATCH, NOW))).toHaveLength(COUNT / 2);
});
