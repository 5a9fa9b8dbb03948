import { afterAll, beforeAll, expect, it } from 'vitest';
import { ProcessHarness } from '../rig/process-harness.ts';
import {
  chooseStarts,
  mover,
  offers,
  placeFirst,
  prepareTurn,
  pressVerb,
  startGame,
  tableAfter,
} from '../rig/table-buttons.ts';

let harness: ProcessHarness;
beforeAll(async () => {
  harness = await ProcessHarness.open();
});
afterAll(() => harness.close());

it('a plan is there, and is played, after the bot was killed in the middle of it', async () => {
  const players = [harness.person('Ada'), harness.person('Bruno')] as const;
  let table = await chooseStarts(players, await startGame([...players]));
  const active = mover(players, table);
  const owner = active === players[0] ? players[1] : players[0];
  const space = (row: number) => active.buttons(table)[row * 4]?.customId ?? '';
  await owner.press(space(0), table);
  const draft = await owner.answer();
  await harness.restart();
  await pressVerb(owner, 'keep', draft);
  await harness.restart();
  await active.press(space(3), table);
  await pressVerb(active, 'confirm', await prepareTurn(active, await active.answer()));
  table = await tableAfter(active, table);
  await harness.restart();
  expect(offers(table, 'plan')).toHaveLength(1);
  await pressVerb(owner, 'plan', table);
  expect(mover(players, await tableAfter(active, table))).toBe(active);
});

it('a move that is proposed to all is there, and is agreed to and played, after the bot was killed', async () => {
  const players = [harness.person('Ada'), harness.person('Bruno')] as const;
  for (const player of players) player.enter('game-night');
  const table = await startGame([...players], 0, { game: 'sprawlopolis' });
  const active = mover(players, table);
  const other = active === players[0] ? players[1] : players[0];
  const panel = await pressVerb(active, 'mine', table);
  const laid = await placeFirst(active, panel);
  await pressVerb(active, 'post', laid);
  const proposal = await other.sees(/proposes/);
  await harness.restart();
  await pressVerb(other, 'approve', proposal);
  const agreed = await other.sees(/Agreed: /);
  await harness.restart();
  await pressVerb(active, 'play-shown', agreed);
  expect(mover(players, await tableAfter(active, table))).toBe(other);
});
