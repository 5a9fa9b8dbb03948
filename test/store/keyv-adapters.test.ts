import { KeyvPostgres } from '@keyv/postgres';
import KeyvRedis from '@keyv/redis';
import { KeyvSqlite } from '@keyv/sqlite';
import { Keyv } from 'keyv';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { openKeyv, type RecordKeyv } from '#store';
import { type Envelope, shardKeyOf } from '../../src/store/envelope.ts';
import { MemoryAdapter } from '../../src/store/memory-adapter.ts';
import { describeAdapters } from '../rig/each-database.ts';
import { collectAll, NOW, valueIn } from '../rig/match-records.ts';

/** More than two pages. */
const MANY = 120;
const ALONE = { id: 0, count: 1 };

let writes = 0;
const envelope = (text: string, replaces: number, index: Partial<Envelope['index']> = {}): Envelope => ({
  text: JSON.stringify({ value: { text } }),
  revision: replaces + 1,
  replaces,
  writer: `writer-${writes++}`,
  index: { guild: null, shardKey: shardKeyOf(index.guild ?? null), alarm: null, users: [], ...index },
});

const OFFICIAL: { readonly [name: string]: unknown } = {
  SQLite: KeyvSqlite,
  PostgreSQL: KeyvPostgres,
  Redis: KeyvRedis,
  memory: MemoryAdapter,
};

