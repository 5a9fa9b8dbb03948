import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { copyRecords } from '#store';
import { RECORD_PREFIXES } from '../../src/store/adapter.ts';
import { plainEnvelope } from '../rig/fake-lease.ts';
import { freshStore } from '../rig/fresh-store.ts';
import { codeIn, MATCH, matchRecord, NOW, valueIn } from '../rig/match-records.ts';

test('all records move to another database, revision and all', async () => {
  const [old, fresh] = [await freshStore(), await freshStore()];
  for (const channel of ['1', '2', '3']) await old.store.save(MATCH, channel, matchRecord(channel));
  await old.keyv.set('person:7', plainEnvelope({ version: 1, revision: 2 }));
  await old.keyv.set('broken:match:9:1', plainEnvelope({ key: 'match:9', problem: 'x', text: 'y' }));
  expect(valueIn(await copyRecords(old.keyv, fresh.keyv))).toBe(5);
  const loaded = valueIn(await fresh.store.load(MATCH, '2', NOW));
  expect(loaded).toEqual(valueIn(await old.store.load(MATCH, '2', NOW)));
  expect(codeIn(await fresh.store.save(MATCH, '2', loaded!))).toBe('ok');
});

test('a database that has records is refused', async () => {
  const [old, other] = [await freshStore(), await freshStore()];
  await old.store.save(MATCH, '1', matchRecord('1'));
  await other.store.save(MATCH, '2', matchRecord('2'));
  const refused = await copyRecords(old.keyv, other.keyv);
  expect(codeIn(refused)).toBe('not-saved');
  expect(valueIn(await other.store.load(MATCH, '1', NOW))).toBeNull();
});

/** They say who acts at this moment, or on what. */
const OF_THE_MOMENT = ['lease', 'pass', 'claim'];

test('every permanent kind of record is copied', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const text = files.map((name) => readFileSync(`src/${name}`, 'utf8')).join();
  const kinds = [...text.matchAll(/\bkind: '(\w+)',\s*version\b/g)].map(([, kind = '']) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['match', 'day', 'lease']));
  const moved = kinds.filter((kind) => !OF_THE_MOMENT.includes(kind)).map((kind) => `${kind}:`);
  expect([...RECORD_PREFIXES].sort()).toEqual([...moved, 'broken:'].sort());
});
