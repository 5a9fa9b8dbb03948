import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Player } from '../rig/chat-player.ts';
import { readMessage } from '../rig/message-text.ts';
import { Town } from '../rig/process-harness.ts';
import { chooseStarts, mover, offers, prepare, pressVerb, startGame, tableAfter } from '../rig/table-buttons.ts';

describe('a power cut', () => {
  let town: Town;
  let players: [Player, Player];

  beforeEach(async () => {
    town = await Town.open();
    players = [town.person('Ada'), town.person('Bruno')];
  });
  afterEach(() => town.close());

  /** Ends the bot the moment a message says this, before it hears that the message went through; then starts it. */
  async function cutAt(text: RegExp, press: () => Promise<unknown>): Promise<void> {
    const cut = new Promise<void>((resolve, reject) => {
      const stop = town.world.listen((event) => {
        if ((event.kind !== 'edit' && event.kind !== 'post') || !text.test(readMessage(event.post.message))) return;
        stop();
        town.kill().then(resolve, reject);
      });
    });
    await Promise.all([press(), cut]);
    await town.start();
  }

  const tables = (): APIMessage[] =>
    players[0].messages().filter((message) => offers(message, 'mine').length > 0 && offers(message, 'take').length > 0);

  it('between Start and the first table loses nothing: the table is posted on return', async () => {
    const [host, guest] = players;
    await host.slash('cities new');
    const lobby = await host.sees(/opens a game/);
    await pressVerb(guest, 'join', lobby);
    await cutAt(/The game has begun/, () => pressVerb(host, 'start', lobby));
    // The bot is ready only when all rooms are resumed, so there is nothing to wait for.
    expect(tables()).toHaveLength(1);
  });

  it('between Confirm and the next table loses nothing: the turn is told on return, once', async () => {
    const table = await chooseStarts(players, await startGame(players));
    const player = mover(players, table);
    const panel = await prepare(player, await pressVerb(player, 'take', table));
    await cutAt(/^(Done|Hecho)\b/, () => pressVerb(player, 'confirm', panel));
    const next = await tableAfter(player, table);
    expect(tables().map(({ id }) => id)).toEqual([next.id]);
    expect(readMessage(next)).toMatch(/\*\*(Ada|Bruno)\*\*/);
    await town.restart();
    expect(tables().map(({ id }) => id)).toEqual([next.id]);
    const after = mover(players, next);
    expect(offers(await pressVerb(after, 'take', next)).length).toBeGreaterThan(0);
  });
});
