import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Refused, Stale } from '#room';
import { type RecordKind, type Stamped, stampFields } from '#store';
import { Records } from '../../../src/bot/repositories/records.ts';
import { freshStore } from '../../rig/fresh-store.ts';

type Count = Stamped & { readonly count: number };

const COUNT: RecordKind<Count> = {
  kind: 'count',
  version: 1,
  schema: z.strictObject({ ...stampFields(1), count: z.int() }),
  migrations: {},
};

const SPOILT: RecordKind<Stamped & { readonly count: string }> = {
  ...COUNT,
  schema: z.strictObject({ ...stampFields(1), count: z.string() }),
};

const NEW: Count = { version: 1, revision: 0, count: 0 };
const increase = (before: Count | null): Count => ({ ...(before ?? NEW), count: (before ?? NEW).count + 1 });

async function open() {
  const { store, adapter } = await freshStore();
  return {
    store,
    adapter,
    records: new Records(
      store,
      () => 1,
      ({ code }) => new Refused(code === 'broken' ? 'broken' : 'failed'),
    ),
  };
}

describe('a change of a record', () => {
  it('is made of what someone else wrote meanwhile', async () => {
    const { store, records } = await open();
    await Promise.all(Array.from({ length: 12 }, () => records.change(COUNT, 'one', increase)));
    expect(await store.load(COUNT, 'one', 1)).toMatchObject({ value: { count: 12, revision: 12 } });
  });

  it('is given up as not saved when someone else writes without an end', async () => {
    const { adapter, records } = await open();
    let writes = 0;
    adapter.set = async () => {
      writes += 1;
      return false;
    };
    const error = await records.change(COUNT, 'one', increase).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'unsaved' });
    expect(error).not.toBeInstanceOf(Stale);
    expect(writes).toBeGreaterThan(1);
  });

  it('is made once when the database refuses it', async () => {
    const { adapter, records } = await open();
    let made = 0;
    adapter.set = async () => {
      throw new Error('disk full');
    };
    const make = (before: Count | null) => {
      made += 1;
      return increase(before);
    };
    await expect(records.change(COUNT, 'one', make)).rejects.toMatchObject({ code: 'failed' });
    expect(made).toBe(1);
  });

  it('that makes the same, or nothing, writes nothing', async () => {
    const { store, records } = await open();
    expect(await records.change(COUNT, 'one', () => null)).toBeNull();
    expect(await store.load(COUNT, 'one', 1)).toMatchObject({ value: null });
    await records.change(COUNT, 'one', increase);
    expect(await records.change(COUNT, 'one', (before) => before)).toMatchObject({ revision: 1 });
  });

  it('finds one that can’t read this game’s record aside the second time, or replaces it at once', async () => {
    const { store, records } = await open();
    const spoil = (id: string) => store.save(SPOILT, id, { version: 1, revision: 0, count: 'many' });
    await spoil('one');
    await expect(records.change(COUNT, 'one', increase)).rejects.toMatchObject({ code: 'broken' });
    expect(await records.change(COUNT, 'one', increase)).toMatchObject({ count: 1, revision: 1 });
    await spoil('two');
    expect(await records.change(COUNT, 'two', increase, 'replace')).toMatchObject({ count: 1, revision: 1 });
    expect(await store.count({ kind: 'broken' })).toBe(2);
  });
});
