import { afterAll, beforeAll, expect, it } from 'vitest';
import { words } from '#i18n';
import { ACTIONS } from '../../src/bot/actions/index.ts';
import type { Player } from '../rig/chat-player.ts';
import { InProcessHarness } from '../rig/in-process-harness.ts';
import { readMessage } from '../rig/message-text.ts';
import { chooseStarts, mover, offers, prepareTurn, pressVerb, startGame } from '../rig/table-buttons.ts';

/** Buttons and menus that stand on private messages alone: what they answer with is for one person's eyes. */
const PRIVATE = ACTIONS.flatMap(({ id, answer }) => (answer === 'panel' ? [id] : []));

let harness: InProcessHarness;
let players: [Player, Player];

beforeAll(async () => {
  harness = await InProcessHarness.open();
  players = [harness.person('Ada'), harness.person('Bruno')];
});
afterAll(() => harness.close());

it('a press that belongs on a private message is refused on a public one, though all else about it is right', async () => {
  const table = await chooseStarts(players, await startGame(players));
  const active = mover(players, table);
  const panel = await prepareTurn(active, await pressVerb(active, 'take', table));
  const [confirm] = offers(panel, 'confirm');
  const before = structuredClone(harness.world.posts.get(table.id)?.message);
  for (const verb of PRIVATE) {
    const forged = confirm!.customId.replace(':confirm:', `:${verb}:`);
    for (const [id, values] of [[forged], [`${forged}:0`], [`${forged}:0`, ['0']]] as const) {
      await active.forge(id, table, values && [...values]);
      const answer = await active.answer();
      expect(active.isPrivate(answer), verb).toBe(true);
      expect(readMessage(answer), verb).toContain(words(active === players[0] ? 'en' : 'es')('bot.refusal.unknown'));
    }
  }
  expect(harness.world.posts.get(table.id)?.message).toEqual(before);
  await active.press(confirm!.customId, panel);
  await active.loses(panel);
});
