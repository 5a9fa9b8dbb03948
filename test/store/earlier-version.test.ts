import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '#store';
import { RESULT } from '../../src/bot/repositories/result-record.ts';
import { ROOM } from '../../src/bot/repositories/room-record.ts';
import { type Dump, dumpDatabase, FILLED_CHANNELS, fillDatabase, loadDump } from '../rig/database-dump.ts';
import { describeDatabases } from '../rig/each-database.ts';
import { roomsIn } from '../rig/fake-lease.ts';
import { codeIn, collectAll, NOW, valueIn } from '../rig/match-records.ts';

/**
 * What the last version without Keyv's `get` and `set` wrote. When the format of records changes, `dump-databases.ts` of
 * that version writes these again.
 */
const KEPT = { SQLite: 'sqlite', PostgreSQL: 'postgres', Redis: 'redis' } as const;

const keptDump = (name: keyof typeof KEPT): Dump =>
  JSON.parse(readFileSync(new URL(`../fixtures/databases/${KEPT[name]}.json`, import.meta.url), 'utf8'));

const ALONE = { id: 0, count: 1 };
const channelsIn = (...wanted: string[]): string[] =>
  FILLED_CHANNELS.filter(({ situation }) => wanted.includes(situation)).flatMap(({ channels }) =>
    channels.map(({ channel }) => channel),
  );
const ALL = channelsIn('lobby', 'mid-turn', 'over');

describeDatabases('a database of an earlier version, on $name', ({ name, fresh }) => {
  const open = async (url: string) => {
    const store = valueIn(await openStore(url));
    onTestFinished(() => store.close());
    return store;
  };

  test('opens unchanged, and every match in it goes on', async () => {
    const url = await fresh();
    const before = keptDump(name);
    await loadDump(url, before);
    const store = await open(url);
    expect(await dumpDatabase(url)).toEqual(before);

    expect((await collectAll(store.keys('match:'))).sort()).toEqual(ALL.map((channel) => `match:${channel}`));
    expect((await collectAll(store.due(ROOM, NOW, ALONE))).map(({ id }) => id).sort()).toEqual(
      channelsIn('lobby', 'mid-turn'),
    );
    expect(await collectAll(store.idsWithoutAlarm(ROOM, ALONE))).toEqual(channelsIn('over'));
    expect(await collectAll(store.keys('broken:'))).toHaveLength(channelsIn('lobby').length);
    expect(await store.count(RESULT)).toBe(channelsIn('over').length);
    for (const channel of ALL) {
      const room = await roomsIn(store, () => NOW).load(channel);
      expect(room).not.toBeNull();
      const loaded = valueIn(await store.load(ROOM, channel, NOW));
      expect(loaded).toMatchObject({ channel, revision: 2 });
      for (const { user } of loaded?.seats ?? [])
        if (user) expect(await store.idsOfUser(ROOM, user)).toContain(channel);
      const saved = await Promise.all([store.save(ROOM, channel, loaded!), store.save(ROOM, channel, loaded!)]);
      expect(saved.map(codeIn)).toEqual(['ok', 'stale']);
    }
  });

  test('is what this version writes, row by row, so that the earlier one can read it, too', async () => {
    const url = await fresh();
    await fillDatabase(await open(url));
    expect(await dumpDatabase(url)).toEqual(keptDump(name));
  });
});
