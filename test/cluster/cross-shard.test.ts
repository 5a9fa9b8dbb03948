import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { privateAddress } from '#room';
import { openStore, type Store } from '#store';
import { openErrands } from '../../src/bot/repositories/errands.ts';
import { ROOM } from '../../src/bot/repositories/room-record.ts';
import { shardOf } from '../../src/store/envelope.ts';
import { begin } from '../bot/daily-player.ts';
import type { Player } from '../rig/chat-player.ts';
import { collectAll, valueIn } from '../rig/match-records.ts';
import { readMessage } from '../rig/message-text.ts';
import { dice } from '../rig/play.ts';
import { choose } from '../rig/random-player.ts';
import { LOBBY, mover, offers, pressAndRead, pressVerb, startGame } from '../rig/table-buttons.ts';
import { TimedHarness } from '../rig/timed-harness.ts';

const SHARDS = 2;
const [HOME, ABROAD] = ['Little Town', 'Harbor'];
/** A score, in either guild, of a match that the computer plays on for Emeka. */
const TAKEN_OVER = /\*\*Mira\*\* – /;
const WAITING = /it’s been your turn since|te toca desde/;
/** Hours: longer than until a process looks for errands, shorter than what it remembers of people holds. */
const SOON = 6 / 3_600;

/** Two matches of the same people, in two guilds that different bots look after. */
describe('someone who plays in guilds of two shards', () => {
  let harness: TimedHarness;
  let abroad: number;
  let there: readonly [Player, Player];
  let here: readonly [Player, Player];
  let table: APIMessage;

  const guildNamed = (name: string) =>
    [...harness.world.guilds.values()].find((guild) => guild.name === name)?.id ?? null;
  const people = (guild: string): readonly [Player, Player] => [
    harness.person('Ada', 'town-square', guild),
    harness.person('Emeka', 'town-square', guild),
  ];

  beforeEach(async () => {
    harness = await TimedHarness.open({ guilds: [HOME, ABROAD], shards: SHARDS });
    abroad = shardOf(guildNamed(ABROAD), SHARDS);
    expect(shardOf(guildNamed(HOME), SHARDS)).not.toBe(abroad);
    [here, there] = [people(HOME), people(ABROAD)];
    await startGame(here);
    table = await startGame(there);
  });
  afterEach(() => harness.close());

  async function open(): Promise<Store> {
    const store = valueIn(await openStore(harness.database));
    onTestFinished(() => store.close());
    return store;
  }

  /** Whatever was to be done is done when someone is answered there. */
  async function settle(): Promise<string> {
    harness.passHours(SOON);
    const store = await open();
    while ((await collectAll(store.keys('errand:'))).length > 0)
      await new Promise((resolve) => setTimeout(resolve, 20));
    await there[0].slash('cities scores');
    return readMessage(await there[0].answer());
  }
  const reminders = () => there[0].messages().filter((message) => WAITING.test(readMessage(message)));

  /** In this guild, the same person as the one to move in the other guild. */
  const absentHere = () => here.find(({ id }) => id === mover(there, table).id) ?? here[0];

  async function ask(player: Player, command: string, values = {}): Promise<string> {
    await player.slash(command, values);
    return readMessage(await player.answer());
  }

  async function forget(player: Player): Promise<void> {
    await player.slash('cities forget');
    await pressVerb(player, 'forget', await player.answer());
    expect(readMessage(await player.answer())).toMatch(/erased/);
  }

  it('finds both matches, also while the other bot is down', async () => {
    const both = /Cities.*<#\d+>.*\n.*Cities.*<#\d+>/;
    expect(await ask(here[1], 'cities mine')).toMatch(both);
    expect(await ask(there[1], 'cities mine')).toMatch(both);
    await harness.stop(abroad);
    expect(await ask(here[1], 'cities mine')).toMatch(both);
  });

  it('is reminded as was set in the other guild, once', async () => {
    await ask(absentHere(), 'cities settings', { reminders: 1 });
    await settle();
    harness.passHours(1);
    const reminder = await there[0].sees(WAITING);
    harness.passHours(0.5);
    await settle();
    expect(reminders().map(({ id }) => id)).toEqual([reminder.id]);
  });

  it('is reminded as was set while the other bot was down', async () => {
    await harness.stop(abroad);
    await ask(absentHere(), 'cities settings', { reminders: 4 });
    await ask(absentHere(), 'cities settings', { reminders: 2 });
    await harness.start(abroad);
    await settle();
    harness.passHours(1.9);
    await settle();
    expect(reminders()).toEqual([]);
    harness.passHours(0.2);
    await there[0].sees(WAITING);
  });

  it('is forgotten in both, after having asked twice while the other bot was down', async () => {
    await harness.stop(abroad);
    await forget(here[1]);
    await forget(here[1]);
    const home = await ask(here[0], 'cities scores');
    await harness.start(abroad);
    for (const scores of [home, await settle()]) {
      expect(scores).toMatch(TAKEN_OVER);
      expect(scores).not.toMatch(/Emeka/);
    }
    expect(await ask(there[1], 'cities mine')).toMatch(/not in any games yet/);
    const store = await open();
    for (const name of ['match', 'person', 'errand'] as const) {
      for (const key of await collectAll(store.keys(`${name}:`))) expect(key).not.toContain(here[1].id);
      expect(await store.idsOfUser({ kind: name }, here[1].id)).toEqual([]);
    }
  });

  it.each(['learn', 'daily'] as const)(
    'has a private room (%s) with the bot of its guild, whatever becomes of the other',
    async (kind) => {
      const player = there[0];
      await player.slash(`cities ${kind}`);
      const panel = await begin(player, await player.answer());
      expect(player.isPrivate(panel)).toBe(true);
      const shown = readMessage(panel);
      const [offer = choose(dice(kind), panel)] = offers(panel, 'next', 'take');
      const store = await open();
      const rooms = async (id: number) => {
        const shard = { id, count: SHARDS };
        const due = await collectAll(store.due(ROOM, Number.MAX_SAFE_INTEGER, shard));
        return [...due.map((record) => record.id), ...(await collectAll(store.idsWithoutAlarm(ROOM, shard)))];
      };
      const address = privateAddress(kind, guildNamed(ABROAD), player.id);
      expect(await rooms(abroad)).toContain(address);
      expect(await rooms(1 - abroad)).not.toContain(address);
      await harness.stop(1 - abroad);
      expect(readMessage(await pressAndRead(player, offer))).not.toBe(shown);
    },
  );

  it('plays in direct messages with the bot of the first shard, and both know it', async () => {
    const direct = harness.direct('Emeka');
    await direct.slash('cities new', { game: 'sprawlopolis' });
    await pressVerb(direct, 'start', await direct.sees(LOBBY));
    const own = /Sprawlopolis.*our direct messages/;
    for (const player of [direct, here[1], there[1]]) expect(await ask(player, 'cities mine')).toMatch(own);
    const store = await open();
    const due = (id: number) => collectAll(store.due(ROOM, Number.MAX_SAFE_INTEGER, { id, count: SHARDS }));
    const channel = direct.last().channel_id;
    expect((await due(0)).map(({ id }) => id)).toContain(channel);
    expect((await due(1)).map(({ id }) => id)).not.toContain(channel);
    await harness.stop(1);
    expect(await ask(direct, 'cities scores')).toMatch(/Shops: \d/);
  });

  it('is forgotten in direct messages, too, by the bot of another shard', async () => {
    const direct = harness.direct('Emeka');
    await direct.slash('cities new', { game: 'sprawlopolis' });
    await pressVerb(direct, 'start', await direct.sees(LOBBY));
    const [elsewhere] = [here, there].filter((_, i) => [1 - abroad, abroad][i] !== 0);
    await forget(elsewhere![1]);
    await settle();
    expect(await ask(direct, 'cities mine')).toMatch(/not in any games yet/);
    expect(await ask(direct, 'cities board')).toMatch(/no game in this channel/);
  });

  it('stays in a match that has begun since', async () => {
    const store = await open();
    const errands = openErrands(store, { id: abroad, count: SHARDS }, Date.now);
    const { channel_id: channel } = table;
    await errands.leave({ kind: 'forget', user: there[1].id, channel, guild: guildNamed(ABROAD), match: 'before' });
    const scores = await settle();
    expect(scores).not.toMatch(TAKEN_OVER);
    expect(scores).toMatch(/Emeka/);
    expect(await ask(there[1], 'cities mine')).toMatch(/<#\d+>/);
  });
});
