import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { words } from '#i18n';
import { withPermission } from '../../src/local/permission.ts';
import { removePost } from '../../src/local/post.ts';
import { type Channel, changeChannel, removeChannel } from '../../src/local/world.ts';
import type { Player } from '../rig/chat-player.ts';
import { InProcessHarness } from '../rig/in-process-harness.ts';
import { readMessage } from '../rig/message-text.ts';
import { dice } from '../rig/play.ts';
import { isOver, takeTurn } from '../rig/random-player.ts';
import { skipToLastTurns } from '../rig/skip-to-end.ts';
import { mover, offers, pressInSettings, pressVerb, tableAfter } from '../rig/table-buttons.ts';

const t = words('en');
/** A card is changed at most this often, in milliseconds. */
const PAUSE = 20_000;
/** After so many milliseconds, a match is asked whether its card has followed. */
const CHECK = 30_000;

describe('a match in a thread', () => {
  let harness: InProcessHarness;
  let players: [Player, Player];

  beforeEach(async () => {
    harness = await InProcessHarness.open();
    players = [harness.person('Ada'), harness.person('Chen')];
  });
  afterEach(() => harness.close());

  const now = ({ id }: APIMessage): APIMessage => harness.world.posts.get(id)!.message;
  const stored = async (id: string): Promise<string> => String((await harness.keyv.get(`match:${id}`))?.text ?? '');
  const square = (): Channel => [...harness.world.channels.values()][0]!;
  const threads = (): Channel[] => [...harness.world.channels.values()].filter(({ parent }) => parent !== null);

  async function openLobby(options: Record<string, string> = { place: 'thread' }): Promise<APIMessage> {
    const before = players[0].messages().at(-1);
    await players[0].slash('cities new', { board: 'new-york', ...options });
    return players[0].sees(/wants to play/, before);
  }

  /** Started, with both players in its thread. */
  async function begin() {
    const lobby = await openLobby();
    await pressVerb(players[1], 'join', lobby);
    await pressVerb(players[0], 'start', lobby);
    const thread = harness.world.channels.get(lobby.id)!;
    const inside = [harness.person('Ada', thread), harness.person('Chen', thread)] as const;
    return { lobby, thread, inside, table: await tableAfter(inside[0]) };
  }

  /** Pick start tiles until the first round begins, in the thread. */
  async function started() {
    const match = await begin();
    let { table } = match;
    for (let i = 0; i < 2; i++) {
      const player = mover(match.inside, table);
      await pressVerb(player, 'take', table);
      table = await tableAfter(player, table);
    }
    return { ...match, table };
  }

  /** Whether the lobby's message leads to the thread. */
  const leadsTo = (card: APIMessage, thread: Channel): boolean =>
    JSON.stringify(card.components).includes(`/${thread.guild?.id}/${thread.id}"`);

  it('opens it on the lobby, named after game, players and day; the lobby becomes the way there', async () => {
    const { lobby, thread, table, inside } = await begin();
    expect(thread).toMatchObject({ name: 'Cities · Ada, Chen · January 5', parent: square().id });
    const card = now(lobby);
    expect(readMessage(card)).toMatch(/^### Cities\nAda and Chen\nIt’s \*\*(Ada|Chen)\*\*’s turn\.$/m);
    expect(leadsTo(card, thread)).toBe(true);
    expect(offers(card)).toEqual([]);
    expect(card.attachments).toEqual([]);
    expect(players[0].messages().filter((message) => offers(message, 'mine').length > 0)).toEqual([]);
    expect(readMessage(table)).toMatch(/verify the shuffle/);
    expect(harness.world.posts.get(table.id)?.pings.size).toBeLessThanOrEqual(1);
    expect(await stored(square().id)).toBe('');
    expect(await stored(thread.id)).toContain(`"entry":{"channel":"${square().id}","card":"${lobby.id}"}`);
    for (const { id } of inside)
      await expect.poll(() => harness.requests).toContain(`PUT /channels/${thread.id}/thread-members/${id} 204`);
  });

  it('stands beside others: up to 20 from one channel at once', { timeout: 120_000 }, async () => {
    const matches = [];
    for (let i = 0; i < 20; i++) matches.push(await begin());
    expect(new Set(matches.map(({ thread }) => thread.id)).size).toBe(20);
    for (const { inside, table, thread } of matches) {
      const player = mover(inside, table);
      await pressVerb(player, 'take', table);
      await tableAfter(player, table);
      await expect.poll(() => stored(thread.id)).toContain('"announced":1');
    }
    // All cards follow, one at a time.
    for (let i = 0; i < 20; i++) {
      harness.clock.advance(PAUSE);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    for (const { lobby, thread } of matches) {
      const { active } = JSON.parse(await stored(thread.id)).value.state;
      expect(readMessage(now(lobby))).toContain(`It’s **${['Ada', 'Chen'][active]}**’s turn.`);
    }
    await players[0].slash('cities mine');
    const told = readMessage(await players[0].answer());
    expect(matches.every(({ thread }) => told.includes(`<#${thread.id}>`))).toBe(true);
  });

  it('shows on its card whose turn it is, at most every 20 seconds', async () => {
    const { lobby, inside, table } = await begin();
    const edits = () =>
      harness.requests.filter((one) => one.startsWith(`PATCH /channels/${square().id}/messages/${lobby.id}`));
    const first = mover(inside, table);
    await pressVerb(first, 'take', table);
    const next = await tableAfter(first, table);
    const second = mover(inside, next);
    expect(second).not.toBe(first);
    await expect.poll(() => edits().length).toBe(1);
    expect(readMessage(now(lobby))).toContain(`It’s **${second === inside[0] ? 'Ada' : 'Chen'}**’s turn.`);
    await pressVerb(second, 'take', next);
    const third = await tableAfter(second, next);
    expect(edits()).toHaveLength(1);
    harness.clock.advance(PAUSE);
    const name = mover(inside, third) === inside[0] ? 'Ada' : 'Chen';
    await expect.poll(() => readMessage(now(lobby))).toContain(`It’s **${name}**’s turn.`);
  });

  it('shows on its card whose turn it is even if the bot was restarted while the card waited', async () => {
    const { lobby, inside, table } = await started();
    const shown = () => readMessage(now(lobby));
    const turnIn = (one: APIMessage) => `It’s **${mover(inside, one) === inside[0] ? 'Ada' : 'Chen'}**’s turn.`;
    const before = turnIn(table);
    await expect.poll(shown).toContain(before);
    const after = turnIn(await takeTurn(mover(inside, table), dice('cards'), table));
    expect(after).not.toBe(before);
    await harness.stop();
    await harness.start();
    expect(shown()).toContain(before);
    harness.clock.advance(CHECK);
    await expect.poll(shown).toContain(after);
  });

  it('isn’t asked about its card again once that shows how it stands, or can’t be changed', async () => {
    const { lobby, inside, thread, table } = await started();
    const pause = async () => {
      harness.clock.advance(CHECK);
      const { alarm } = JSON.parse(await stored(thread.id)).value;
      return alarm === null ? Number.POSITIVE_INFINITY : alarm - harness.clock.now();
    };
    const settled = () => expect.poll(pause).toBeGreaterThan(CHECK);
    await settled();
    removePost(harness.world, harness.world.posts.get(lobby.id)!);
    await takeTurn(mover(inside, table), dice('cards'), table);
    await settled();
  });

  it('tells its end on the card, and has its rematch in the same thread', async () => {
    const luck = dice('threads');
    const { lobby, inside, thread, table: first } = await started();
    await skipToLastTurns(harness, [players[0].id], 1);
    let table = await tableAfter(inside[0], first);
    while (!isOver(table)) table = await takeTurn(mover(inside, table), luck, table);
    await expect.poll(() => readMessage(now(lobby))).toMatch(/🏆 \*\*(Ada|Chen|Ada and Chen)\*\* (wins|share)/);
    expect(readMessage(now(lobby))).toMatch(/(Ada|Chen)\W+\d+, \W*(Ada|Chen)\W+\d+/);
    expect(leadsTo(now(lobby), thread)).toBe(true);
    await expect.poll(() => stored(thread.id)).toBe('');
    const ended = readMessage(now(lobby));
    await pressVerb(inside[1], 'rematch', table);
    const again = await inside[0].sees(/wants to play/, table);
    expect(readMessage(now(lobby))).toBe(ended);
    await pressVerb(inside[1], 'start', again);
    await tableAfter(inside[0], again);
    harness.clock.advance(PAUSE);
    await expect.poll(() => readMessage(now(lobby))).toMatch(/’s turn\./);
    await inside[1].slash('cities end');
    await pressVerb(inside[1], 'finish', await inside[1].answer());
    await expect.poll(() => readMessage(now(lobby))).toContain(t('bot.thread.early'));
  });

  it('says where it is to those who press what the lobby offered', async () => {
    const lobby = await openLobby();
    const settings = await pressVerb(players[0], 'options', lobby);
    const old = structuredClone(lobby);
    const [leave] = offers(settings, 'lobby-leave');
    await pressVerb(players[1], 'join', lobby);
    const [join] = offers(old, 'join');
    await pressVerb(players[0], 'start', now(lobby));
    const link = t('bot.refusal.moved', { link: '' }).split('[')[0]!;
    const from = harness.person('Emeka').messages().at(-1);
    const emeka = harness.person('Emeka');
    await emeka.forge(join!.customId, now(lobby));
    expect(readMessage(await emeka.sees(/./, from))).toContain(link);
    await players[0].forge(leave!.customId, settings);
    expect(readMessage(await players[0].sees(link))).toContain(link);
  });

  it('wakes its archived thread for a turn; a locked one says so', async () => {
    const { inside, thread, table } = await started();
    changeChannel(harness.world, thread, { archived: true });
    const luck = dice('archived');
    const next = await takeTurn(mover(inside, table), luck, table);
    expect(thread.archived).toBe(false);
    changeChannel(harness.world, thread, { archived: true, locked: true });
    const player = mover(inside, next);
    await player.slash('cities board');
    expect(readMessage(await player.answer())).toContain(t('bot.refusal.trouble.locked'));
    changeChannel(harness.world, thread, { archived: false, locked: false });
  });

  it('stays in its channel, and says why, while the server has too many threads', async () => {
    harness.world.mostThreads = 0;
    const lobby = await openLobby();
    await pressVerb(players[1], 'join', lobby);
    await pressVerb(players[0], 'start', lobby);
    expect(readMessage(await tableAfter(players[0], lobby))).toContain(t('bot.news.crowded'));
    expect(threads()).toEqual([]);
    expect(await stored(square().id)).not.toContain('"entry"');
    expect(readMessage(now(lobby))).toContain(t('bot.lobby.started'));
  });

  it('says that there are too many when its thread can’t be woken', async () => {
    const { inside, thread, table } = await started();
    changeChannel(harness.world, thread, { archived: true });
    harness.world.mostThreads = 0;
    const player = mover(inside, table);
    await player.slash('cities board');
    expect(readMessage(await player.answer())).toContain(t('bot.refusal.trouble.crowded'));
  });

  it.each([
    ['CreatePublicThreads', 'Create Public Threads'],
    ['SendMessagesInThreads', 'Send Messages in Threads'],
  ] as const)('stays in its channel without %s, which is named', async (name, said) => {
    changeChannel(harness.world, square(), { botPermissions: withPermission(square().botPermissions, name, false) });
    const lobby = await openLobby();
    await pressVerb(players[1], 'join', lobby);
    await pressVerb(players[0], 'start', lobby);
    const table = await tableAfter(players[0], lobby);
    expect(readMessage(table)).toContain(t('bot.news.forbidden', { name: said }));
    expect(threads()).toEqual([]);
  });

  it('is played where the server’s managers want it, unless its host says otherwise', async () => {
    harness.makeServerManager('Ada');
    await players[0].slash('cities server', { place: 'thread' });
    expect(readMessage(await players[0].answer())).toContain(t('bot.server.place.thread'));
    const lobby = await openLobby({});
    expect(readMessage(lobby)).toContain(`${t('bot.option.place.label')}: ${t('bot.option.place.thread')}`);
    await pressInSettings(players[0], 'lobby-cancel', lobby);
    const here = await openLobby({ place: 'here' });
    expect(readMessage(here)).not.toContain(t('bot.option.place.label'));
    await pressInSettings(players[0], 'lobby-cancel', here);
    await players[0].slash('cities server', { place: 'here' });
    expect(readMessage(await players[0].answer())).toContain(t('bot.server.place.here'));
    expect(readMessage(await openLobby({}))).not.toContain(t('bot.option.place.label'));
  });

  it('goes with its thread or its channel', async () => {
    const first = await begin();
    const second = await begin();
    removeChannel(harness.world, first.thread);
    await expect.poll(() => stored(first.thread.id)).toBe('');
    await expect.poll(() => readMessage(now(first.lobby))).toContain(t('bot.thread.early'));
    removeChannel(harness.world, square());
    await expect.poll(() => stored(second.thread.id)).toBe('');
  });

  it('gets its thread at the next try if Discord is away as it starts, even after a restart', async () => {
    for (const isRestarted of [false, true]) {
      const lobby = await openLobby();
      await pressVerb(players[1], 'join', lobby);
      harness.injectFault = ({ path }) => (path.endsWith('/threads') ? { status: 500, body: {} } : null);
      await players[0].press(offers(lobby, 'start')[0]!.customId, lobby);
      await players[0].sees(t('bot.refusal.trouble.away'), lobby);
      harness.injectFault = () => null;
      expect(threads().map(({ id }) => id)).not.toContain(lobby.id);
      if (isRestarted) {
        await harness.stop();
        await harness.start();
      } else {
        await players[1].press(offers(lobby, 'options')[0]!.customId, lobby);
        await players[1].sees(t('bot.refusal.moved', { link: '' }).split('[')[0]!, lobby);
      }
      const inside = harness.person('Ada', harness.world.channels.get(lobby.id)!);
      expect(offers(await tableAfter(inside), 'take').length).toBeGreaterThan(0);
      expect(await stored(square().id)).toBe('');
      await expect.poll(() => readMessage(now(lobby))).toMatch(/^### Cities/m);
    }
  });

  it('is where next leads', async () => {
    const { inside, thread, table } = await begin();
    const player = mover(inside, table) === inside[0] ? players[0] : players[1];
    await player.slash('cities next');
    expect(JSON.stringify((await player.answer()).components)).toContain(`/${thread.id}/${table.id}`);
  });
});
