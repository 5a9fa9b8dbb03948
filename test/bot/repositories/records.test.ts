import { afterEach, describe, expect, it } from 'vitest';
import { words } from '#i18n';
import { homeOf } from '../../../src/local/world.ts';
import { openSqlite } from '../../../src/store/sqlite-adapter.ts';
import { InProcessHarness } from '../../rig/in-process-harness.ts';
import { readMessage } from '../../rig/message-text.ts';
import { chooseStarts, mover, offers, pressVerb, startGame } from '../../rig/table-buttons.ts';

const CHANNELS = ['town-square', 'game-night', 'chatter'];

describe('records that can’t read this game’s record', () => {
  let house: InProcessHarness;
  afterEach(() => house.close());

  const idOf = (harness: InProcessHarness, name: string) =>
    [...harness.world.channels.values()].find((channel) => channel.name === name)!.id;

  /** Puts texts into the database before the bot sees it, one for each channel in turn. */
  const withRecords =
    (...texts: string[]) =>
    async (harness: InProcessHarness) => {
      const database = await openSqlite(harness.database);
      for (const [i, text] of texts.entries()) {
        const key = `match:${idOf(harness, CHANNELS[i]!)}`;
        await database.query('INSERT INTO keyv (key, value) VALUES (?, ?)', [key, text]);
      }
      await database.disconnect();
    };

  it('are set aside, named in the log and told in their channels; the bot starts, and a new game can begin', async () => {
    house = await InProcessHarness.open({ beforeStart: withRecords('rubbish', '{"value":{"version":1}}') });
    for (const name of CHANNELS.slice(0, 2)) {
      const told = house.person('Ada', name).last();
      expect(readMessage(told)).toBe(words('en')('bot.refusal.broken'));
      expect(house.output).toMatch(
        new RegExp(`"channel":"${idOf(house, name)}".*"code":"broken".*"aside":"broken:match:`),
      );
    }
    expect(house.person('Ada', CHANNELS[2]!).messages()).toEqual([]);
    const aside = await house.adapter.query("SELECT value FROM keyv WHERE key LIKE 'broken:match:%' ORDER BY key");
    expect(JSON.stringify(aside)).toContain('rubbish');
    const players = [house.person('Ada'), house.person('Bruno')] as const;
    const table = await chooseStarts(players, await startGame([...players]));
    expect(offers(table, 'take').length).toBeGreaterThan(0);
    const before = players[0].messages().length;
    await house.stop();
    await house.start();
    expect(players[0].messages()).toHaveLength(before);
  });

  it('are told in the language of the server', async () => {
    house = await InProcessHarness.open({
      beforeStart: async (harness) => {
        homeOf(harness.world).language = 'es-ES';
        await withRecords('rubbish')(harness);
      },
    });
    expect(readMessage(house.person('Ada').last())).toBe(words('es')('bot.refusal.broken'));
  });

  it('are said to be so when a button is pressed that belonged to them', async () => {
    house = await InProcessHarness.open();
    const players = [house.person('Ada'), house.person('Bruno')] as const;
    const table = await chooseStarts(players, await startGame([...players]));
    // What is answered in the channel's queue shows that all before it is saved.
    await pressVerb(players[0], 'scores', table);
    await house.stop();
    const database = await openSqlite(house.database);
    await database.query("UPDATE keyv SET value = 'rubbish' WHERE key LIKE 'match:%'");
    await database.disconnect();
    await house.start();
    const active = mover(players, table);
    const language = active === players[0] ? 'en' : 'es';
    for (const verb of ['take', 'mine', 'scores']) {
      expect(readMessage(await pressVerb(active, verb, table))).toBe(words(language)('bot.refusal.broken'));
    }
    await active.slash('cities board');
    expect(readMessage(await active.answer())).toBe(words(language)('bot.refusal.none'));
  });

  it('because they are newer stay where they are, and that is said', async () => {
    house = await InProcessHarness.open();
    const players = [house.person('Ada'), house.person('Bruno')] as const;
    const table = await chooseStarts(players, await startGame([...players]));
    await house.stop();
    const database = await openSqlite(house.database);
    await database.query(
      `UPDATE keyv SET value = replace(value, '"version":', '"version":9') WHERE key LIKE 'match:%'`,
    );
    const stored = await database.get(`match:${table.channel_id}`);
    await database.disconnect();
    const posts = players[0].messages().length;
    await house.start();
    const active = mover(players, table);
    const language = active === players[0] ? 'en' : 'es';
    expect(readMessage(await pressVerb(active, 'take', table))).toBe(words(language)('bot.refusal.trouble.newer'));
    await players[0].slash('cities new');
    expect(readMessage(await players[0].answer())).toBe(words('en')('bot.refusal.trouble.newer'));
    expect((await house.keyv.get(`match:${table.channel_id}`))?.text).toBe(stored?.value.text);
    expect(players[0].messages().length).toBeLessThanOrEqual(posts + 2);
    expect(house.output).toMatch(/"code":"newer"/);
  });
});
