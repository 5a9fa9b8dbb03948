import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { singleProcess } from '../../../src/bot/coordination.ts';
import { CARD_IDS } from '../../../src/games/cities/rules/content.ts';
import { cardText } from '../../../src/games/cities/words/phrases.ts';
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
  table = await chooseStarts(players, await startGame(players));
});
afterAll(() => harness.close());

/** The free cards that lie face up. */
function openCards(): Offer[] {
  const ids = mover(players, table)
    .buttons(table)
    .slice(0, 3)
    .map(({ customId }) => customId);
  return offers(table, 'take').filter(({ customId }) => ids.includes(customId));
}

/** Which card a panel tells of, by its whole sentence. */
const told = (panel: APIMessage, language: 'en' | 'es') => {
  const words = readMessage(panel).toLowerCase();
  return CARD_IDS.filter((id) => words.includes(`${cardText(language, id)} (`.toLowerCase()));
};

const languageOf = (player: Player) => (player === players[1] ? 'es' : 'en');

test('a card is shown whole, in the language of who looks, before it is taken, and so are its neighbors', async () => {
  for (let turn = 0; turn < 2; turn++) {
    const active = mover(players, table);
    const language = languageOf(active);
    const [first] = openCards();
    let panel = await pressAndRead(active, first!);
    expect(readMessage(panel)).toMatch(
      language === 'en' ? /worth \*\*\d+\*\* points? now/ : /[Aa]hora vale \*\*\d+\*\*/,
    );
    const seen = new Set(told(panel, language));
    expect(seen.size).toBe(1);
    const others = openCards().length;
    for (let step = 1; step < others; step++) {
      panel = await pressAndRead(active, offers(panel, 'anew').at(-1)!);
      for (const id of told(panel, language)) seen.add(id);
    }
    expect(seen.size).toBe(others);
    const [card] = told(panel, language);
    await pressVerb(active, 'confirm', panel);
    table = await tableAfter(active, table);
    expect(readMessage(table)).toContain(cardText('en', card!).replace(/;.*/, ''));
  }
});

test('Back gives the card back', async () => {
  const active = mover(players, table);
  const [first] = openCards();
  const panel = await pressAndRead(active, first!);
  const after = await pressVerb(active, 'back', panel);
  expect(told(after, languageOf(active))).toEqual([]);
});
