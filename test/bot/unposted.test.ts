import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { words } from '#i18n';
import type { Player } from '../rig/chat-player.ts';
import { House } from '../rig/in-process-harness.ts';
import { readMessage } from '../rig/message-text.ts';
import { calm, type FaultName, upset } from '../rig/request-faults.ts';
import { chooseStarts, mover, offers, prepare, pressVerb, startGame, tableAfter } from '../rig/table-buttons.ts';

describe('while a turn can’t be posted', () => {
  let house: House;
  let players: [Player, Player];
  let table: APIMessage;

  beforeEach(async () => {
    house = await House.open();
    players = [house.person('Ada'), house.person('Bruno').speak('en-US')];
    table = await chooseStarts(players, await startGame(players));
  });
  afterEach(() => house.close());

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
  it.each(reasons)('(%s) everybody may look, and what would change something says why not', async (fault, why) => {
    const active = mover(players, table);
    const other = players.find((player) => player !== active)!;
    const panel = await prepare(active, await pressVerb(active, 'take', table));
    upset(house, 'the new table', fault);
    const from = house.output.length;
    await active.press(offers(panel, 'confirm')[0]!.customId, panel);
    await house.logs(/"what":"confirm".*"answered"/, from);

    expect(await press(house.person('Chen'), 'scores')).toMatch(/Ada.*\d/s);
    expect(await press(active, 'home')).toMatch(/Neighborhood of/);
    expect(await press(active, 'more')).toMatch(/\[.*since.*\]/i);
    expect(await press(active, 'rules')).toMatch(/A round/);
    const [said = ''] = words('en')(`bot.refusal.trouble.${why}`, { permissions: '…' }).split('…');
    for (const verb of ['mine', 'take']) expect(await press(other, verb)).toContain(said);

    calm(house);
    await press(house.person('Chen'), 'scores');
    expect(mover(players, await tableAfter(other, table))).toBe(other);
  });
});
