import { createClient } from '@keyv/redis';
import { expect, test } from 'vitest';
import { openStore } from '#store';
import { ROOM } from '../../src/bot/repositories/room-record.ts';
import { readKept, recordNames } from '../bot/repositories/kept-record.ts';
import { describeDatabases, freshRedis } from '../rig/each-database.ts';
import { openAsEarlierVersion } from '../rig/earlier-database.ts';
import { codeIn, collectAll, MATCH, matchRecord, NOW, valueIn } from '../rig/match-records.ts';
import { needsRedis } from '../rig/requirements.ts';

/** A Redis of the version that listed no matches that rest. */
async function forgetResting(url: string): Promise<void> {
  const client = createClient({ url });
  await client.connect();
  await client.del('index:resting');
  await client.set('index:version', '1');
  await client.quit();
}

test('matches without an alarm are found in a Redis that did not list them before', needsRedis, async () => {
  const url = await freshRedis();
  const first = valueIn(await openStore(url));
  for (const id of ['a', 'b']) valueIn(await first.save(MATCH, id, matchRecord(id)));
  valueIn(await first.save(MATCH, 'due', matchRecord('due', { alarm: NOW })));
  await first.close();
  await forgetResting(url);
  const store = valueIn(await openStore(url));
  expect(await collectAll(store.idsWithoutAlarm(MATCH, ALONE))).toEqual(['a', 'b']);
  valueIn(await store.remove(MATCH, 'b', null));
  expect(await collectAll(store.idsWithoutAlarm(MATCH, ALONE))).toEqual(['a']);
  await store.close();
});

const ALONE = { id: 0, count: 1 };
/** More than are adopted at once. */
const COUNT = 120;

const recordIn = (stored: object): object => Object.values(stored)[0];

/** Records as earlier versions left them, each in a channel of its own. */
const RECORDS = Array.from({ length: COUNT }, (_, i) => {
  const { stored } = readKept(recordNames()[i % recordNames().length]!);
  const channel = String(1000 + i);
  return { channel, record: { ...recordIn(stored), channel, revision: i, guild: i % 2 ? 'odd' : 'even' } };
});
const CHANNELS = RECORDS.map(({ channel }) => channel);

describeDatabases('a database of the version before, on $name', ({ fresh }) => {
  test('is indexed and has revisions as soon as it is opened', async () => {
    const url = await fresh();
    const before = await openAsEarlierVersion(url);
    for (const { channel, record } of RECORDS) await before.write(`match:${channel}`, record);
    await before.write('person:7', { version: 1, revision: 3 });
    await before.close();

    // Two that start at once, as when one version takes over from another.
    const [store, other] = (await Promise.all([openStore(url), openStore(url)])).map(valueIn);
    if (!store || !other) throw new Error('not opened');
    expect((await collectAll(store.keys('match:'))).sort()).toEqual(CHANNELS.map((channel) => `match:${channel}`));
    expect(await collectAll(store.keys('person:'))).toEqual(['person:7']);
    expect(await store.count(ROOM)).toBe(COUNT);
    expect((await store.idsOfGuild(ROOM, 'odd')).sort()).toEqual(CHANNELS.filter((_, i) => i % 2));
    // Nobody knows when they wanted attention, so all do.
    expect((await collectAll(store.due(ROOM, NOW, ALONE))).map(({ id }) => id).sort()).toEqual(CHANNELS);

    for (const [i, channel] of CHANNELS.entries()) {
      const loaded = valueIn(await store.load(ROOM, channel, NOW));
      // A revision of 0 means that nothing is stored.
      expect(loaded).toMatchObject({ channel, version: ROOM.version, revision: Math.max(1, i) });
      for (const { user } of loaded?.seats ?? [])
        if (user) expect(await store.idsOfUser(ROOM, user)).toContain(channel);
      const both = await Promise.all([store, other].map((one) => one.save(ROOM, channel, loaded!)));
      expect(both.map(codeIn).sort()).toEqual(['ok', 'stale']);
    }
    await store.close();
    await other.close();
  });
});
