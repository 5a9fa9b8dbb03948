import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LIMITS } from '../../../src/local/limits.ts';
import type { Player } from '../../rig/chat-player.ts';
import { readMessage } from '../../rig/message-text.ts';
import { Town } from '../../rig/process-harness.ts';
import { chooseStarts, mover, offers, prepare, pressVerb, startGame, tableAfter } from '../../rig/table-buttons.ts';

/** The bot never hears that its message went through: it is dead by then. */
describe('a power cut between posting a message and saving where it is', () => {
  let town: Town;
  let players: [Player, Player];

  beforeEach(async () => {
    town = await Town.open();
    players = [town.person('Ada'), town.person('Bruno')];
  });
  afterEach(() => town.close());

  async function cutWhenPosting(press: () => Promise<unknown>): Promise<void> {
    const cut = new Promise<void>((resolve, reject) => {
      town.mischief = ({ method, path }) => {
        if (method !== 'POST' || !/^\/channels\/\d+\/messages$/.test(path)) return null;
        town.mischief = () => null;
        town.kill().then(resolve, reject);
        return 'lost';
      };
    });
    await Promise.all([press(), cut]);
  }

  const withButtons = (verb: string): APIMessage[] =>
    players[0].messages().filter((message) => offers(message, verb).length > 0);

  async function confirmed() {
    const table = await chooseStarts(players, await startGame(players));
    const player = mover(players, table);
    const panel = await prepare(player, await pressVerb(player, 'take', table));
    await cutWhenPosting(() => player.press(offers(panel, 'confirm')[0]!.customId, panel));
    return { table, next: await tableAfter(players[0], table) };
  }

  it.each([
    ['at once', 0],
    ['after a coffee', LIMITS.nonceTime * 2],
  ])('leaves one table, whose buttons work, and none on the old one: back %s', async (_, pause) => {
    const { next } = await confirmed();
    town.clock.advance(pause);
    await town.start();
    expect(withButtons('mine').map(({ id }) => id)).toEqual([next.id]);
    expect(readMessage(next)).toMatch(/\*\*(Ada|Bruno)\*\*/);
    expect(offers(await pressVerb(mover(players, next), 'take', next)).length).toBeGreaterThan(0);
    await town.restart();
    expect(withButtons('mine').map(({ id }) => id)).toEqual([next.id]);
  });

  it('posts the table anew if the first one was deleted meanwhile', async () => {
    const { table, next } = await confirmed();
    town.world.posts.delete(next.id);
    await town.start();
    const again = await tableAfter(players[0], table);
    expect(withButtons('mine').map(({ id }) => id)).toEqual([again.id]);
  });

  it('leaves one lobby, and people can join it', async () => {
    const [host, guest] = players;
    await cutWhenPosting(() => host.slash('cities new'));
    town.clock.advance(LIMITS.nonceTime * 2);
    await town.start();
    const [lobby, ...others] = withButtons('join');
    expect(others).toEqual([]);
    expect(readMessage(await pressVerb(guest, 'join', lobby!))).toContain(guest.mention);
  });

  it('before the lobby is posted: it is posted on return', async () => {
    const [host] = players;
    const cut = new Promise<void>((resolve, reject) => {
      town.mischief = ({ method, path }) => {
        if (method !== 'POST' || !path.endsWith('/messages')) return null;
        town.mischief = () => null;
        town.kill().then(resolve, reject);
        return 'cut';
      };
    });
    await Promise.all([host.slash('cities new'), cut]);
    expect(withButtons('join')).toEqual([]);
    await town.start();
    expect(withButtons('join')).toHaveLength(1);
  });
});
