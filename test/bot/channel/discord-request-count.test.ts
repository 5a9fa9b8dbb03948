import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Player } from '../../rig/chat-player.ts';
import { InProcessHarness } from '../../rig/in-process-harness.ts';
import { readMessage } from '../../rig/message-text.ts';
import { drawInThisThread } from '../../rig/same-thread-drawing.ts';
import { chooseStarts, mover, offers, prepareTurn, pressVerb, startGame, tableAfter } from '../../rig/table-buttons.ts';

describe('requests that Discord counts against the bot', () => {
  let harness: InProcessHarness;
  let players: [Player, Player];
  let table: APIMessage;

  beforeAll(async () => {
    harness = await InProcessHarness.open({ drawPool: drawInThisThread });
    players = [harness.person('Ada'), harness.person('Bruno')];
    table = await chooseStarts(players, await startGame(players));
  });
  afterAll(() => harness.close());

  /** Without callbacks and answers, which it does not count. */
  const counted = (from: number): string[] =>
    harness.requests
      .slice(from)
      .filter((request) => !/ \/(interactions|webhooks)\//.test(request))
      .map((request) => request.replace(/\d{5,}/g, '…'));

  it('are none for a press that is answered in private', async () => {
    const player = mover(players, table);
    // Its answer shows that everything queued before is done.
    await pressVerb(player, 'scores', table);
    const before = harness.requests.length;
    await pressVerb(player, 'home', table);
    await prepareTurn(player, await pressVerb(player, 'take', table));
    expect(counted(before)).toEqual([]);
  });

  it('are one post and one edit for a confirmed turn: the new table, and the old one without its buttons', async () => {
    const player = mover(players, table);
    const panel = await prepareTurn(player, await pressVerb(player, 'mine', table));
    const before = harness.requests.length;
    const said = harness.output.length;
    await pressVerb(player, 'confirm', panel);
    const next = await tableAfter(player, table);
    await harness.waitForLog(/"what":"confirm"/, said);
    expect(counted(before)).toEqual(['POST /channels/…/messages 200', 'PATCH /channels/…/messages/… 200']);
    const old = player.messages().find(({ id }) => id === table.id);
    expect(old && offers(old)).toEqual([]);
    expect(old && readMessage(old)).toMatch(/took a starting tile$/m);
    table = next;
  });

  it('leave the lobby as it was changed last when the match begins', () => {
    expect(players[0].canSee(/The game has started. The table is below/)).toBe(true);
  });
});
