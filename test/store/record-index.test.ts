import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { openStore, type Store } from '#store';
import { shardOf } from '../../src/store/envelope.ts';
import { describeAdapters } from '../rig/each-database.ts';
import { collectAll, MATCH, matchRecord, NOW, valueIn } from '../rig/match-records.ts';

const SHARDS = 4;
/** More than one page of a listing. */
const MANY = 130;
const guildOf = (i: number) => String((BigInt(NOW + i) << 22n) + 7n);
const seat = (user: string) => ({ name: user, computer: null, user });

describeAdapters('records in $name', ({ fresh }) => {
  let store: Store;
  let url: string;
  beforeEach(async () => {
    url = await fresh();
    store = valueIn(await openStore(url));
    onTestFinished(() => store.close());
  });

  const dueOn = (id: number, until: number) => collectAll(store.due(MATCH, until, { id, count: SHARDS }));

  test('that are due are found by time, each only by the shard of its guild', async () => {
    const all = Array.from({ length: MANY }, (_, i) => ({ id: `c${i}`, guild: guildOf(i % 7), alarm: NOW - i }));
    for (const { id, guild, alarm } of all) valueIn(await store.save(MATCH, id, matchRecord(id, { guild, alarm })));
    valueIn(await store.save(MATCH, 'later', matchRecord('later', { guild: guildOf(0), alarm: NOW + 1 })));
    valueIn(await store.save(MATCH, 'never', matchRecord('never', { guild: guildOf(0) })));
    for (let shard = 0; shard < SHARDS; shard++) {
      const own = all.filter(({ guild }) => shardOf(guild, SHARDS) === shard).reverse();
      expect(await dueOn(shard, NOW)).toEqual(own.map(({ id, alarm }) => ({ id, alarm })));
    }
  });

  test('without an alarm are found, each only by the shard of its guild, until they get one', async () => {
    const all = Array.from({ length: MANY }, (_, i) => ({ id: `c${i}`, guild: guildOf(i % 7) }));
    for (const { id, guild } of all) valueIn(await store.save(MATCH, id, matchRecord(id, { guild })));
    valueIn(await store.save(MATCH, 'due', matchRecord('due', { guild: guildOf(0), alarm: NOW })));
    const first = valueIn(await store.load(MATCH, 'c0', NOW));
    valueIn(await store.save(MATCH, 'c0', { ...first!, alarm: NOW }));
    for (let shard = 0; shard < SHARDS; shard++) {
      const own = all.filter(({ id, guild }) => id !== 'c0' && shardOf(guild, SHARDS) === shard).map(({ id }) => id);
      expect(await collectAll(store.idsWithoutAlarm(MATCH, { id: shard, count: SHARDS }))).toEqual(own.sort());
    }
  });

  test('without a guild belong to the first shard', async () => {
    valueIn(await store.save(MATCH, 'alone', matchRecord('alone', { guild: null, alarm: NOW })));
    expect(await dueOn(0, NOW)).toEqual([{ id: 'alone', alarm: NOW }]);
    for (let shard = 1; shard < SHARDS; shard++) expect(await dueOn(shard, NOW)).toEqual([]);
  });

  test('are found by user and by guild, as last written', async () => {
    const [here, there] = [guildOf(0), guildOf(1)];
    const seats = [seat('ann'), seat('ben')];
    const first = valueIn(await store.save(MATCH, 'first', matchRecord('first', { guild: here, seats })));
    valueIn(await store.save(MATCH, 'second', matchRecord('second', { guild: there, seats: [seat('ben')] })));
    expect((await store.idsOfUser(MATCH, 'ben')).sort()).toEqual(['first', 'second']);
    expect(await store.idsOfUser(MATCH, 'ann')).toEqual(['first']);
    expect(await store.idsOfGuild(MATCH, there)).toEqual(['second']);
    const changed = valueIn(await store.save(MATCH, 'first', { ...first, seats: [seat('ann')], alarm: NOW }));
    expect(await store.idsOfUser(MATCH, 'ben')).toEqual(['second']);
    valueIn(await store.save(MATCH, 'first', { ...changed, alarm: null }));
    expect(await dueOn(shardOf(here, SHARDS), NOW)).toEqual([]);
    valueIn(await store.remove(MATCH, 'second', null));
    expect(await store.idsOfUser(MATCH, 'ben')).toEqual([]);
    expect(await store.idsOfGuild(MATCH, there)).toEqual([]);
  });

  test('are found as last written after another process replaced one', async () => {
    const other = valueIn(await openStore(url));
    onTestFinished(() => other.close());
    const [here, there] = [guildOf(0), guildOf(1)];
    valueIn(await store.save(MATCH, 'c', matchRecord('c', { guild: here, seats: [seat('ann')] })));
    valueIn(await other.remove(MATCH, 'c', null));
    valueIn(await other.save(MATCH, 'c', matchRecord('c', { guild: there, seats: [seat('ben')], alarm: NOW })));
    const loaded = valueIn(await store.load(MATCH, 'c', NOW))!;
    expect(loaded.revision).toBe(1);
    valueIn(await store.save(MATCH, 'c', { ...loaded, guild: here, seats: [seat('ann')], alarm: null }));
    expect(await store.idsOfUser(MATCH, 'ann')).toEqual(['c']);
    expect(await store.idsOfUser(MATCH, 'ben')).toEqual([]);
    expect(await store.idsOfGuild(MATCH, here)).toEqual(['c']);
    expect(await dueOn(shardOf(there, SHARDS), NOW)).toEqual([]);
  });
});
