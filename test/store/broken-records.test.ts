import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { matchKind, type RecordKind, stampFields } from '#store';
import type { SqliteAdapter } from '../../src/store/sqlite-adapter.ts';
import { type FreshStore, freshStore } from '../rig/fresh-store.ts';
import { codeIn, collectAll, MATCH, matchRecord, NOW, valueIn } from '../rig/match-records.ts';

const put = (adapter: SqliteAdapter, key: string, text: unknown) =>
  adapter.query('INSERT OR REPLACE INTO keyv (key, value) VALUES (?, ?)', [key, text]);

/** Loads a broken record and proves that it was refused and kept as it was. */
async function expectKeptAside({ store, keyv, adapter }: FreshStore, text: unknown, now: number) {
  await put(adapter, 'match:1', text);
  const aside = `broken:match:1:${now}`;
  const refused = await store.load(MATCH, '1', now);
  expect(refused).toMatchObject({ ok: false, refusal: { code: 'broken', key: 'match:1', aside } });
  expect(JSON.parse(String((await keyv.get(aside))?.text)).value.key).toBe('match:1');
  if (typeof text === 'string' && text.length > 200) expect(JSON.stringify(refused)).not.toContain('draft');
  if (typeof text === 'string') expect(JSON.parse(String((await keyv.get(aside))?.text)).value.text).toBe(text);
  expect(valueIn(await store.load(MATCH, '1', now))).toBeNull();
}

const wrapped = (value: unknown) => JSON.stringify({ value });

describe('broken records', () => {
  test.each([
    ['nothing', null],
    ['an empty text', ''],
    ['bytes', Buffer.from([0, 255, 1])],
    ['half a record', wrapped(matchRecord('1', { revision: 1 })).slice(0, 200)],
    ['another shape', '{"value":[1]}'],
    ['no version', wrapped({ ...matchRecord('1'), version: undefined })],
    ['a version before all', wrapped({ ...matchRecord('1'), version: 0 })],
    ['a missing field', wrapped({ ...matchRecord('1'), seed: undefined })],
    ['an unknown field', wrapped({ ...matchRecord('1'), wings: 2 })],
    ['a wrong type', wrapped({ ...matchRecord('1'), log: 'none' })],
    ['an expired mark of Keyv', '{"value":1,"expires":1}'],
    ['a very deep text', `{"value":${'['.repeat(50_000)}${']'.repeat(50_000)}}`],
    ['a number too large', wrapped(matchRecord('1')).replace('[1,2,3]', '1e999')],
  ])('%s', async (_, text) => {
    const fresh = await freshStore();
    await expectKeptAside(fresh, text, NOW);
  });

  test('any garbage is moved aside and never throws', async () => {
    const fresh = await freshStore();
    let now = NOW;
    const { state, extra, ...strict } = matchRecord('1');
    const mutant = fc
      .tuple(fc.constantFrom(...Object.keys(strict)), fc.jsonValue())
      .map(([field, value]) => wrapped({ ...strict, state, extra, [field]: { wrong: [value] } }));
    const garbage = fc.oneof(
      fc.string(),
      fc.json(),
      fc.json().map((text) => `{"value":${text}}`),
      mutant,
    );
    await fc.assert(
      fc.asyncProperty(garbage, (text) => expectKeptAside(fresh, text, ++now)),
      { numRuns: 150, seed: 7 },
    );
    expect(await collectAll(fresh.store.keys('broken:'))).toHaveLength(now - NOW);
  });

  test('stays in place when it can’t be moved', async () => {
    const { store, keyv, adapter } = await freshStore();
    await put(adapter, 'match:1', 'rubbish');
    await adapter.query('PRAGMA query_only = 1');
    expect(await store.load(MATCH, '1', NOW)).toMatchObject({ refusal: { code: 'broken', aside: null } });
    expect((await keyv.get('match:1'))?.text).toBe('rubbish');
  });

  test('is never overwritten before it is moved', async () => {
    const { store, keyv, adapter } = await freshStore();
    await put(adapter, 'match:1', 'rubbish');
    expect(codeIn(await store.save(MATCH, '1', matchRecord('1')))).toBe('stale');
    expect((await keyv.get('match:1'))?.text).toBe('rubbish');
  });

  test('a record of a newer version is refused and left alone', async () => {
    const { store, keyv, adapter } = await freshStore();
    const text = wrapped({ ...matchRecord('1'), version: 99 });
    await put(adapter, 'match:1', text);
    expect(codeIn(await store.load(MATCH, '1', NOW))).toBe('newer');
    expect((await keyv.get('match:1'))?.text).toBe(text);
  });
});

describe('kinds', () => {
  type Settings = { version: 3; revision: number; language: string; quiet: boolean };
  const SETTINGS: RecordKind<Settings> = {
    kind: 'user',
    version: 3,
    schema: z.strictObject({ ...stampFields(3), language: z.string(), quiet: z.boolean() }),
    migrations: {
      1: ({ lang, ...rest }) => ({ ...rest, language: lang! }),
      2: (record) => ({ ...record, quiet: false }),
    },
  };

  test('older records are migrated step by step and saved in the new format', async () => {
    const { store, keyv, adapter } = await freshStore();
    await put(adapter, 'user:7', wrapped({ version: 1, revision: 4, lang: 'es' }));
    const loaded = valueIn(await store.load(SETTINGS, '7', NOW));
    expect(loaded).toEqual({ version: 3, revision: 4, language: 'es', quiet: false });
    const saved = valueIn(await store.save(SETTINGS, '7', { ...loaded!, quiet: true }));
    expect(JSON.parse(String((await keyv.get('user:7'))?.text)).value).toEqual(saved);
  });

  test('a migration that throws or leads nowhere breaks only its record', async () => {
    const { store, adapter } = await freshStore();
    const failing: RecordKind<Settings> = {
      ...SETTINGS,
      migrations: {
        2: () => {
          throw new Error('bug in a migration');
        },
      },
    };
    for (const version of [1, 2]) {
      await put(adapter, 'user:7', wrapped({ version, revision: 4, lang: 'es' }));
      expect(codeIn(await store.load(failing, '7', NOW + version))).toBe('broken');
    }
    expect(await collectAll(store.keys('broken:'))).toHaveLength(2);
  });

  test('the bot provides the schema of its extra fields', async () => {
    const { store } = await freshStore();
    const kind = matchKind({ game: z.string(), extra: z.strictObject({ table: z.string(), votes: z.array(z.int()) }) });
    const record = { ...matchRecord('1'), extra: { table: 'm', votes: [1] } };
    const saved = valueIn(await store.save(kind, '1', record));
    expect(saved.extra.votes).toEqual([1]);
    expect(codeIn(await store.save(kind, '1', { ...saved, extra: { table: 'm', votes: [0.5] } }))).toBe('invalid');
  });
});
