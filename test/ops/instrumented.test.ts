import { expect, test } from 'vitest';
import { instrumentDrawPool, instrumentStore } from '../../src/ops/instrumented.ts';
import { Metrics } from '../../src/ops/metrics.ts';
import { freshStore } from '../rig/fresh-store.ts';
import { collectAll, MATCH, matchRecord, NOW, valueIn } from '../rig/match-records.ts';

const counts = async (metrics: Metrics, name: string): Promise<string[]> =>
  (await metrics.registry.metrics()).split('\n').filter((line) => line.startsWith(`${name}_count{`));

test('a measured store does what the store does, and every refusal is told by its code', async () => {
  const metrics = new Metrics();
  const { store: plain, adapter } = await freshStore();
  const store = instrumentStore(plain, metrics);
  const first = valueIn(await store.save(MATCH, 'one', matchRecord('one')));
  expect(valueIn(await store.load(MATCH, 'one', NOW))).toEqual(first);
  expect((await collectAll(store.records(MATCH, NOW))).map(({ id }) => id)).toEqual(['one']);
  await store.save(MATCH, 'one', matchRecord('one', { state: 'other' }));
  await store.save(MATCH, 'one', matchRecord('one', { created: -1 }));
  await adapter.query('PRAGMA query_only = 1');
  await store.save(MATCH, 'one', { ...first, state: 'third' });
  await store.remove(MATCH, 'one', null);
  expect((await counts(metrics, 'cities_store_seconds')).sort()).toEqual([
    'cities_store_seconds_count{operation="load",result="ok"} 1',
    'cities_store_seconds_count{operation="remove",result="not-saved"} 1',
    'cities_store_seconds_count{operation="save",result="invalid"} 1',
    'cities_store_seconds_count{operation="save",result="not-saved"} 1',
    'cities_store_seconds_count{operation="save",result="ok"} 1',
    'cities_store_seconds_count{operation="save",result="stale"} 1',
  ]);
});

test('matches are counted once in a while, however often the figures are asked for', async () => {
  const metrics = new Metrics();
  let counted = 0;
  const matches = async () => ++counted;
  metrics.follow(() => ({ connected: true, shards: [], shardCount: 1, busyChannels: 0, matches }));
  for (let i = 0; i < 3; i++) expect(await metrics.registry.metrics()).toContain('cities_matches 1');
});

test('a measured drawing pool tells what it has yet to draw, what it drew and what it failed at', async () => {
  const metrics = new Metrics();
  let draw = () => {};
  const drawn = new Promise<void>((resolve) => {
    draw = resolve;
  });
  const picture = { png: Buffer.alloc(0), width: 0, height: 0, alt: '' };
  const drawPool = instrumentDrawPool(
    {
      ready: Promise.resolve(),
      picture: async ({ kind }) => {
        if (kind === 'torn') throw new Error('torn');
        await drawn;
        return picture;
      },
      close: async () => {},
    },
    metrics,
  );
  const reader = { language: 'en', names: [] } as const;
  const waiting = async () => (await metrics.registry.metrics()).match(/^cities_pictures_waiting (\d+)$/m)?.[1];
  const drawing = drawPool.picture({ game: 'cities', kind: 'board' }, reader);
  expect(await waiting()).toBe('1');
  draw();
  expect(await drawing).toBe(picture);
  await expect(drawPool.picture({ game: 'cities', kind: 'torn' }, reader)).rejects.toThrow('torn');
  expect(await waiting()).toBe('0');
  expect(await counts(metrics, 'cities_picture_seconds')).toEqual([
    'cities_picture_seconds_count{game="cities",kind="board",result="drawn"} 1',
    'cities_picture_seconds_count{game="cities",kind="torn",result="failed"} 1',
  ]);
});
