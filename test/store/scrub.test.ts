import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { KeyvSqlite } from '@keyv/sqlite';
import { expect, test } from 'vitest';
import { openSqlite } from '../../src/store/sqlite-adapter.ts';
import { plainEnvelope } from '../rig/fake-lease.ts';
import { freshStore, temporaryFolder } from '../rig/fresh-store.ts';
import { MATCH, matchRecord, NOW, valueIn } from '../rig/match-records.ts';

const SOMEBODY = '471184600000000001';

/** In which files of the folder the text can be found. */
const filesWith = (path: string, text: string): string[] =>
  readdirSync(dirname(path)).filter((name) => readFileSync(join(dirname(path), name)).includes(text));

test('no trace of a person stays in the files of SQLite, not even of data overwritten long ago', async () => {
  const { store, keyv, path } = await freshStore();
  const named = (channel: string) => matchRecord(channel, { state: { note: `${'x'.repeat(9_000)}${SOMEBODY}` } });
  const saved = valueIn(await store.save(MATCH, 'a', named('a')));
  valueIn(await store.save(MATCH, 'b', named('b')));
  expect(filesWith(path, SOMEBODY)).not.toEqual([]);
  valueIn(await store.save(MATCH, 'a', { ...saved, state: {} }));
  valueIn(await store.remove(MATCH, 'b', null));
  await keyv.set('match:c', { ...plainEnvelope({}), text: `not JSON ${SOMEBODY}` });
  expect((await store.load(MATCH, 'c', NOW)).ok).toBe(false);
  expect(await store.scrub(SOMEBODY)).toEqual({ ok: true, value: null });
  expect(filesWith(path, SOMEBODY)).toEqual([]);
  const aside = [];
  for await (const [key, { text }] of keyv.entries('broken:')) aside.push([key, String(text)]);
  expect(aside).toEqual([[expect.stringContaining('match:c'), expect.stringContaining('not JSON 0')]]);
});

test('an older file that still contains deleted data is rewritten once when it is opened', async () => {
  const path = join(temporaryFolder(), 'before.sqlite');
  const before = new KeyvSqlite({ uri: `sqlite://${path}` });
  await before.query('PRAGMA secure_delete = OFF');
  for (let i = 0; i < 20; i++) await before.set(`match:${i}`, `${'x'.repeat(5_000)}${SOMEBODY}`);
  for (let i = 0; i < 20; i++) await before.delete(`match:${i}`);
  await before.set('match:kept', 'kept');
  await before.disconnect();
  expect(filesWith(path, SOMEBODY)).not.toEqual([]);
  const adapter = await openSqlite(path);
  await adapter.scrub?.();
  expect(filesWith(path, SOMEBODY)).toEqual([]);
  expect((await adapter.get('match:kept'))?.value.text).toBe('kept');
  await adapter.disconnect();
});
