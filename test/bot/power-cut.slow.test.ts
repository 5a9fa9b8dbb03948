import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LIMITS } from '../../src/local/discord-limits.ts';
import type { Event } from '../../src/local/world.ts';
import type { Player } from '../rig/chat-player.ts';
import { readMessage } from '../rig/message-text.ts';
import { ProcessHarness } from '../rig/process-harness.ts';
import { chooseStarts, mover, offers, prepareTurn, pressVerb, startGame, tableAfter } from '../rig/table-buttons.ts';

describe('a power cut', () => {
  let harness: ProcessHarness;
  let players: [Player, Player];

  beforeEach(async () => {
    harness = await ProcessHarness.open();
    players = [harness.person('Ada'), harness.person('Bruno')];
  });
  afterEach(() => harness.close());

  const withButtons = (...verbs: string[]): APIMessage[] =>
    players[0].messages().filter((message) => verbs.every((verb) => offers(message, verb).length > 0));

  /** A game in which someone has prepared their turn and can confirm it. */
  async function prepared() {
    const table = await chooseStarts(players, await startGame(players));
    const player = mover(players, table);
    return { table, player, panel: await prepareTurn(player, await pressVerb(player, 'take', table)) };
  }

  describe('just after a message', () => {
    const says =
      (text: RegExp) =>
      (event: Event): boolean =>
        (event.kind === 'edit' || event.kind === 'post') && text.test(readMessage(event.post.message));
    const removes =
      ({ id }: APIMessage) =>
      (event: Event): boolean =>
        event.kind === 'remove' && event.post.message.id === id;

    /** Ends the bot the moment this happens in the chat, before it hears so; then starts it. */
    async function cutAt(isMoment: (event: Event) => boolean, press: () => Promise<unknown>): Promise<void> {
      const cut = new Promise<void>((resolve, reject) => {
        const stop = harness.world.listen((event) => {
          if (!isMoment(event)) return;
          stop();
          harness.kill().then(resolve, reject);
        });
      });
      await Promise.all([press(), cut]);
      await harness.start();
    }

    it('between Start and the first table loses nothing: the table is posted on return', async () => {
      const [host, guest] = players;
      await host.slash('cities new');
      const lobby = await host.sees(/wants to play/);
      await pressVerb(guest, 'join', lobby);
      await cutAt(says(/The game has started/), () => pressVerb(host, 'start', lobby));
      // The bot is ready only when all rooms are resumed, so there is nothing to wait for.
      expect(withButtons('mine', 'take')).toHaveLength(1);
    });

    it('between Confirm and the next table loses nothing: the turn is told on return, once', async () => {
      const { table, player, panel } = await prepared();
      await cutAt(removes(panel), () => pressVerb(player, 'confirm', panel));
      const next = await tableAfter(player, table);
      expect(withButtons('mine', 'take').map(({ id }) => id)).toEqual([next.id]);
      expect(readMessage(next)).toMatch(/\*\*(Ada|Bruno)\*\*/);
      await harness.restart();
      expect(withButtons('mine', 'take').map(({ id }) => id)).toEqual([next.id]);
      expect(offers(await pressVerb(mover(players, next), 'take', next)).length).toBeGreaterThan(0);
    });
  });

  describe('between posting a message and saving where it is', () => {
    /** The bot never hears that its message went through, or it doesn't go through at all: the bot is dead by then. */
    async function cutWhenPosting(press: () => Promise<unknown>, message: 'lost' | 'cut' = 'lost'): Promise<void> {
      const cut = new Promise<void>((resolve, reject) => {
        harness.injectFault = ({ method, path }) => {
          if (method !== 'POST' || !/^\/channels\/\d+\/messages$/.test(path)) return null;
          harness.injectFault = () => null;
          harness.kill().then(resolve, reject);
          return message;
        };
      });
      await Promise.all([press(), cut]);
    }

    async function confirmed() {
      const { table, player, panel } = await prepared();
      await cutWhenPosting(() => player.press(offers(panel, 'confirm')[0]!.customId, panel));
      return { table, next: await tableAfter(players[0], table) };
    }

    it.each([
      ['at once', 0],
      ['after a coffee', LIMITS.nonceTime * 2],
    ])('leaves one table, whose buttons work, and none on the old one: back %s', async (_, pause) => {
      const { next } = await confirmed();
      harness.clock.advance(pause);
      await harness.start();
      expect(withButtons('mine').map(({ id }) => id)).toEqual([next.id]);
      expect(readMessage(next)).toMatch(/\*\*(Ada|Bruno)\*\*/);
      expect(offers(await pressVerb(mover(players, next), 'take', next)).length).toBeGreaterThan(0);
      await harness.restart();
      expect(withButtons('mine').map(({ id }) => id)).toEqual([next.id]);
    });

    it('posts the table again if the first one was deleted meanwhile', async () => {
      const { table, next } = await confirmed();
      harness.world.posts.delete(next.id);
      await harness.start();
      const again = await tableAfter(players[0], table);
      expect(withButtons('mine').map(({ id }) => id)).toEqual([again.id]);
    });

    it('leaves one lobby, and people can join it', async () => {
      const [host, guest] = players;
      await cutWhenPosting(() => host.slash('cities new'));
      harness.clock.advance(LIMITS.nonceTime * 2);
      await harness.start();
      const [lobby, ...others] = withButtons('join');
      expect(others).toEqual([]);
      expect(readMessage(await pressVerb(guest, 'join', lobby!))).toContain(guest.mention);
    });

    it('posts the lobby on return if it never went out', async () => {
      await cutWhenPosting(() => players[0].slash('cities new'), 'cut');
      expect(withButtons('join')).toEqual([]);
      await harness.start();
      expect(withButtons('join')).toHaveLength(1);
    });
  });
});
