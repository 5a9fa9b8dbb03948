import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sendInteraction } from '../../src/local/interaction.ts';
import type { Player } from '../rig/chat-player.ts';
import { InProcessHarness } from '../rig/in-process-harness.ts';
import { readMessage } from '../rig/message-text.ts';
import { failRequests, stopFailing } from '../rig/request-faults.ts';
import { chooseStarts, mover, offers, prepareTurn, pressVerb, startGame, tableAfter } from '../rig/table-buttons.ts';

type Line = { readonly what: string; readonly outcome: string; readonly took: number; readonly acknowledged?: number };

describe('the log', () => {
  let harness: InProcessHarness;
  let players: [Player, Player];
  const tokens = new Set<string>();
  const texts = new Set<string>();

  const lines = (): Line[] =>
    harness.output
      .split('\n')
      .filter((line) => line.includes('"msg":"answered"'))
      .map((line) => JSON.parse(line));

  beforeAll(async () => {
    harness = await InProcessHarness.open();
    players = [harness.person('Ada'), harness.person('Bruno')];
    harness.world.listen((event) => {
      if (event.kind === 'asked') tokens.add(event.interaction.token);
      if (event.kind !== 'post' && event.kind !== 'edit') return;
      for (const line of readMessage(event.post.message).split('\n')) if (line.length > 12) texts.add(line);
    });
  });
  afterAll(() => harness.close());

  it('has one line for every interaction, with its outcome and how long it took', async () => {
    const table = await chooseStarts(players, await startGame(players));
    const active = mover(players, table);
    const panel = await prepareTurn(active, await pressVerb(active, 'take', table));
    // Pressed by the other one: a private message takes the place of the one before.
    const other = players.find((player) => player !== active)!;
    await other.press('Scores', table);
    await other.answer();
    await active.forge('nothing:like:this', panel);
    await active.answer();
    await pressVerb(active, 'confirm', panel);
    await tableAfter(active, table);
    await players[1].slash('cities new');
    await players[1].answer();
    const asked = [...harness.world.interactions.values()].length;
    await harness.waitForLog(/"what":"\/new".*"outcome":"running"/);
    expect(lines()).toHaveLength(asked);
    for (const line of lines()) {
      expect(line).toMatchObject({ what: expect.any(String), outcome: expect.any(String), took: expect.any(Number) });
      expect(line).toMatchObject({ channel: expect.stringMatching(/^\d+$/), acknowledged: expect.any(Number) });
    }
    expect(lines().map(({ what }) => what)).toContain('unknown');
  });

  it('has one also for what was not acknowledged, and for suggestions', async () => {
    const before = lines().length;
    failRequests(harness, 'the acknowledgement', '10062');
    const pressed = players[0].slash('cities scores');
    await harness.waitForLog(/"outcome":"expired","acknowledged":null/);
    harness.clock.advance(3_000);
    await pressed;
    stopFailing(harness);
    const [person] = harness.world.people.values();
    const [channel] = harness.world.channels.values();
    const data = { id: '1', name: 'cities', type: 1, options: [{ type: 3, name: 'x', value: 'y', focused: true }] };
    sendInteraction(harness.world, { kind: 'autocomplete', person: person!, channel: channel!, data });
    await harness.waitForLog(/"what":"suggestions"/);
    expect(lines()).toHaveLength(before + 2);
  });

  it('tells of trouble without its request', async () => {
    const table = players[0].messages().findLast((message) => offers(message, 'take').length > 0)!;
    for (const fault of ['503', '50013', 'cut', '429'] as const) {
      const before = lines().length;
      failRequests(harness, 'the change of the answer', fault);
      await players[0].press(offers(table, 'scores')[0]!.customId, table);
      await players[0].answer();
      // Until it's done with, the same press again is a double press.
      await vi.waitFor(() => expect(lines()).toHaveLength(before + 1));
    }
    stopFailing(harness);
    expect(harness.output).toMatch(/"trouble":"away"/);
  });

  it('has no token, of the bot or of an interaction, and nothing that anyone wrote', () => {
    expect(tokens.size).toBeGreaterThan(10);
    expect(texts.size).toBeGreaterThan(20);
    for (const secret of [harness.chat.token, ...tokens, ...texts]) expect(harness.output).not.toContain(secret);
    expect(harness.output).not.toMatch(/"(requestBody|content|components|seed|authorization)"/i);
  });
});
