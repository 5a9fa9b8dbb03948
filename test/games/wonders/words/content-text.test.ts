import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#i18n';
import { CARD_IDS, cardOf, WONDER_IDS } from '../../../../src/games/wonders/rules/content.ts';
import { content } from '../../../../src/games/wonders/words/content-text.ts';
import { cardName, wonderName } from '../../../../src/games/wonders/words/names.ts';

const textOf = (language: Language, id: string) => content(language).find((fact) => fact.id === id)?.text;

describe.each(LANGUAGES)('the content in %s', (language) => {
  const facts = content(language);

  test('has every card, guild and black card, both sides of every board, and every good', () => {
    expect(facts.filter(({ kind }) => kind === 'card').map(({ id }) => id)).toEqual(CARD_IDS);
    expect(facts.filter(({ kind }) => kind === 'board')).toHaveLength(2 * WONDER_IDS.length);
    expect(facts.filter(({ kind }) => kind === 'good')).toHaveLength(7);
  });

  test('calls each card and board by a name of its own, under an id of its own', () => {
    const named = facts.filter(({ name }) => name !== undefined);
    expect(named).toHaveLength(CARD_IDS.length + 2 * WONDER_IDS.length);
    expect(new Set(named.map(({ name }) => name)).size).toBe(named.length);
    expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length);
  });

  test('says all of it in sentences that fit a message', () => {
    for (const { text } of facts) {
      expect(text).not.toMatch(/\{\{|undefined|null|NaN|\s\s|\.\./);
      expect(text.length).toBeLessThan(1000);
    }
  });
});

describe('names', () => {
  /** Latin words, or words of both languages. */
  const SAME = new Set(['Altar', 'Ludus', 'Arsenal', 'Memorial', 'Petra']);

  test('are Spanish in Spanish, or meant to be the same', () => {
    const pairs = [
      ...CARD_IDS.map((id) => [cardName('en', id), cardName('es', id)] as const),
      ...WONDER_IDS.map((id) => [wonderName('en', id), wonderName('es', id)] as const),
    ];
    expect(new Set(pairs.filter(([en, es]) => en === es).map(([en]) => en))).toEqual(SAME);
  });

  test.each(LANGUAGES)('tell cards apart in %s where the rules do, and only there', (language) => {
    for (const one of CARD_IDS)
      for (const other of CARD_IDS)
        expect(cardName(language, one) === cardName(language, other)).toBe(cardOf(one).name === cardOf(other).name);
  });

  test('are short enough for a card, and set with proper apostrophes', () => {
    for (const language of LANGUAGES) for (const id of CARD_IDS) expect(cardName(language, id)).toMatch(/^[^']{3,24}$/);
    expect(cardName('en', 'smugglers-cache')).toBe('Smuggler’s Cache');
  });
});

test('texts are Spanish in Spanish', () => {
  const english = content('en');
  expect(content('es').filter(({ text }, i) => text === english[i]?.text)).toEqual([]);
});

test.each([
  [
    'library',
    'Green card of Age II. Cost: 2 stone, textile. Free with Scriptorium in the city. Science: tablet. ' +
      'Leads to Senate, University. 2 copies, in the deck from 3 and 6 players on.',
  ],
  [
    'forum',
    'Yellow card of Age II. Cost: 2 clay. Free with East Trading Post or West Trading Post in the city. ' +
      'Makes glass, papyrus or textile, one of them every turn, just for you: neighbors can’t buy it. ' +
      'Leads to Haven. 3 copies, in the deck from 3, 6 and 7 players on.',
  ],
  [
    'brotherhood',
    'Black card of Age III, only with Cities. Cost: 2 wood, ore, textile. ' +
      'Every other city loses 3 coins or takes debts. 4 points at the end. ' +
      'Each game uses as many of the Age’s 14 black cards as there are players.',
  ],
  [
    'gizah-night',
    'Gizah (Great Pyramid), night side: the board makes stone, which neighbors can buy. ' +
      'Stage 1 costs 2 wood. 3 points at the end. Stage 2 costs 3 stone. 5 points at the end. ' +
      'Stage 3 costs 3 clay. 5 points at the end. Stage 4 costs 4 stone, papyrus. 7 points at the end.',
  ],
])('%s is told as a stranger needs it', (id, text) => expect(textOf('en', id)).toBe(text));

test('a card is told in Spanish as well', () => {
  expect(textOf('es', 'capitol')).toBe(
    'Carta negra de la era III, solo con Cities. Cuesta: 2 monedas, 2 de piedra, 2 de arcilla, vidrio, papiro. ' +
      '8 puntos al final. De 14 cartas negras de la era se sacan tantas como jugadores.',
  );
});
