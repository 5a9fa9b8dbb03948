import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAME_IDS } from '#games';
import { singleProcess } from '../../src/bot/coordination.ts';
import type { Player } from '../rig/chat-player.ts';
import { InProcessHarness } from '../rig/in-process-harness.ts';
import { readMessage } from '../rig/message-text.ts';
import { dice } from '../rig/play.ts';
import { LOBBY, offers, pressAtEnd, pressInSettings, pressVerb } from '../rig/table-buttons.ts';
import { shareOf } from '../rig/todays-share.ts';
import { BUILT, build, open } from './daily-player.ts';
import { playAlone } from './direct-games.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ON_SERVERS = /only works on a server|solo funciona en un servidor/;
const ADD = /https:\/\/discord\.com\/[^ )]*oauth2\/authorize\?[^ )]*client_id=\d+/;

let harness: InProcessHarness;
beforeAll(async () => {
  harness = await InProcessHarness.open({ coordination: singleProcess() });
});
afterAll(() => harness.close());

const read = async (player: Player) => readMessage(await player.answer());

async function ask(player: Player, command: string, values = {}): Promise<string> {
  expect(await player.slash(`cities ${command}`, values)).not.toBe('refused');
  return read(player);
}

const tables = (player: Player): APIMessage[] =>
  player.messages().filter((message) => !player.isPrivate(message) && offers(message, 'mine').length > 0);

