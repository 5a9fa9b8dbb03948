import { expect, test } from 'vitest';
import { readMessage } from '../rig/message-text.ts';
import { Town } from '../rig/process-harness.ts';
import { accept, chooseStarts, mover, offers, prepare, pressVerb, startGame } from '../rig/table-buttons.ts';

test('a turn goes on after the power was cut, and the bot stops with code 0 when told', async () => {
  const town = await Town.open();
  const players = [town.person('Ada'), town.person('Bruno')] as const;
  const table = await chooseStarts(players, await startGame(players, 0, { board: 'venice' }));
  const active = mover(players, table);
  // The first space of the row of pieces.
  const worker = active.buttons(table)[12]!.customId;
  await accept(active, { verb: 'take', customId: worker, value: null });

  town.requests.length = 0;
  await town.restart();
  expect(town.requests.filter((request) => request.startsWith('PUT'))).toEqual([]);
  const panel = await pressVerb(active, 'mine', table);
  expect(active.isPrivate(panel)).toBe(true);
  expect(readMessage(panel)).toMatch(active === players[0] ? /You took/ : /Has tomado/);
  expect(offers(await prepare(active, panel), 'confirm')).toHaveLength(1);

  expect(await town.stop()).toBe(0);
  const command = players[0].slash('cities new');
  town.clock.advance(3_000);
  expect(await command).toBe('failed');
  expect(town.output).not.toMatch(/"level":(50|60)/);
  await town.close();
});
