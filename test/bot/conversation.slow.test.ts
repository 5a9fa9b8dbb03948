import { expect, test } from 'vitest';
import { readMessage } from '../rig/message-text.ts';
import { ProcessHarness } from '../rig/process-harness.ts';
import { chooseStarts, mover, offers, prepareTurn, pressAndRead, pressVerb, startGame } from '../rig/table-buttons.ts';

test('a turn goes on after the power was cut, and the bot stops with code 0 when told', async () => {
  const harness = await ProcessHarness.open();
  const players = [harness.person('Ada'), harness.person('Bruno')] as const;
  const table = await chooseStarts(players, await startGame(players, 0, { board: 'venice' }));
  const active = mover(players, table);
  // The first space of the row of pieces.
  const worker = active.buttons(table)[12]!.customId;
  await pressAndRead(active, { verb: 'take', customId: worker, value: null });

  harness.requests.length = 0;
  await harness.restart();
  expect(harness.requests.filter((request) => request.startsWith('PUT'))).toEqual([]);
  const panel = await pressVerb(active, 'mine', table);
  expect(active.isPrivate(panel)).toBe(true);
  expect(readMessage(panel)).toMatch(active === players[0] ? /You took/ : /Has tomado/);
  expect(offers(await prepareTurn(active, panel), 'confirm')).toHaveLength(1);

  expect(await harness.stop()).toBe(0);
  const command = players[0].slash('cities new');
  harness.clock.advance(3_000);
  expect(await command).toBe('failed');
  expect(harness.output).not.toMatch(/"level":(50|60)/);
  await harness.close();
});
