import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { singleProcess } from '../../../src/bot/coordination.ts';
import type { Player } from '../../rig/chat-player.ts';
import { InProcessHarness } from '../../rig/in-process-harness.ts';
import { readMessage } from '../../rig/message-text.ts';
import {
  chooseStarts,
  mover,
  type Offer,
  offers,
  pressAndRead,
  pressVerb,
  startGame,
  tableAfter,
} from '../../rig/table-buttons.ts';

let harness: InProcessHarness;
let players: readonly [Player, Player];
let table: APIMessage;

beforeAll(async () => {
  harness = await InProcessHarness.open({ coordination: singleProcess() });
  players = [harness.person('Ada'), harness.person('Bruno')];
  players[1].speak('es-ES');
  table = await chooseStarts(players, await startGame(players, 0, { hints: 'always' }));
});
afterAll(() => harness.close());

/** The last space of a row: something lies there face down. */
function hidden(row: number): Offer {
  const id = mover(players, table).buttons(table)[4 * row + 3]?.customId;
  const offer = offers(table, 'take').find(({ customId }) => customId === id);
  if (!offer) throw new Error('The last space of the row is taken.');
  return offer;
}

const QUESTION = /you can’t undo|no (?:puedes|podrás) deshacer/;

test('one press on a hidden item only asks, and Back leaves everything as it was', async () => {
  const active = mover(players, table);
  for (const row of [0, 1, 2, 3]) {
    const question = await pressAndRead(active, hidden(row));
    expect(active.isPrivate(question)).toBe(true);
    expect(readMessage(question)).toMatch(QUESTION);
    expect(offers(question).map(({ verb }) => verb)).toEqual(['turn-up', 'show']);
    expect(readMessage(await pressVerb(active, 'show', question))).not.toMatch(QUESTION);
  }
  // Nothing was revealed: a space with nothing hidden can still be taken, and undone.
  const panel = await pressVerb(active, 'take', table);
  expect(offers(panel, 'back')).toHaveLength(1);
  await pressVerb(active, 'back', panel);
});

test('the question survives a restart; once revealed, it is taken for good', async () => {
  const active = mover(players, table);
  const question = await pressAndRead(active, hidden(1));
  await harness.stop();
  await harness.start();
  const panel = await pressVerb(active, 'turn-up', question);
  expect(offers(panel, 'put', 'menu').length).toBeGreaterThan(0);
  expect(offers(panel, 'back')).toHaveLength(0);
  // Pressed again, the table leads back to the panel and asks nothing.
  expect(readMessage(await pressAndRead(active, hidden(1)))).not.toMatch(QUESTION);
  // Another hidden item can't be had as well.
  expect(offers(await pressAndRead(active, hidden(0)), 'turn-up')).toHaveLength(0);
});

test('what is selected is placed by Confirm alone, as it was selected; any other letter places it elsewhere', async () => {
  const active = mover(players, table);
  const panel = await pressVerb(active, 'mine', table);
  expect(readMessage(panel)).toMatch(/(Selected: tile at|Elegido: loseta en) [A-Z]\./);
  // A panel that selects something else says so in its Confirm, and an id that mixes both is refused.
  const stampOf = (on: APIMessage) => offers(on, 'confirm')[0]!.customId.split(':')[3]!;
  const stamp = stampOf(panel);
  let turned = panel;
  for (const way of offers(panel, 'show')) if (stampOf(turned) === stamp) turned = await pressAndRead(active, way);
  expect(stampOf(turned)).not.toBe(stamp);
  const mixed = offers(turned, 'confirm')[0]!.customId.split(':');
  await active.forge(mixed.with(3, stamp).join(':'), turned);
  expect(readMessage(await active.answer())).toMatch(/panel is out of date|moved on|[Hh]as seguido|ha avanzado/);
  await pressVerb(active, 'confirm', await pressVerb(active, 'mine', table));
  table = await tableAfter(active, table);
  expect(readMessage(table)).toMatch(/\*\* placed the tile at [A-Z]\d+/);
});

test('a hidden card leaves nothing to choose: once revealed, it is shown and the turn is over', async () => {
  const active = mover(players, table);
  const question = await pressAndRead(active, hidden(0));
  const answer = await pressVerb(active, 'turn-up', question);
  expect(readMessage(answer)).toMatch(/worth \*\*\d+\*\* points? now|[Aa]hora vale \*\*\d+\*\*/);
  expect(offers(answer, 'confirm', 'back')).toEqual([]);
  table = await tableAfter(active, table);
  expect(mover(players, table)).not.toBe(active);
});