describeAdapters('Keyv on $name', ({ name, fresh }) => {
  let keyv: RecordKeyv;
  let url: string;
  const open = async () => {
    const opened = valueIn(await openKeyv(url));
    onTestFinished(() => opened.disconnect());
    return opened;
  };
  beforeEach(async () => {
    url = await fresh();
    keyv = await open();
  });

  const textOf = async (key: string) => (await keyv.get(key))?.text;

  test('is a Keyv over an adapter that extends the official one', () => {
    expect(keyv).toBeInstanceOf(Keyv);
    expect(keyv.store).toBe(keyv.adapter);
    expect(keyv.store).toBeInstanceOf(OFFICIAL[name]);
  });

  test('gets what was set, as it was set', async () => {
    const first = envelope('a', 0);
    expect(await keyv.get('match:1')).toBeUndefined();
    expect(await keyv.has('match:1')).toBe(false);
    expect(await keyv.set('match:1', first)).toBe(true);
    expect(await keyv.has('match:1')).toBe(true);
    const { text, revision, writer } = first;
    expect(await keyv.get('match:1')).toMatchObject({ text, revision, writer });
    expect(await keyv.getMany(['match:0', 'match:1'])).toMatchObject([undefined, { text, revision, writer }]);
    expect(await keyv.getMany([])).toEqual([]);
  });

  test('sets only over the revision that the envelope replaces', async () => {
    const [a, b, c] = [envelope('a', 0), envelope('b', 1), envelope('c', 2)];
    expect(await keyv.set('match:1', b)).toBe(false);
    expect(await keyv.get('match:1')).toBeUndefined();
    expect(await keyv.set('match:1', a)).toBe(true);
    expect(await keyv.set('match:1', envelope('other', 0))).toBe(false);
    expect(await keyv.set('match:1', c)).toBe(false);
    expect(await keyv.set('match:1', b)).toBe(true);
    expect(await keyv.set('match:1', b)).toBe(false);
    expect(await textOf('match:1')).toBe(b.text);
  });

  test('accepts one of many writes over the same revision, on any connection', async () => {
    const other = await open();
    await keyv.set('match:1', envelope('a', 0));
    const sets = Array.from({ length: 20 }, (_, i) => (i % 2 ? keyv : other).set('match:1', envelope(`${i}`, 1)));
    expect((await Promise.all(sets)).filter(Boolean)).toHaveLength(1);
    expect((await other.get('match:1'))?.revision).toBe(2);
  });

  test('refuses to clear, and values that are no envelope or would expire', async () => {
    for (const value of ['text', { text: 'no revision' }, { ...envelope('a', 0), revision: 'one' }]) {
      await expect(Reflect.apply(keyv.set, keyv, ['match:1', value])).rejects.toThrow('match:1 was not saved');
    }
    await expect(keyv.set('match:1', envelope('a', 0), 1000)).rejects.toThrow("records don't expire");
    expect(await keyv.get('match:1')).toBeUndefined();
    await keyv.set('match:1', envelope('a', 0));
    await expect(keyv.clear()).rejects.toThrow('never cleared');
    expect(await keyv.get('match:1')).toBeDefined();
  });

  test('compares revisions in setMany, too', async () => {
    await keyv.set('match:1', envelope('a', 0));
    const [late, fit] = [envelope('late', 0), envelope('fit', 0)];
    const entries = [
      { key: 'match:1', value: late },
      { key: 'match:2', value: fit },
    ];
    expect(await keyv.setMany(entries)).toEqual([false, true]);
    expect(await textOf('match:1')).not.toBe(late.text);
    expect(await keyv.delete(['match:1', 'match:2'])).toBe(true);
    expect(await collectAll(keyv.iterator())).toEqual([]);
  });

  test('deletes a record with its index entries, at any revision or at a given one', async () => {
    const found = { guild: '7', alarm: NOW, users: ['ann'] };
    await keyv.set('match:1', envelope('a', 0, found));
    expect(await keyv.adapter.deleteAt('match:1', 2)).toBe(false);
    expect(await keyv.adapter.keysByUser('ann')).toEqual(['match:1']);
    expect(await keyv.adapter.deleteAt('match:1', 1)).toBe(true);
    expect(await keyv.delete('match:1')).toBe(false);
    await keyv.set('match:1', envelope('a', 0, found));
    expect(await keyv.delete('match:1')).toBe(true);
    expect(await keyv.adapter.keysByUser('ann')).toEqual([]);
    expect(await keyv.adapter.keysByGuild('7')).toEqual([]);
    expect(await collectAll(keyv.adapter.due(NOW, ALONE))).toEqual([]);
  });

  test('moves a record to another key, or leaves both as they are', async () => {
    await keyv.set('match:1', envelope('a', 0, { users: ['ann'] }));
    const aside = envelope('aside', 0);
    expect(await keyv.adapter.move('match:1', 2, 'broken:match:1', aside)).toBe(false);
    expect(await keyv.get('broken:match:1')).toBeUndefined();
    expect(await keyv.adapter.move('match:1', 1, 'broken:match:1', aside)).toBe(true);
    expect(await keyv.get('match:1')).toBeUndefined();
    expect(await textOf('broken:match:1')).toBe(aside.text);
    expect(await keyv.adapter.keysByUser('ann')).toEqual([]);
  });

  test('iterates over every record once, while others are deleted and changed', async () => {
    const keys = Array.from({ length: MANY }, (_, i) => `match:${i}`);
    for (const key of keys) await keyv.set(key, envelope(key, 0));
    const seen: string[] = [];
    for await (const [key, { text }] of keyv.iterator()) {
      expect(String(text)).toContain(`"${key}"`);
      seen.push(key);
      if (seen.length % 2) await keyv.delete(key);
      else await keyv.set(key, envelope(key, 1));
    }
    expect(seen.sort()).toEqual([...keys].sort());
    expect(await keyv.adapter.count('match:')).toBe(MANY / 2);
  });

  test('tells records apart by the first part of their key', async () => {
    for (const key of ['match:1', 'match:2', 'matches:1', 'matcH:1', 'match', 'a:match:1']) {
      await keyv.set(key, envelope(key, 0));
    }
    expect((await collectAll(keyv.entries('match:'))).map(([key]) => key)).toEqual(['match:1', 'match:2']);
    expect((await collectAll(keyv.adapter.keyPages('match:'))).flat()).toEqual(['match:1', 'match:2']);
    expect(await keyv.adapter.count('match:')).toBe(2);
    expect(await keyv.adapter.count('none:')).toBe(0);
  });

  test('finds records by server, person and next alarm', async () => {
    for (let i = 0; i < MANY; i++) {
      await keyv.set(`match:${i}`, envelope('a', 0, { guild: `g${i % 2}`, users: [`u${i % 3}`], alarm: NOW - i }));
    }
    await keyv.set('match:later', envelope('a', 0, { alarm: NOW + 1 }));
    await keyv.set('match:never', envelope('a', 0));
    await keyv.set('person:never', envelope('a', 0));
    expect(await keyv.adapter.keysByGuild('g1')).toHaveLength(MANY / 2);
    expect(await keyv.adapter.keysByUser('u0')).toHaveLength(MANY / 3);
    const due = await collectAll(keyv.adapter.due(NOW, ALONE));
    expect(due.map(({ key }) => key)).toEqual(Array.from({ length: MANY }, (_, i) => `match:${MANY - 1 - i}`));
    expect(await collectAll(keyv.adapter.withoutAlarm(ALONE))).toEqual(['match:never']);
  });

  test('has a clock', async () => {
    expect(Math.abs((await keyv.adapter.now()) - Date.now())).toBeLessThan(60_000);
  });

  test('scrubs without losing anything', async () => {
    await keyv.set('match:1', envelope('a', 0));
    await keyv.adapter.scrub?.();
    expect(await keyv.get('match:1')).toBeDefined();
  });
});
