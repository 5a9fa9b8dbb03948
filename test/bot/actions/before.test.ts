import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FEATURE_COUNTS } from '../../../src/games/cities/rules/content.ts';
import { FEATURES } from '../../../src/games/cities/rules/kinds.ts';
import { ROWS } from '../../../src/games/cities/rules/types.ts';
import { speech } from '../../../src/games/cities/words/speech.ts';
import type { Player } from '../../rig/chat-player.ts';
import { InProcessHarness } from '../../rig/in-process-harness.ts';
import { readMessage } from '../../rig/message-text.ts';
import { mover, offers, pressAndRead, pressVerb, startGame, tableAfter } from '../../rig/table-buttons.ts';

const SAID = {
  en: {
    locale: 'en-US',
    questions: {
      cards: /Take the face-down card\? Once it’s revealed, you can’t undo\./,
      tiles: /Take the face-down tile\? Once it’s revealed, you can’t undo\./,
      features: /Take the face-down feature( and the one next to it \(.+\))?\? Once it’s revealed, you can’t undo\./,
      pieces: /Take two pieces from the bag\? Once it’s revealed, you can’t undo\./,
    },
    ring: /You keep your ring/,
    counts: /Features in the game: dolphin \d+, sailboat \d+, ferry \d+, lighthouse \d+\./,
    goals: /Goals: Grand canal \d+\/\d+.*; Bridges \d+\/\d+.*; Regatta \d+\/\d+/,
    cards: /Cards: [^.]+: \d+/,
    start: /Starting tiles to pick from: A: .+ Goals: Grand canal \(.+\), .+Bridges \(.+\), .+Regatta \(.+\)/s,
  },
  es: {
    locale: 'es-ES',
    questions: {
      cards: /¿Tomas la carta boca abajo\? Una vez que lo reveles, no podrás deshacerlo\./,
      tiles: /¿Tomas la loseta boca abajo\? Una vez que lo reveles, no podrás deshacerlo\./,
      features:
        /¿Tomas el atributo boca abajo( y también lo de al lado \(.+\))?\? Una vez que lo reveles, no podrás deshacerlo\./,
      pieces: /¿Tomas dos piezas de la bolsa\? Una vez que lo reveles, no podrás deshacerlo\./,
    },
    ring: /Tu anillo se queda/,
    counts: /En el juego hay: delfín \d+, velero \d+, ferri \d+, faro \d+\./,
    goals: /Logros: Gran canal \d+\/\d+.*; Puentes \d+\/\d+.*; Regata \d+\/\d+/,
    cards: /Cartas: [^.]+: \d+/,
    start: /Losetas de inicio para elegir: A: .+ Logros: Gran canal \(.+\), .+Puentes \(.+\), .+Regata \(.+\)/s,
  },
} as const;

describe.each(['en', 'es'] as const)('what is seen before it is taken, in %s', (language) => {
  const said = SAID[language];
  let harness: InProcessHarness;
  let players: readonly [Player, Player];
  let table: APIMessage;

  beforeAll(async () => {
    harness = await InProcessHarness.open();
    players = [harness.person('Ada').speak(said.locale), harness.person('Chen').speak(said.locale)];
    table = await startGame([...players], 0, { language, board: 'venice', hints: 'always' });
  });
  afterAll(() => harness.close());

  const space = (player: Player, row: number, slot: number): Promise<APIMessage> =>
    pressAndRead(player, { verb: 'take', customId: player.buttons(table)[4 * row + slot]!.customId, value: null });

  it('starting tiles are picked seeing the goals of the city, before anything is dealt', async () => {
    for (let chosen = 0; chosen < 2; chosen++) {
      expect(offers(table, 'take')).toHaveLength(4 - chosen);
      expect(readMessage(table)).toMatch(said.start);
      await pressVerb(mover(players, table), 'take', table);
      table = await tableAfter(players[0], table);
    }
    expect(offers(table, 'take')).toHaveLength(16);
  });

  it('what lies face up opens its panel at once, and can be given back', async () => {
    const player = mover(players, table);
    for (const row of ROWS.keys()) {
      const panel = await space(player, row, 0);
      expect(player.isPrivate(panel)).toBe(true);
      expect(offers(panel, 'confirm')).toHaveLength(1);
      expect(offers(panel, 'back')).toHaveLength(1);
      if (row > 0) expect(readMessage(panel)).toMatch(said.goals);
    }
    expect(offers(table, 'take')).toHaveLength(16);
  });

  it('what lies face down is asked about first, in every row, on one’s turn; off turn it can only be planned', async () => {
    const player = mover(players, table);
    const [other] = players.filter((each) => each !== player);
    for (const [i, row] of ROWS.entries()) {
      const question = await space(player, i, 3);
      expect(readMessage(question)).toMatch(said.questions[row]);
      expect(offers(question).map(({ verb }) => verb)).toEqual(['turn-up', 'show']);
      expect(offers(await space(other!, i, 3), 'turn-up', 'confirm')).toEqual([]);
    }
  });

  it('what is placed is placed seeing one’s cards and the goals', async () => {
    const [first, second] = mover(players, table) === players[0] ? players : [players[1], players[0]];
    for (const player of [first, second]) {
      await pressVerb(player, 'confirm', await space(player, 0, player === first ? 0 : 1));
      table = await tableAfter(player, table);
    }
    const panel = await space(first, 3, 0);
    expect(readMessage(panel)).toMatch(said.goals);
    expect(readMessage(panel)).toMatch(said.cards);
  });

  it('a closer look says what the rules say of all goals, and how many of each feature there are', async () => {
    const [player] = players;
    await player.slash('cities neighborhood');
    const goals = offers(await player.answer(), 'closeup');
    // And the card that was taken.
    expect(goals).toHaveLength(4);
    const told = [];
    for (const goal of goals.slice(0, 3)) told.push(readMessage(await pressAndRead(player, goal)));
    for (const each of told) expect(each).toMatch(said.ring);
    expect(told.filter((each) => said.counts.test(each))).toHaveLength(1);
  });

  it('so do the rules of the game', async () => {
    const say = speech(language);
    const [player] = players;
    await player.slash('cities rules', { game: 'cities', topic: 'cities.features' });
    const rules = readMessage(await player.answer());
    for (const feature of FEATURES) expect(rules).toContain(`${say(`feature.${feature}`)} ${FEATURE_COUNTS[feature]}`);
    expect(rules).toMatch(
      language === 'en' ? /it counts as land of every color/ : /cuenta como solar de todos los colores/,
    );
  });
});
