import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { words } from '#i18n';
import type { Player } from '../rig/chat-player.ts';
import { InProcessHarness } from '../rig/in-process-harness.ts';
import { readMessage } from '../rig/message-text.ts';
import { type FaultName, failRequests, stopFailing } from '../rig/request-faults.ts';
import { chooseStarts, mover, offers, prepareTurn, pressVerb, startGame, tableAfter } from '../rig/table-buttons.ts';

describe('while a turn can’t be posted', () => {
  let harness: InProcessHarness;
  let players: [Player, Player];
  let table: APIMessage;

  beforeEach(async () => {
    harness = await InProcessHarness.open();
    players = [harness.person('Ada'), harness.person('Bruno').speak('en-US')];
    table = await chooseStarts(players, await startGame(players));
  });
  afterEach(() => harness.close());

  const press = async (player: Player, verb: string): Promise<string> => {
    await player.press(offers(table, verb)[0]!.customId, table);
    return readMessage(await player.answer());
  };

  const reasons: [FaultName, 'permission' | 'away' | 'locked'][] = [
    ['50013', 'permission'],
    ['50083', 'locked'],
    ['500', 'away'],
    ['closed', 'away'],
  ];
  it.each(reasons)('(%s) everyone may look, and what would change something says why not', async (fault, why) => {
    const active = mover(players, table);
    const other = players.find((player) => player !== active)!;
    const panel = await prepareTurn(active, await pressVerb(active, 'take', table));
    failRequests(harness, 'the new table', fault);
    const from = harness.output.length;
    await active.press(offers(panel, 'confirm')[0]!.customId, panel);
    await harness.waitForLog(/"what":"confirm".*"answered"/, from);

    expect(await press(harness.person('Chen'), 'scores')).toMatch(/Ada.*\d/s);
    expect(await press(active, 'home')).toMatch(/’s neighborhood/);
    expect(await press(active, 'more')).toMatch(/\[.*since.*\]/i);
    expect(await press(active, 'rules')).toMatch(/A round/);
    const [said = ''] = words('en')(`bot.refusal.trouble.${why}`, { permissions: '…', count: 5 }).split('…');
    for (const verb of ['mine', 'take']) expect(await press(other, verb)).toContain(said);

    stopFailing(harness);
    await press(harness.person('Chen'), 'scores');
    expect(mover(players, await tableAfter(other, table))).toBe(other);
  });
});
