import { describe, expect, test, vi } from 'vitest';
import { RecordKeyv, Store } from '#store';
import type { Adapter } from '../../src/store/adapter.ts';
import { openSqlite, serializeWrites } from '../../src/store/sqlite-adapter.ts';
import { freshStore } from '../rig/fresh-store.ts';
import { codeIn, collectAll, MATCH, matchRecord, NOW, valueIn } from '../rig/match-records.ts';

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
    expect((await Promise.all(presses)).map(codeIn)).toEqual(['ok', 'stale']);
    expect((await load(store))!.state).toBe('a');
  });

  test('of two processes that write the same text, one is refused', async () => {
    const { store, path } = await freshStore();
    const base = valueIn(await store.save(MATCH, '1', matchRecord('1')));
    const next = { ...base, state: 'b' };
    const other = new Store(new RecordKeyv(await openSqlite(path)));
    const both = await Promise.all([store.save(MATCH, '1', next), other.save(MATCH, '1', next)]);
    expect(both.map(codeIn).sort()).toEqual(['ok', 'stale']);
    expect((await load(store))!.revision).toBe(2);
    await other.close();
  });

  test('a record that another process changed is neither removed nor moved aside', async () => {
    const { store, adapter } = await freshStore();
    const base = valueIn(await store.save(MATCH, '1', matchRecord('1')));
    valueIn(await store.save(MATCH, '1', base));
    expect(codeIn(await store.remove(MATCH, '1', base.revision))).toBe('stale');
    const late = { value: { text: '{', revision: 1, writer: 'w' } };
    vi.spyOn(adapter, 'get').mockResolvedValueOnce(late);
    expect(codeIn(await store.load(MATCH, '1', NOW))).toBe('stale');
    expect((await load(store))!.revision).toBe(2);
  });

  test('a removed record does not come back by a late write', async () => {
    const { store } = await freshStore();
    const base = valueIn(await store.save(MATCH, '1', matchRecord('1')));
    expect(codeIn(await store.remove(MATCH, '1', null))).toBe('ok');
    expect(codeIn(await store.remove(MATCH, '1', null))).toBe('ok');
    expect(codeIn(await store.save(MATCH, '1', base))).toBe('stale');
    expect(await load(store)).toBeNull();
    expect(codeIn(await store.save(MATCH, '1', matchRecord('1')))).toBe('ok');
  });

  test('a record that couldn’t be read again is not written', async () => {
    const { store } = await freshStore();
    const circle: { [key: string]: never } = {};
    Object.assign(circle, { circle });
    for (const state of [Number.NaN, circle]) {
      expect(codeIn(await store.save(MATCH, '1', matchRecord('1', { state })))).toBe('invalid');
    }
    expect(codeIn(await store.save(MATCH, '1', matchRecord('1', { created: -1 })))).toBe('invalid');
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
    expect(codeIn(await store.save(MATCH, '1', next))).toBe('not-saved');
    expect(await load(store)).toEqual(base);
    await other.query('ROLLBACK');
    await other.disconnect();
    expect(valueIn(await store.save(MATCH, '1', next)).revision).toBe(2);
  });

  test('because the database is held: all waiting writes are refused together, not one after another', async () => {
    const tried: string[] = [];
    let held = true;
    const write = serializeWrites();
    const put = (key: string) => async () => {
      tried.push(key);
      if (held) throw new Error('SQLITE_BUSY: database is locked');
      return true;
    };
    const writes = await Promise.allSettled(['a', 'b', 'c'].map((key) => write(put(key))));
    expect(writes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    held = false;
    await write(put('d'));
    expect(tried).toEqual(['a', 'd']);
  });

  test('because the disk is full: refused, the old value stays', async () => {
    const { store, adapter } = await freshStore();
    const base = valueIn(await store.save(MATCH, '1', matchRecord('1')));
    await adapter.query('PRAGMA max_page_count = 4');
    const next = { ...base, state: 'x'.repeat(100_000) };
    const refused = await store.save(MATCH, '1', next);
    expect(refused).toMatchObject({
      refusal: { code: 'not-saved', key: 'match:1', detail: expect.stringMatching(/full/i) },
    });
    expect(await load(store)).toEqual(base);
    await adapter.query('PRAGMA max_page_count = 100000');
    expect(codeIn(await store.save(MATCH, '1', next))).toBe('ok');
  });

  test('because the database may only be read: refused, the old value stays', async () => {
    const { store, adapter } = await freshStore();
    const base = valueIn(await store.save(MATCH, '1', matchRecord('1')));
    await adapter.query('PRAGMA query_only = 1');
    expect(codeIn(await store.save(MATCH, '1', { ...base, state: 'b' }))).toBe('not-saved');
    expect(codeIn(await store.remove(MATCH, '1', null))).toBe('not-saved');
    expect(await load(store)).toEqual(base);
  });

  test('but was made: it is recognized by its writer, and another one is stale', async () => {
    const { store, adapter } = await freshStore();
    let [hears, reads] = [true, true];
    const [get, set] = [adapter.get.bind(adapter), adapter.set.bind(adapter)];
    adapter.set = async (...given) => {
      const written = await set(...given);
      if (!hears) throw new Error('connection lost');
      return written;
    };
    adapter.get = async (key) => {
      if (!reads) throw new Error('connection lost');
      return get(key);
    };
    const base = valueIn(await store.save(MATCH, '1', matchRecord('1')));
    hears = false;
    const second = valueIn(await store.save(MATCH, '1', { ...base, state: 'b' }));
    expect(codeIn(await store.save(MATCH, '1', { ...base, state: 'b' }))).toBe('not-saved');
    reads = false;
    expect(codeIn(await store.save(MATCH, '1', { ...second, state: 'c' }))).toBe('not-saved');
    [hears, reads] = [true, true];
    expect(codeIn(await store.save(MATCH, '1', { ...second, state: 'd' }))).toBe('stale');
    expect((await load(store))!.state).toBe('c');
  });

  test('a database that fails altogether never throws', async () => {
    const fail = () => Promise.reject(new Error('gone'));
    const list = async function* (): AsyncGenerator<never> {
      yield await fail();
    };
    const broken: Adapter = {
      opts: { dialect: 'sqlite' },
      ...{ get: fail, getMany: fail, set: fail, delete: fail, disconnect: fail, deleteAt: fail, move: fail },
      ...{ iterator: list, keyPages: list, due: list, withoutAlarm: list },
      ...{ count: fail, keysByUser: fail, keysByGuild: fail, now: fail },
    };
    const store = new Store(new RecordKeyv(broken));
    expect(codeIn(await store.load(MATCH, '1', NOW))).toBe('unavailable');
    expect(codeIn(await store.save(MATCH, '1', matchRecord('1')))).toBe('not-saved');
    expect(codeIn(await store.remove(MATCH, '1', null))).toBe('not-saved');
    expect((await collectAll(store.records(MATCH, NOW))).map(({ result }) => codeIn(result))).toEqual(['unavailable']);
  });
});