describe('in direct messages', () => {
  it.each(shareOf(GAME_IDS, 2))('%s is played to its end, with tables, pictures and a result', async (game) => {
    const player = harness.direct('Ada');
    const final = await playAlone(player, game, dice(`${game} in direct messages`));
    expect(final.attachments.length).toBeGreaterThan(0);
    await expect.poll(() => tables(player)).toEqual([]);
    expect(JSON.stringify(final)).not.toMatch(/<#\d+>/);
    const file = JSON.parse(harness.fileOf(await pressAtEnd(player, 'export', final)).toString());
    expect(file.seed).toMatch(/^[0-9a-f]{48}$/);
    expect(await ask(player, 'history')).toContain(`https://discord.com/channels/@me/${final.channel_id}/${final.id}`);
    expect(new Set(player.buttons(await player.answer()).map(({ label }) => label))).toEqual(new Set(['Open']));
    expect(harness.output).not.toMatch(/"level":(40|50|60)/);
  });

  it('a lobby is for one person and bots, begins with those a game needs, and is left by canceling it', async () => {
    const chen = harness.direct('Chen');
    await chen.slash('cities new', { game: 'cities' });
    const lobby = await chen.sees(LOBBY);
    expect(readMessage(lobby)).toMatch(/Your game of Cities.*\n.*Here you play against bots.*\[Add bot\]\n\[Start\]/s);
    expect(readMessage(lobby)).not.toMatch(/Join|Invite|open seat/);
    const panel = await pressVerb(chen, 'options', lobby);
    expect(offers(panel, 'lobby-leave')).toEqual([]);
    expect(await ask(chen, 'new')).toMatch(/already a game/);
    await chen.slash('cities leave');
    const ended = await chen.sees(/canceled this game/);
    await chen.slash('cities new', { game: 'sprawlopolis' });
    await pressInSettings(chen, 'lobby-cancel', await chen.sees(LOBBY, ended));
    expect(await ask(chen, 'board')).toMatch(/no game in this channel/);
  });

  it('the person is notified of what they wait for, and not of what answers their own press', async () => {
    const gael = harness.direct('Gael').speak('en-US');
    await gael.slash('cities new', { game: 'sprawlopolis' });
    await pressVerb(gael, 'start', await gael.sees(LOBBY));
    const table = await gael.finds('the table', (message) => offers(message, 'mine').length > 0);
    expect([...harness.world.posts.get(table.id)!.pings]).toEqual([]);
    harness.clock.advance(8.1 * HOUR);
    const reminder = await gael.sees(/it’s been your turn since/);
    expect([...harness.world.posts.get(reminder.id)!.pings]).toEqual([gael.id]);
    const elsewhere = harness.person('Gael', 'game-night');
    expect(await ask(elsewhere, 'mine')).toMatch(
      /Sprawlopolis\]\(https:\/\/discord\.com\/channels\/@me\/\d+\/\d+\) our direct messages/,
    );
    expect(await ask(elsewhere, 'next')).toMatch(/Sprawlopolis\*\* in our direct messages/);
    expect(await ask(gael, 'export')).toMatch(/game so far/);
    await ask(gael, 'end');
    await pressVerb(gael, 'finish', await gael.answer());
    await gael.sees(/canceled this game/);
  });

  it.each([
    ['Bruno', 'es-ES', /🎓 1 \/ \d+/],
    ['Chen', 'en-US', /🎓 1 \/ \d+/],
  ] as const)('a lesson is given to %s', async (name, language, step) => {
    const player = harness.direct(name).speak(language);
    expect(await ask(player, 'learn', { game: 'sprawlopolis' })).toMatch(step);
    const next = await pressVerb(player, 'next', await player.answer());
    expect(readMessage(next)).toMatch(/🎓 2 \//);
    await pressVerb(player, 'quit', next);
    expect(await read(player)).toMatch(/left the lesson|Has salido de la lección/);
  });

  it.each([
    ['server', {}],
    ['server', { daily: 'on' }],
  ])('/cities %s %o says that it is for servers', async (command, values) => {
    for (const [name, language] of [
      ['Ada', 'en-US'],
      ['Bruno', 'es-ES'],
    ] as const) {
      const player = harness.direct(name).speak(language);
      expect(await ask(player, command, values)).toMatch(ON_SERVERS);
      expect(player.isPrivate(await player.answer())).toBe(true);
    }
  });

  it('what is about the person works as everywhere', async () => {
    const ada = harness.direct('Ada').speak('en-US');
    for (const [command, said] of [
      ['about', /Running since/],
      ['rules', /Cities/],
      ['vacation', /21 days|vacation/],
      ['ranking', /Cities/],
      ['profile', /game|finished/i],
    ] as const)
      expect(await ask(ada, command)).toMatch(said);
    expect(await ask(ada, 'ranking', { game: 'cities' })).not.toMatch(/This server|Share/);
    await ada.slash('cities settings');
    expect(ada.form).toMatchObject({ reminders: ['8'] });
    const frida = harness.direct('Frida');
    await frida.slash('cities new', { game: 'tourists' });
    await pressVerb(frida, 'start', await frida.sees(LOBBY));
    const table = await frida.finds('the table', (message) => offers(message, 'mine').length > 0);
    await ask(frida, 'forget');
    await pressVerb(frida, 'forget', await frida.answer());
    expect(await read(frida)).toMatch(/erased/);
    expect(await ask(frida, 'mine')).toMatch(/not in any games/);
    expect(offers(frida.messages().find(({ id }) => id === table.id)!)).toEqual([]);
  });
});

describe('the daily city in direct messages', () => {
  const people = () => [harness.direct('Dolores'), harness.direct('Emeka').speak('en-US')] as const;

  it('is one for all who play it there, another than a server’s, and is tried once', async () => {
    const [dolores, emeka] = people();
    const first = await open(emeka);
    expect(readMessage(first)).toMatch(/Everyone who plays in direct messages gets the same city/);
    expect(readMessage(await open(dolores))).toMatch(/Quienes juegan por mensaje directo/);
    const built = [await build(dolores), await build(emeka)];
    for (const message of built) expect(readMessage(message)).toMatch(BUILT);
    expect(await ask(emeka, 'daily')).toMatch(BUILT);
    expect(await ask(harness.person('Emeka', 'chatter'), 'daily')).not.toMatch(BUILT);
  });

  it('shows the ranking of everyone a day later, without the names of those who want none', async () => {
    const [dolores, emeka] = people();
    await ask(dolores, 'settings', { ranked: false });
    harness.clock.advance(DAY);
    await build(dolores);
    await build(emeka);
    harness.clock.advance(DAY);
    expect(readMessage(await open(emeka))).toMatch(/Yesterday’s cities/);
    const mine = readMessage(await pressVerb(emeka, 'daily-mine', await emeka.answer()));
    expect(mine).toMatch(/You came in \*\*(1st|2nd)\*\* out of 2 · 2-day streak/);
    expect(mine).toContain('alguien');
    expect(mine).not.toContain('Dolores');
    expect(readMessage(await pressVerb(emeka, 'daily-best', await open(emeka)))).toMatch(/best daily city/);
  });
});

describe.each([
  ['lounge', 'Elsewhere'],
  ['old-friends', null],
])('where the bot is not a member, in %s', (place, guild) => {
  const COMMANDS = ['new', 'daily', 'learn', 'mine', 'server', 'settings', 'forget'];

  beforeAll(() => {
    for (const name of ['Ada', 'Bruno']) harness.decide(name, { hasInstalled: true });
  });

  it.each([
    ['Ada', 'en-US', /Open my profile and send me a message/],
    ['Bruno', 'es-ES', /Abre mi perfil y escríbeme/],
  ] as const)('%s is told in one private sentence what works, and how to add it', async (name, language, sentence) => {
    const guest = harness.person(name, place, guild).speak(language);
    for (const command of COMMANDS) {
      const said = await ask(guest, command);
      expect(said).toMatch(sentence);
      expect(said).toMatch(ADD);
      expect(guest.isPrivate(await guest.answer())).toBe(true);
      expect(guest.modalTitle).toBeNull();
    }
    expect(await guest.suggestions('cities settings', 'zone', 'mad')).toEqual([]);
  });

  it('the same person still plays where it is', async () => {
    expect(await ask(harness.person('Ada', 'game-night').speak('en-US'), 'mine')).not.toMatch(/Open my profile/);
    expect(await ask(harness.direct('Ada'), 'mine')).not.toMatch(/Open my profile/);
  });
});

describe('someone who takes no direct messages', () => {
  it('is told so, and plays on when they do', async () => {
    const ada = harness.direct('Ada').speak('en-US');
    harness.decide('Ada', { takesMessages: false });
    expect(await ask(ada, 'new', { game: 'sprawlopolis' })).toMatch(/don’t take direct messages from me/);
    harness.decide('Ada', { takesMessages: true });
    await ada.slash('cities board');
    await pressInSettings(ada, 'lobby-cancel', await ada.sees(LOBBY, await ada.answer()));
  });
});
