import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Player } from '../../rig/chat-player.ts';
import { readMessage } from '../../rig/message-text.ts';
import { chooseStarts, pressVerb, readyTurn, startGame } from '../../rig/table-buttons.ts';
import { TimedHarness } from '../../rig/timed-harness.ts';

const [INVITE, PROFILE, DESCRIBE] = ['Invite to a game', 'Cities profile', 'Describe this picture'];

const answered = async (player: Player): Promise<string> => {
  const message = await player.answer();
  expect(player.isPrivate(message)).toBe(true);
  return readMessage(message);
};
const on = async (player: Player, name: string, kind: 'user' | 'message', id: string): Promise<string> => {
  await player.use(name, kind, id);
  return answered(player);
};

describe('a command in a context menu', () => {
  let harness: TimedHarness;
  let ada: Player;
  let bruno: Player;
  let chen: Player;

  beforeEach(async () => {
    harness = await TimedHarness.open();
    [ada, bruno, chen] = [harness.person('Ada'), harness.person('Bruno').speak('es-ES'), harness.person('Chen')];
  });
  afterEach(() => harness.close());

  it('invites: opens a lobby, and mentions the person with a button to join it', async () => {
    expect(await on(ada, INVITE, 'user', bruno.id)).toContain('I’ve invited Bruno');
    const invitation = await ada.sees('has invited you to a game of Cities');
    expect(invitation.mentions.map(({ id }) => id)).toEqual([bruno.id]);
    const seated = await pressVerb(bruno, 'accept', invitation);
    expect(readMessage(seated)).toContain('Ya tienes asiento');
    await ada.sees(new RegExp(`1\\. ${ada.mention}\n2\\. ${bruno.mention}`));
  });

  it('invites to the lobby that is open, once', async () => {
    await ada.slash('cities new', { game: 'wonders' });
    await ada.sees('wants to play Wonders');
    expect(await on(chen, INVITE, 'user', bruno.id)).toContain('I’ve invited Bruno');
    await ada.sees(/Chen.* has invited you to a game of Wonders/);
    expect(await on(ada, INVITE, 'user', bruno.id)).toContain('already got an invitation');
    expect(await on(chen, INVITE, 'user', ada.id)).toContain('Ada already has a seat');
  });

  it('invites nobody to a running or full game, and tells who was invited what has become of it', async () => {
    await on(ada, INVITE, 'user', bruno.id);
    const invitation = await ada.sees('has invited you');
    const lobby = await ada.sees('wants to play');
    await pressVerb(ada, 'computer', lobby);
    await pressVerb(ada, 'start', lobby);
    await ada.sees('pick a starting tile');
    expect(readMessage(await pressVerb(bruno, 'accept', invitation))).toMatch(/Ya hay una partida/);
    expect(await on(ada, INVITE, 'user', bruno.id)).toMatch(/already a game in this channel/);
  });

  it.each([
    ['a bot', () => harness.world.bot.id, /is a bot/, /is a bot/],
    ['oneself', () => ada.id, /That’s you/, /finished a game on this server yet/],
    ['someone new', () => bruno.id, /I’ve invited Bruno/, /Bruno hasn’t finished a game on this server yet/],
  ])('answers when used on %s', async (_, id, invited, profile) => {
    expect(await on(ada, INVITE, 'user', id())).toMatch(invited);
    expect(await on(ada, PROFILE, 'user', id())).toMatch(profile);
  });

  it('describes the pictures of a message: in full at the table, by its alt text before', async () => {
    const first = await startGame([ada, bruno], 0);
    const table = await chooseStarts([ada, bruno], first);
    const [picture] = readMessage(table).match(/\n\[.*\]/g) ?? [];
    const english = await on(ada, DESCRIBE, 'message', table.id);
    expect(english.length).toBeGreaterThan(200);
    expect(picture).toBeDefined();
    const spanish = await on(bruno, DESCRIBE, 'message', table.id);
    expect(spanish).toMatch(/tablero|losetas/i);
    expect(spanish).not.toBe(english);
    await pressVerb(bruno, 'mine', table);
  });

  it('describes no message of someone else, and none without pictures', async () => {
    ada.say('Look at this');
    expect(await on(bruno, DESCRIBE, 'message', ada.last().id)).toMatch(/mis propios mensajes/);
    await on(ada, INVITE, 'user', bruno.id);
    const invitation = await ada.sees('has invited you');
    expect(await on(ada, DESCRIBE, 'message', invitation.id)).toMatch(/no pictures/);
    const lobby = await ada.sees('wants to play');
    expect(await on(ada, DESCRIBE, 'message', lobby.id)).toMatch(/The Cities box/);
  });
});

describe('the next game that waits', () => {
  let harness: TimedHarness;
  beforeAll(async () => {
    harness = await TimedHarness.open();
  });
  afterAll(() => harness.close());

  it('is linked to by /cities next, and after Confirm if it is another one', async () => {
    const [ada, bruno] = [harness.person('Ada'), harness.person('Bruno').speak('en-US')];
    await ada.slash('cities next');
    expect(await answered(ada)).toMatch(/No game is waiting for you/);
    const players = [ada, bruno] as const;
    const { active, table: here } = await readyTurn(players, await chooseStarts(players, await startGame(players)));
    const there = harness.person(active === ada ? 'Ada' : 'Bruno', 'game-night');
    const table = await startGame([there], 1, { game: 'sprawlopolis' });
    await active.slash('cities next');
    const next = await active.answer();
    expect(readMessage(next)).toMatch(/Sprawlopolis\*\* in <#\d+> has been waiting.*\n-# After that, 1 more game/);
    expect(JSON.stringify(next.components)).toContain(`/${table.id}"`);
    const said = readMessage(await pressVerb(active, 'confirm', await pressVerb(active, 'mine', here)));
    expect(said).toContain(`You’re up in [Sprawlopolis](https://discord.com/channels/`);
    expect(said).toContain(`/${table.id})`);
  });
});
