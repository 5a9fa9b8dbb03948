import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GAME_IDS } from '#games';
import { RULES } from '#games/rules';
import { LANGUAGES } from '#i18n';
import type { Player } from '../rig/chat-player.ts';
import { InProcessHarness } from '../rig/in-process-harness.ts';
import { readMessage } from '../rig/message-text.ts';
import { dice } from '../rig/play.ts';
import { choose, isPanel } from '../rig/random-player.ts';
import { offers, pressAndRead, pressVerb } from '../rig/table-buttons.ts';

const LOCALES = { en: 'en-US', es: 'es-ES' } as const;
const STANDIN = /Ada \(bot\)/;
const CASES = GAME_IDS.flatMap((game) => LANGUAGES.map((language) => ({ game, language })));
/** Turns of Ada before she leaves: in some games the first isn't announced. */
const TURNS = 3;

describe('what someone did before they left', () => {
  let harness: InProcessHarness;
  let ada: Player;
  let chen: Player;
  const luck = dice('handed over');

  beforeEach(async () => {
    harness = await InProcessHarness.open();
    [ada, chen] = [harness.person('Ada'), harness.person('Chen')];
  });
  afterEach(() => harness.close());

  const isTable = (message: APIMessage) => !ada.isPrivate(message) && offers(message, 'mine').length > 0;
  const tableAfter = (old?: APIMessage) =>
    ada.finds('the next table', (message) => isTable(message) && (!old || BigInt(message.id) > BigInt(old.id)));

  async function begin(game: (typeof GAME_IDS)[number], language: string): Promise<APIMessage> {
    const before = ada.messages().at(-1);
    const computers = RULES[game].seats.min - 2;
    await ada.slash('cities new', { game, language, ...(computers > 0 ? { computers } : {}) });
    const lobby = await ada.sees(/wants to play|quiere jugar/, before);
    await pressVerb(chen, 'join', lobby);
    await pressVerb(ada, 'start', lobby);
    return tableAfter(lobby);
  }

  /** A picture shows whose city it is now; the lines say who did what. */
  const linesOf = (message: APIMessage): string[] =>
    readMessage(message)
      .split('\n')
      .filter((line) => !line.startsWith('(picture'));

  /** From the table to Confirm. */
  async function turn(player: Player, table: APIMessage): Promise<void> {
    let panel = await pressAndRead(player, offers(table, 'take')[0] ?? offers(table, 'mine')[0]!);
    for (let ended = false; !ended && isPanel(panel); ) {
      const offer = choose(luck, panel);
      ended = offer.verb === 'confirm';
      panel = await pressAndRead(player, offer);
    }
  }

  /** Chen moves first of the players to move at once, so that Ada's move is the last one Chen hasn't seen. */
  async function playUntilChen(first: APIMessage): Promise<APIMessage> {
    let table = first;
    const isAwaited = ({ mention }: Player) => readMessage(table).includes(mention);
    for (let moves = 0; moves < TURNS || !isAwaited(chen); ) {
      const awaited = [chen, ada].filter(isAwaited);
      for (const player of awaited) await turn(player, table);
      if (awaited.includes(ada)) moves += 1;
      table = await tableAfter(table);
    }
    return table;
  }

  it.each(CASES)('is told as their doing after they left, in $game in $language', async ({ game, language }) => {
    for (const player of [ada, chen]) player.speak(LOCALES[language]);
    let table = await playUntilChen(await begin(game, language));
    await ada.slash('cities leave');
    await pressVerb(ada, 'go', await ada.answer());
    table = await tableAfter(table);
    const since = linesOf(await pressVerb(chen, 'since', await pressVerb(chen, 'more', table)));
    expect(since).toContainEqual(expect.stringMatching(/\*\*Ada\*\*/));
    expect(since).not.toContainEqual(expect.stringMatching(STANDIN));
  });
});
