import { expect, it } from 'vitest';
import { openLog } from '#platform';
import { DEFAULT_SETTINGS, emptyLadder, type MatchResult, recomputeLadder } from '#room';
import { LADDER, openRatings, type Ratings } from '../../../src/bot/repositories/ratings.ts';
import { RESULT } from '../../../src/bot/repositories/result-record.ts';
import { openResults, type Results } from '../../../src/bot/repositories/results.ts';
import { readRecord } from '../../../src/store/record-kind.ts';
import { freshStore } from '../../rig/fresh-store.ts';
import { computer, person, resultWith } from '../../rig/match-results.ts';

const GUILD = '3000000000000000001';
const log = openLog('silent');

async function openTest(spoil: (results: Results) => Results = (results) => results, most?: number) {
  const { store } = await freshStore();
  const results = openResults(store, log, Date.now);
  const people = { load: async (user: string) => ({ ...DEFAULT_SETTINGS, ranked: user !== 'barred' }) };
  const clerk = (): Ratings =>
    openRatings({ store, log, now: Date.now, results: spoil(results), people, ...(most ? { most } : {}) });
  const keep = async (result: MatchResult) => {
    const saved = await store.save(RESULT, result.id, result);
    if (!saved.ok) throw new Error(saved.refusal.code);
    return saved.value;
  };
  return { store, results, clerk, keep };
}

it('matches that end at once, in two processes, are each rated once and after one another', async () => {
  const { results, clerk, keep } = await openTest();
  const [one, other] = [clerk(), clerk()];
  const seats = [person('a'), person('b'), computer('easy')];
  const kept = await Promise.all(
    Array.from({ length: 12 }, (_, i) => keep(resultWith(`m${i}`, seats, { order: i + 1 }))),
  );
  await Promise.all(kept.flatMap((result, i) => [(i % 2 ? one : other).enter(result), one.enter(result)]));
  const ladder = await one.ladder(GUILD, 'cities');
  expect(ladder.count).toBe(12);
  expect(ladder.rows.map(({ games }) => games)).toEqual([12, 12, 12]);
  const stored = await results.in(GUILD);
  expect(stored.map(({ ratings }) => ratings?.server?.order).sort((a, b) => a! - b!)).toEqual(
    Array.from({ length: 12 }, (_, i) => i + 1),
  );
  expect(recomputeLadder(emptyLadder(GUILD, 'cities'), 'server', stored).rows).toEqual(ladder.rows);
  const overall = await one.ladder(null, 'cities');
  expect(recomputeLadder(emptyLadder(null, 'cities'), 'overall', stored).rows).toEqual(overall.rows);
});

it('a power cut between the ladder and the result is made good by the next match, or the next try', async () => {
  let cut = true;
  const { results, clerk, keep } = await openTest((real) => ({
    ...real,
    change: (...given) => (cut ? Promise.reject(new Error('power cut')) : real.change(...given)),
  }));
  const first = await keep(resultWith('first', [person('a'), person('b')]));
  const second = await keep(resultWith('second', [person('b'), person('a')], { order: 2 }));
  const ratings = clerk();
  await expect(ratings.enter(first)).rejects.toThrow('power cut');
  cut = false;
  await ratings.enter(second);
  await ratings.enter(first);
  const { rows, count } = await ratings.ladder(GUILD, 'cities');
  expect(count).toBe(2);
  expect(rows.toSorted((a, b) => (a.user! < b.user! ? -1 : 1))).toMatchObject([
    { user: 'a', games: 2, wins: 1 },
    { user: 'b', games: 2, wins: 1 },
  ]);
  for (const id of ['first', 'second']) {
    const rated = (await results.load(id))?.ratings;
    expect(rated?.server?.seats).toHaveLength(2);
    expect(rated?.overall?.seats).toHaveLength(2);
  }
});

it('a lost ladder is computed again from the results, without forgotten people', async () => {
  const { store, results, clerk, keep } = await openTest();
  const ratings = clerk();
  for (const id of ['m1', 'm2'])
    await ratings.enter(await keep(resultWith(id, [person('a'), person('b'), person('barred')])));
  const before = await ratings.ladder(GUILD, 'cities');
  expect(before.rows.map(({ user }) => user)).toEqual(['a', 'b']);
  await store.remove(LADDER, `${GUILD}:cities`, null);
  expect((await ratings.ladder(GUILD, 'cities')).rows).toEqual(before.rows);
  await results.forget('a');
  await ratings.forget('a');
  expect((await ratings.ladder(GUILD, 'cities')).rows).toEqual(before.rows.filter(({ user }) => user === 'b'));
  expect((await ratings.ladder(null, 'cities')).rows.map(({ user }) => user)).toEqual(['b']);
});

it('a player without a stored row in a long ladder goes on from their rating, and is found', async () => {
  const { store, results, clerk, keep } = await openTest(undefined, 4);
  const short = clerk();
  const pairs = ['ab', 'cd', 'ef', 'gh', 'ab', 'ce', 'gb', 'ab', 'hd', 'ab'];
  const kept = await Promise.all(
    pairs.map((pair, i) =>
      keep(
        resultWith(
          `m${i}`,
          [...pair].map((id) => person(id)),
          { order: i + 1 },
        ),
      ),
    ),
  );
  for (const result of kept) await short.enter(result);
  const ladder = await short.ladder(GUILD, 'cities');
  expect(ladder.rows).toHaveLength(4);
  expect(ladder.others).toBe(4);
  const all = recomputeLadder(emptyLadder(GUILD, 'cities'), 'server', await results.in(GUILD));
  expect(all.rows).toHaveLength(8);
  for (const row of all.rows) {
    const found = await short.ladder(GUILD, 'cities', row.user!);
    expect(found.rows.find(({ user }) => user === row.user)).toEqual(row);
    expect(found.rows.length + found.others).toBe(8);
  }
  await store.remove(LADDER, `${GUILD}:cities`, null);
  expect(await short.ladder(GUILD, 'cities')).toMatchObject({ others: 4, count: pairs.length });
});

it('a ladder of the format before is read', async () => {
  const { clerk, keep } = await openTest();
  const ratings = clerk();
  await ratings.enter(await keep(resultWith('m', [person('a'), person('b')])));
  const { others: _, version: __, ...before } = await ratings.ladder(GUILD, 'cities');
  const text = JSON.stringify({ value: { ...before, version: 1 } });
  expect(readRecord(LADDER, text)).toMatchObject({ code: 'fine', value: { ...before, version: 2, others: 0 } });
});
