import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { words } from '#i18n';
import { withPermission } from '../../src/local/permission.ts';
import { type Channel, changeChannel } from '../../src/local/world.ts';
import type { Player } from '../rig/chat-player.ts';
import { readMessage } from '../rig/message-text.ts';
import { offers, pressAndRead, pressInSettings, pressVerb, startGame, tableAfter } from '../rig/table-buttons.ts';
import { TimedHarness } from '../rig/timed-harness.ts';

const t = words('en');
const ALONE = t('bot.find.alone', { game: 'Cities', time: t('bot.find.timed', { time: '1 day' }) });

describe('the queue of a server', () => {
  let harness: TimedHarness;
  let ada: Player;
  let chen: Player;
  let emeka: Player;

  beforeEach(async () => {
    harness = await TimedHarness.open();
    [ada, chen, emeka] = [harness.person('Ada'), harness.person('Chen'), harness.person('Emeka')];
  });
  afterEach(() => harness.close());

  const threads = (): Channel[] => [...harness.world.channels.values()].filter(({ parent }) => parent !== null);
  const idOf = (player: Player) => player.id;

  async function look(player: Player, options: Record<string, string> = {}): Promise<string> {
    await player.slash('cities find', options);
    return readMessage(await player.answer());
  }
  const tableIn = (name: string, thread: Channel): Promise<APIMessage> => tableAfter(harness.person(name, thread));

  it('seats two who look for the same game and turn timer, in a thread with both of them', async () => {
    expect(await look(ada)).toContain(ALONE);
    expect(threads()).toEqual([]);
    expect(await look(chen)).toContain('You’re playing with Ada!');
    const [thread] = threads();
    expect(thread?.name).toBe('Cities · Ada, Chen · January 5');
    const table = await tableIn('Ada', thread!);
    expect(offers(table, 'take').length).toBeGreaterThan(0);
    const card = harness.world.posts.get(thread!.id)!;
    expect(card.pings).toEqual(new Set([ada, chen].map(idOf)));
    expect(await look(emeka)).toContain(ALONE);
    await ada.slash('cities mine');
    expect(readMessage(await ada.answer())).toContain(`<#${thread!.id}>`);
  });

  it('counts those who wait, and takes what is left open from them', async () => {
    expect(await look(ada, { game: 'wonders', pace: '4' })).toContain('Wonders**, turn timer 4 hours');
    expect(await look(chen)).toContain(
      t('bot.find.waiting', { game: 'Wonders', time: 'turn timer 4 hours', count: 1, seats: 3 }),
    );
    expect(await look(emeka, { game: 'cities' })).toContain(ALONE);
    expect(await look(emeka, { game: 'wonders', pace: '4' })).toMatch(/playing with (Ada and Chen|Chen and Ada)!/);
    expect(threads()).toHaveLength(1);
  });

  it('is left with a press, or after a day', async () => {
    await look(ada);
    const waiting = structuredClone(await ada.answer());
    const left = await pressVerb(ada, 'find-leave', waiting);
    expect(readMessage(left)).toBe(t('bot.find.left'));
    await ada.forge(offers(waiting, 'find-leave')[0]!.customId, left);
    expect(readMessage(await ada.answer())).toBe(t('bot.find.gone'));
    expect(await look(chen)).toContain(ALONE);
    harness.passHours(25);
    expect(await look(emeka)).toContain(ALONE);
  });

  it('survives a restart', async () => {
    await look(ada);
    await harness.restart();
    expect(await look(chen)).toContain('You’re playing with Ada!');
  });

  it('opens its table after a restart if it could not before, once', async () => {
    await look(ada);
    harness.injectFault = ({ path }) => (path.endsWith('/threads') ? { status: 500, body: {} } : null);
    expect(await look(chen)).toContain(t('bot.find.made', { names: 'Ada' }));
    expect(threads()).toEqual([]);
    harness.injectFault = () => null;
    await harness.restart();
    await expect.poll(() => threads().length).toBe(1);
    await tableIn('Chen', threads()[0]!);
    await harness.restart();
    expect(threads()).toHaveLength(1);
    expect(ada.messages().filter((message) => harness.world.posts.get(message.id)!.pings.has(ada.id))).toHaveLength(1);
  });

  it('plays in the channel where it can’t open threads, and says so if there is a game already', async () => {
    const [square] = harness.world.channels.values();
    changeChannel(harness.world, square!, {
      botPermissions: withPermission(square!.botPermissions, 'CreatePublicThreads', false),
    });
    await look(ada);
    await look(chen);
    expect(readMessage(await tableAfter(ada))).toContain(t('bot.news.forbidden', { name: 'Create Public Threads' }));
    await look(emeka);
    const frida = harness.person('Frida');
    await look(frida);
    await frida.sees(/I can’t open a thread for your game of Cities/);
    expect(threads()).toEqual([]);
    expect(await look(frida)).toContain(ALONE);
  });

  it('passes over those who have left the server', async () => {
    await look(ada);
    harness.world.people.delete(ada.id);
    const said = await look(chen);
    expect(said).toContain(ALONE);
    expect(said).toContain(t('bot.find.passed'));
  });

  it('never seats people together if either has blocked the other', async () => {
    await ada.slash('cities block', { person: chen.id });
    const blocked = await ada.answer();
    expect(ada.isPrivate(blocked)).toBe(true);
    expect(readMessage(blocked)).toContain(t('bot.block.done', { name: 'Chen' }));
    await look(ada);
    expect(await look(chen)).toContain(
      t('bot.find.waiting', { game: 'Cities', time: 'turn timer 1 day', count: 1, seats: 2 }),
    );
    expect(threads()).toEqual([]);
    expect(await look(emeka)).toContain('You’re playing with Ada!');
    await look(ada);
    expect(threads()).toHaveLength(1);
    await ada.slash('cities block');
    const list = await ada.answer();
    expect(readMessage(list)).toContain(t('bot.block.list', { names: 'Chen' }));
    expect(readMessage(await pressAndRead(ada, offers(list, 'unblock')[0]!))).toContain(
      t('bot.block.undone', { name: 'Chen' }),
    );
    expect(await look(ada)).toContain('You’re playing with Chen!');
  });

  it('blocks nobody oneself, and no bots', async () => {
    await ada.slash('cities block', { person: ada.id });
    expect(readMessage(await ada.answer())).toBe(t('bot.refusal.block.yourself'));
    await ada.slash('cities block', { person: harness.world.bot.id });
    expect(readMessage(await ada.answer())).toBe(t('bot.refusal.block.robot'));
    await ada.slash('cities block');
    expect(readMessage(await ada.answer())).toBe(t('bot.block.none'));
  });

  it('exports and forgets whom one has blocked, and those who were', async () => {
    await ada.slash('cities block', { person: chen.id });
    await ada.answer();
    await chen.slash('cities block', { person: emeka.id });
    await chen.answer();
    await startGame([ada, emeka]);
    await ada.slash('cities export');
    const exported = await ada.answer();
    expect(exported.attachments.map(({ filename }) => filename)).toContain('blocked.json');
    expect(harness.filesWith(`"rows":[{"user":"${chen.id}","name":"Chen"}]`)).not.toEqual([]);
    await chen.slash('cities forget');
    await pressVerb(chen, 'forget', await chen.answer());
    await chen.sees(t('bot.forget.done'));
    expect(harness.filesWith(chen.id)).toEqual([]);
    await ada.slash('cities block');
    expect(readMessage(await ada.answer())).toBe(t('bot.block.none'));
  });

  it('forgets those who wait in it', async () => {
    await look(chen);
    await chen.slash('cities forget');
    await pressVerb(chen, 'forget', await chen.answer());
    await chen.sees(t('bot.forget.done'));
    expect(harness.filesWith(chen.id)).toEqual([]);
    expect(await look(ada)).toContain(ALONE);
  });

  it('takes nobody from a lobby, and lets one wait beside it', async () => {
    await ada.slash('cities new', { place: 'thread' });
    const lobby = await ada.sees(/wants to play/);
    await look(ada);
    await look(chen);
    expect(threads()).toHaveLength(1);
    await pressInSettings(ada, 'lobby-cancel', lobby);
  });
});
