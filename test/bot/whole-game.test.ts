import type { APIMessage } from 'discord-api-types/v10';
import { expect, it } from 'vitest';
import { importMatch } from '#engine';
import { GAMES } from '#games/rules';
import { singleProcess } from '../../src/bot/coordination.ts';
import { InProcessHarness } from '../rig/in-process-harness.ts';
import { readMessage } from '../rig/message-text.ts';
import { dice } from '../rig/play.ts';
import { choose, isPanel } from '../rig/random-player.ts';
import { offers, pressAndRead, pressAtEnd, pressVerb, startGame } from '../rig/table-buttons.ts';
import { type Tables, wholeGames } from './whole-game.ts';

const TABLES: Tables = [['two people', { channel: 'town-square', people: ['Ada', 'Bruno'], chosen: {} }]];
const OVER = /\[Rematch\]/;

wholeGames(TABLES, (harness) => {
  it('begins with the hash of the shuffle for every start player', async () => {
    const host = harness().person('Gael', 'chatter').speak('en-US');
    // Three computers mostly choose before the host; who begins is part of the shuffle.
    for (let game = 0; game < 3; game++) {
      expect(readMessage(await startGame([host], 3))).toMatch(/To verify the shuffle later: `[0-9a-f]{16}`/);
      await host.slash('cities end');
      await pressVerb(host, 'finish', await host.answer());
    }
  });

  it('can be played again', async () => {
    const player = harness().person('Ada');
    const answer = await pressVerb(player, 'rematch', await player.sees(OVER));
    expect(readMessage(answer)).not.toMatch(/doesn’t work anymore/);
  });
});

/** The quickest there is: one person, and computers that need not play well. */
it('of Wonders is played to its end through buttons, too', async () => {
  const harness = await InProcessHarness.open({ coordination: singleProcess() });
  const ada = harness.person('Ada');
  const luck = dice('a whole game of Wonders');
  await ada.slash('cities new', { game: 'wonders', computers: 2, strength: 'easy' });
  await pressVerb(ada, 'start', await ada.sees(/wants to play/));
  const isPublic = (message: APIMessage) => !ada.isPrivate(message) && offers(message, 'mine', 'rematch').length > 0;
  let table = await ada.finds('the first table', isPublic);
  let turns = 0;
  for (; offers(table, 'mine').length > 0; turns++) {
    const { id } = table;
    let panel = await pressVerb(ada, 'mine', table);
    for (let ended = false; !ended && isPanel(panel); ) {
      const offer = choose(luck, panel);
      ended = offer.verb === 'confirm';
      panel = await pressAndRead(ada, offer);
    }
    table = await ada.finds('the next table', (message) => isPublic(message) && BigInt(message.id) > BigInt(id));
  }
  // Three ages of six turns each, and what a wonder may add.
  expect(turns).toBeGreaterThanOrEqual(18);
  expect(readMessage(table)).toMatch(OVER);
  expect(table.attachments.at(-1)?.description).toMatch(/The game is over\. .* wins .*\(Military \d+/);
  const file = JSON.parse(harness.fileOf(await pressAtEnd(ada, 'export', table)).toString());
  const match = importMatch(GAMES, file);
  expect(match.ok && GAMES.find(({ id }) => id === match.value.game)?.outcome(match.value.state)).toBeTruthy();
  expect(harness.output).not.toMatch(/"level":(40|50|60)/);
  await harness.close();
});
