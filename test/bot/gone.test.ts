import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removePost } from '../../src/local/post.ts';
import { addChannel, type Channel, changeChannel, removeChannel } from '../../src/local/world.ts';
import type { Player } from '../rig/chat-player.ts';
import { InProcessHarness } from '../rig/in-process-harness.ts';
import { readMessage } from '../rig/message-text.ts';
import { chooseStarts, mover, offers, prepareTurn, pressVerb, startGame, tableAfter } from '../rig/table-buttons.ts';

describe('presses from elsewhere', () => {
  let harness: InProcessHarness;
  let players: [Player, Player];

  beforeAll(async () => {
    harness = await InProcessHarness.open();
    players = [harness.person('Ada'), harness.person('Bruno')];
  });
  afterAll(() => harness.close());

  it('on a table that was deleted: the next move posts a new one', async () => {
    const table = await chooseStarts(players, await startGame(players));
    const active = mover(players, table);
    const panel = await prepareTurn(active, await pressVerb(active, 'take', table));
    removePost(harness.world, harness.world.posts.get(table.id)!);
    await pressVerb(active, 'confirm', panel);
    expect(offers(await tableAfter(players[0], table), 'take').length).toBeGreaterThan(0);
  });

  it('after the panel was dismissed: a new one is shown beside', async () => {
    const table = players[0].messages().findLast((message) => offers(message, 'take').length > 0)!;
    const active = mover(players, table);
    const [worker] = offers(table, 'take');
    const stop = harness.world.listen((event) => {
      if (event.kind !== 'post' || event.post.viewer !== active.id) return;
      stop();
      removePost(harness.world, event.post);
    });
    await active.press(worker!.customId, table);
    const panel = await active.answer();
    expect(active.isPrivate(panel)).toBe(true);
    expect(offers(panel, 'put', 'menu', 'confirm').length).toBeGreaterThan(0);
  });

  it('on a lobby that was deleted: it is posted again', async () => {
    for (const player of players) player.enter('game-night');
    await players[0].slash('cities new');
    const lobby = await players[0].sees(/wants to play/);
    const stop = harness.world.listen((event) => {
      if (event.kind !== 'settled') return;
      stop();
      removePost(harness.world, harness.world.posts.get(lobby.id)!);
    });
    await players[1].press(offers(lobby, 'join')[0]!.customId, lobby);
    const again = await players[0].sees(/wants to play/, lobby);
    expect(readMessage(again)).toContain(players[1].mention);
    expect(offers(again, 'start')).toHaveLength(1);
  });

  it('in a channel that is deleted while it is answered: the match goes with it, and nothing else', async () => {
    const [parent] = harness.world.channels.values();
    const thread = addChannel(harness.world, { name: 'short', topic: '', parent: parent!.id, owner: players[0].id });
    for (const player of players) player.enter('short');
    await players[0].slash('cities new');
    const lobby = await players[0].sees(/wants to play/);
    await pressVerb(players[1], 'join', lobby);
    const from = harness.output.length;
    harness.world.channels.delete(thread.id);
    harness.injectFault = ({ path }) =>
      path.includes(thread.id) ? { status: 404, body: { code: 10003, message: 'Unknown Channel' } } : null;
    harness.world.channels.set(thread.id, thread);
    const pressed = players[0].press(offers(lobby, 'start')[0]!.customId, lobby);
    await harness.waitForLog(/"outcome":"trouble.channel"/, from);
    await pressed;
    harness.world.channels.delete(thread.id);
    await harness.stop();
    await harness.start();
    expect(harness.output).toMatch(/match archived, since its channel is gone/);
    expect(await harness.keyv.get(`match:${thread.id}`)).toBeUndefined();
    harness.injectFault = () => null;
  });

  describe('in a thread whose channel is deleted', () => {
    const stored = (id: string) => harness.keyv.get(`match:${id}`).then((found) => found !== undefined);
    const placeOf = (name: string) => [...harness.world.channels.values()].find((one) => one.name === name)!;

    /** A lobby in a new thread. */
    async function openIn(name: string, parent: string): Promise<Channel> {
      const thread = addChannel(harness.world, { name, topic: '', parent, owner: players[0].id });
      await players[0].enter(name).slash('cities new');
      await players[0].sees(/wants to play/);
      return thread;
    }

    it.each(['that is open', 'that is archived, of which the bot knows nothing'])(
      '%s: no match stays',
      async (which) => {
        const archived = which.includes('archived');
        const parent = addChannel(harness.world, {
          name: `parent ${which}`,
          topic: '',
          parent: null,
          owner: players[0].id,
        });
        const thread = await openIn(`under ${which}`, parent.id);
        const other = await openIn(`elsewhere ${which}`, placeOf('chatter').id);
        if (archived) {
          for (const each of [thread, other]) changeChannel(harness.world, each, { archived: true });
          await harness.stop();
          await harness.start();
        }
        expect(await stored(thread.id)).toBe(true);
        removeChannel(harness.world, parent);
        await expect.poll(() => stored(thread.id)).toBe(false);
        expect(await stored(other.id)).toBe(true);
        // A thread that is deleted alone takes its match with it as well.
        removeChannel(harness.world, other);
        await expect.poll(() => stored(other.id)).toBe(false);
      },
    );
  });

  it('with any custom id are answered in private', async () => {
    for (const player of players) player.enter('town-square');
    const table = players[0].messages().findLast((message) => offers(message, 'mine').length > 0)!;
    const match = offers(table)[0]!.customId.split(':')[1]!;
    const word = fc.oneof(
      fc.string({ minLength: 1 }),
      fc.constantFrom(match, 'cities', 'take', 'put', 'confirm', 'set', 'town', 'closeup', 'sit', 'vote', '0', '999'),
    );
    const id = fc
      .array(word, { minLength: 1, maxLength: 6 })
      .map((words) => ['cities', ...words].join(':').slice(0, 100));
    await fc.assert(
      fc.asyncProperty(
        id,
        fc.option(fc.array(fc.string({ minLength: 1, maxLength: 99 }), { minLength: 1, maxLength: 2 })),
        async (customId, values) => {
          const outcome = await players[0].forge(customId, table, values ?? undefined);
          expect(outcome).not.toBe('failed');
          const answer = await players[0].answer();
          expect(readMessage(answer)).not.toBe('');
        },
      ),
      { numRuns: 60, seed: 6 },
    );
    expect(harness.output).not.toMatch(/"level":(50|60)/);
  });
});
