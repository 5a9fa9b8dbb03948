import { describe, expect, test } from 'vitest';
import type { Backend } from '../../src/store/backend.ts';
import { inLine, openSqlite } from '../../src/store/sqlite.ts';
import { Store } from '../../src/store/store.ts';
import { codeOf, listed, MATCH, matchRecord, NOW, valueIn } from '../rig/records.ts';
import { freshStore } from '../rig/stores.ts';

const load = async (store: Store) => valueIn(await store.load(MATCH, '1', NOW));

describe('revisions', () => {
  test('each save is one revision further', async () => {
    const { store } = await freshStore();
    const first = valueIn(await store.save(MATCH, '1', matchRecord('1')));
    const second = valueIn(await store.save(MATCH, '1', { ...first, status: 'over' }));
    expect([first.revision, second.revision]).toEqual([1, 2]);
    expect(await load(store)).toEqual(second);
  });

  test('of two presses on the same table one is saved, the other is stale', async () => {
    const { store } = await freshStore();
    const base = valueIn(await store.save(MATCH, '1', matchRecord('1')));
    const presses = ['a', 'b'].map((state) => store.save(MATCH, '1', { ...base, state }));
    expect((await Promise.all(presses)).map(codeOf)).toEqual(['ok', 'stale']);
    expect((await load(store))!.state).toBe('a');
  });

  test('the same write again is harmless, also after a restart', async () => {
    const { store, path } = await freshStore();
    const base = valueIn(await store.save(MATCH, '1', matchRecord('1')));
    const next = { ...base, state: 'b' };
    const saved = valueIn(await store.save(MATCH, '1', next));
    expect(valueIn(await store.save(MATCH, '1', next))).toEqual(saved);
    const later = new Store(await openSqlite(path));
    expect(valueIn(await later.save(MATCH, '1', next))).toEqual(saved);
    expect(codeOf(await later.save(MATCH, '1', matchRecord('1', { state: 'other' })))).toBe('stale');
    await later.close();
  });

  test('a removed record does not come back by a late write', async () => {
    const { store } = await freshStore();
    const base = valueIn(await store.save(MATCH, '1', matchRecord('1')));
    expect(codeOf(await store.remove(MATCH, '1'))).toBe('ok');
    expect(codeOf(await store.remove(MATCH, '1'))).toBe('ok');
    expect(codeOf(await store.save(MATCH, '1', base))).toBe('stale');
    expect(await load(store)).toBeNull();
    expect(codeOf(await store.save(MATCH, '1', matchRecord('1')))).toBe('ok');
  });

  test('what could not be read again is not written', async () => {
    const { store } = await freshStore();
    const circle: { [key: string]: never } = {};
    Object.assign(circle, { circle });
    for (const state of [Number.NaN, circle]) {
      expect(codeOf(await store.save(MATCH, '1', matchRecord('1', { state })))).toBe('invalid');
    }
    expect(codeOf(await store.save(MATCH, '1', matchRecord('1', { created: -1 })))).toBe('invalid');
    expect(await load(store)).toBeNull();
  });
});

describe('a write that fails', () => {
  test('because another process holds the database: refused, then fine', async () => {
    const { store, path } = await freshStore();
    const base = valueIn(await store.save(MATCH, '1', matchRecord('1')));
    const other = await openSqlite(path);
    await other.query('BEGIN IMMEDIATE');
    const next = { ...base, state: 'b' };
    expect(codeOf(await store.save(MATCH, '1', next))).toBe('not-saved');
    expect(await load(store)).toEqual(base);
    await other.query('ROLLBACK');
    await other.close();
    expect(valueIn(await store.save(MATCH, '1', next)).revision).toBe(2);
  });

  test('because the database is held: all who wait are refused together, not one after another', async () => {
    const tried: string[] = [];
    let held = true;
    const write = inLine(async (key) => {
      tried.push(key);
      if (held) throw new Error('SQLITE_BUSY: database is locked');
    });
    const writes = await Promise.allSettled(['a', 'b', 'c'].map((key) => write(key, {})));
    expect(writes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    held = false;
    await write('d', {});
    expect(tried).toEqual(['a', 'd']);
  });

  test('because the disk is full: refused, the old value stays', async () => {
    const { store, backend } = await freshStore();
    const base = valueIn(await store.save(MATCH, '1', matchRecord('1')));
    await backend.query('PRAGMA max_page_count = 4');
    const next = { ...base, state: 'x'.repeat(100_000) };
    const refused = await store.save(MATCH, '1', next);
    expect(refused).toMatchObject({
      refusal: { code: 'not-saved', key: 'match:1', detail: expect.stringMatching(/full/i) },
    });
    expect(await load(store)).toEqual(base);
    await backend.query('PRAGMA max_page_count = 100000');
    expect(codeOf(await store.save(MATCH, '1', next))).toBe('ok');
  });

  test('because the database may only be read: refused, the old value stays', async () => {
    const { store, backend } = await freshStore();
    const base = valueIn(await store.save(MATCH, '1', matchRecord('1')));
    await backend.query('PRAGMA query_only = 1');
    expect(codeOf(await store.save(MATCH, '1', { ...base, state: 'b' }))).toBe('not-saved');
    expect(codeOf(await store.remove(MATCH, '1'))).toBe('not-saved');
    expect(await load(store)).toEqual(base);
  });

  test('but landed all the same: repeating it is fine, another one is stale', async () => {
    const { backend } = await freshStore();
    let answers = true;
    const deaf: Backend = {
      ...backend,
      async write(key, value) {
        await backend.write(key, value);
        if (!answers) throw new Error('connection lost');
      },
    };
    const store = new Store(deaf);
    const base = valueIn(await store.save(MATCH, '1', matchRecord('1')));
    answers = false;
    expect(codeOf(await store.save(MATCH, '1', { ...base, state: 'b' }))).toBe('not-saved');
    answers = true;
    expect(valueIn(await store.save(MATCH, '1', { ...base, state: 'b' })).revision).toBe(2);
    expect(codeOf(await store.save(MATCH, '1', { ...base, state: 'c' }))).toBe('stale');
  });

  test('a database that fails altogether never throws', async () => {
    const fail = () => Promise.reject(new Error('gone'));
    const entries = () => ({ [Symbol.asyncIterator]: () => ({ next: fail }) });
    const store = new Store({ read: fail, write: fail, erase: fail, entries, close: fail });
    expect(codeOf(await store.load(MATCH, '1', NOW))).toBe('unavailable');
    expect(codeOf(await store.save(MATCH, '1', matchRecord('1')))).toBe('not-saved');
    expect(codeOf(await store.remove(MATCH, '1'))).toBe('not-saved');
    expect((await listed(store.records(MATCH, NOW))).map(({ result }) => codeOf(result))).toEqual(['unavailable']);
  });
});
