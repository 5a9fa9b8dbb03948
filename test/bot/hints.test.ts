import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine';
import { GAME_IDS } from '#games';
import { RULES } from '#games/rules';
import { WORDS } from '#games/words';
import { LANGUAGES } from '#i18n';
import { DEFAULT_SETTINGS, nextTip, TIPS, withTableCounted } from '#room';
import { PERSON } from '../../src/bot/repositories/people.ts';
import type { Player } from '../rig/chat-player.ts';
import { InProcessHarness } from '../rig/in-process-harness.ts';
import { readMessage } from '../rig/message-text.ts';
import { dice } from '../rig/play.ts';
import { choose, isPanel } from '../rig/random-player.ts';
import { mover, offers, pressAndRead, pressVerb, readyTurn, startGame, tableAfter } from '../rig/table-buttons.ts';
import { inTurn, pairsOf } from '../rig/todays-share.ts';

/** From the table to Confirm. */
async function playTurn(player: Player, table: APIMessage): Promise<void> {
  const luck = dice(table.id);
  let panel = await pressAndRead(player, offers(table, 'take')[0] ?? offers(table, 'mine')[0]!);
  for (let ended = false; !ended && isPanel(panel); ) {
    const offer = choose(luck, panel);
    ended = offer.verb === 'confirm';
    panel = await pressAndRead(player, offer);
  }
}

describe.each(['en', 'es'] as const)('hints at someone’s first tables, in %s', (language) => {
  const isIts = inTurn(language === 'en' ? 0 : 1);
  let harness: InProcessHarness;
  let players: [Player, Player];
  let table: APIMessage;

  beforeEach(async () => {
    harness = await InProcessHarness.open({ seed: () => 'a first game' });
    players = [harness.person('Ada').speak('en-US'), harness.person('Bruno').speak('en-US')];
  });
  afterEach(() => harness.close());

  const FIRST = language === 'en' ? /💡 Press any free space/ : /💡 Pulsa cualquier casilla libre/;
  const SECOND = language === 'en' ? /💡 Each round, send one worker/ : /💡 En cada ronda envías/;
  const THIRD = language === 'en' ? /💡 Goals, water, parks/ : /💡 Puntúan logros/;

  const LESSON =
    language === 'en' ? /Each round: 2 workers in every row/ : /En cada ronda: 2 trabajadores en cada fila/;
  let lessons: boolean;

  async function begin(): Promise<void> {
    let first = await startGame(players, 0, { language });
    // Spaces aren't explained while there are none; the picture tells what is to come.
    expect(readMessage(first)).not.toMatch(/💡/);
    lessons = LESSON.test(readMessage(first));
    while (offers(first, 'take').length < 16) {
      const player = mover(players, first);
      await pressVerb(player, 'take', first);
      first = await tableAfter(player, first);
    }
    table = first;
  }

  async function takeTurn(): Promise<void> {
    const { active, panel, table: begun } = await readyTurn(players, table);
    expect(begun.id).toBe(table.id);
    await pressVerb(active, 'confirm', panel);
    table = await tableAfter(active, table);
  }

  it.runIf(isIts())('come one after the other to each, and end by themselves', async () => {
    await begin();
    expect(lessons).toBe(true);
    for (const hint of [FIRST, FIRST, SECOND, SECOND, THIRD, THIRD]) {
      expect(readMessage(table)).toMatch(hint);
      await takeTurn();
    }
    expect(readMessage(table)).not.toMatch(/💡/);
  });

  it.runIf(isIts())(
    'are not shown to a person who switched them off, nor again when the table is posted again',
    async () => {
      for (const player of players) {
        await player.slash('cities settings', { hints: false });
        expect(readMessage(await player.answer())).toMatch(/Tips in first games: \*\*no/);
      }
      await begin();
      expect(lessons).toBe(false);
      expect(readMessage(table)).not.toMatch(/💡/);
      const off = mover(players, table);
      await off.slash('cities settings', { hints: true });
      await off.answer();
      await takeTurn();
      await takeTurn();
      expect(readMessage(table)).toMatch(FIRST);
      await off.slash('cities board');
      expect(readMessage(await tableAfter(off, table))).not.toMatch(/💡/);
    },
  );
});

const CASES = pairsOf(GAME_IDS, LANGUAGES).map(([game, language]) => ({ game, language }));

it.each(CASES)('every game has its hints, one a table, until there is none left: $game in $language', async (told) => {
  const { game, language } = told;
  const harness = await InProcessHarness.open({ seed: () => 'every first game' });
  const ada = harness.person('Ada');
  const computers = RULES[game].seats.min - 1;
  await ada.slash('cities new', { game, language, ...(computers > 0 ? { computers } : {}) });
  await pressVerb(ada, 'start', await ada.sees(/wants to play|quiere jugar/));
  const isTable = (message: APIMessage) => !ada.isPrivate(message) && offers(message, 'mine').length > 0;
  let table = await ada.finds('the table', isTable);
  const hints: string[] = [];
  // Some games have no tips before the first turn.
  for (let turns = 0; turns < TIPS.length + 2; turns++) {
    hints.push(/^-# 💡 (.+)$/m.exec(readMessage(table))?.[1] ?? '');
    const { id } = table;
    await playTurn(ada, table);
    table = await ada.finds('the next table', (message) => isTable(message) && BigInt(message.id) > BigInt(id));
  }
  const say = WORDS[game].say(language);
  expect(hints.filter(Boolean)).toEqual(TIPS.map((hint) => say(`hints.${hint}`)));
  expect(hints.at(-1)).toBe('');
  await harness.close();
});

it('tips are counted up to the last one, per game, and not for people stored before there were any', () => {
  const seen = TIPS.reduce((person) => withTableCounted(person, 'cities'), DEFAULT_SETTINGS);
  expect(nextTip(DEFAULT_SETTINGS, 'cities')).toBe('first');
  expect(nextTip(seen, 'cities')).toBeNull();
  expect(nextTip(seen, 'tourists')).toBe('first');
  expect(withTableCounted(seen, 'cities')).toBe(seen);
  const { hints: _, tables: __, ...before } = { ...DEFAULT_SETTINGS, version: 1 };
  let record: JsonObject = before;
  for (let version = 1; version < PERSON.version; version++) record = PERSON.migrations[version]?.(record) ?? record;
  const after = PERSON.schema.parse({ ...record, version: PERSON.version });
  expect(nextTip(after, 'cities')).toBeNull();
});
