import { describe, expect, test } from 'vitest';
import { altText } from '#games/words';
import { ALT_TEXT_LIMIT, LANGUAGES, type Language } from '#i18n';
import { CARD_IDS, type CardId, stagesOf, WONDER_IDS } from '../../../../src/games/wonders/rules/content.ts';
import { SIDES } from '../../../../src/games/wonders/rules/kinds.ts';
import type { City } from '../../../../src/games/wonders/rules/types.ts';
import { cardName, isAgain, wonderName } from '../../../../src/games/wonders/words/names.ts';
import { speech } from '../../../../src/games/wonders/words/speech.ts';
import { cityOf, readerOf, SEVEN, THREE, viewOf } from './sample-views.ts';

const NUMBERS = {
  en: { coins: / (\d+) coin/, debts: / (\d+) debt/, diplomacy: / (\d+) diplomacy/, tokens: /tokens ([\d−, ]+)\./ },
  es: {
    coins: / (\d+) moneda/,
    debts: / (\d+) deuda/,
    diplomacy: / (\d+) fichas? de dip/,
    tokens: /fichas ([\d−, ]+)\./,
  },
} as const;

/** Cards of one name do the same, and no city has both: they are told apart by nothing but their Age. */
const named = (language: Language): ReadonlyMap<string, CardId> =>
  new Map(CARD_IDS.filter((id) => !isAgain(id)).map((id) => [cardName(language, id), id]));

/** The city that a description tells of. */
function rebuilt(alt: string, language: Language): City {
  const say = speech(language);
  const cards = named(language);
  const boards = WONDER_IDS.flatMap((wonder) => SIDES.map((side) => ({ wonder, side })));
  const board = boards.find(({ wonder, side }) =>
    alt.includes(`, ${wonderName(language, wonder)} (${say(`side.${side}`)}),`),
  );
  if (!board) throw new Error(`no wonder in: ${alt}`);
  const number = (what: 'coins' | 'debts' | 'diplomacy') => Number(NUMBERS[language][what].exec(alt)?.[1] ?? 0);
  const lists = alt.split('. ').map((sentence) => sentence.split(', ').map((name) => cards.get(name)));
  const list = lists.find((each) => each.every((id) => id !== undefined)) ?? [];
  const tokens = NUMBERS[language].tokens.exec(alt)?.[1]?.split(', ') ?? [];
  return {
    ...board,
    stages: Number(/; (?:stages|etapas) (\d+)/.exec(alt)?.[1]),
    cards: list.filter((id) => id !== undefined),
    coins: number('coins'),
    debts: number('debts'),
    diplomacy: number('diplomacy'),
    tokens: tokens.map((token) => Number(token.replace('−', '-'))),
  };
}

/** More than any city ever holds, by their longest names. */
const longest = (language: Language): CardId[] =>
  [...named(language).entries()]
    .sort(([a], [b]) => b.length - a.length)
    .slice(0, 24)
    .map(([, id]) => id);

describe.each(LANGUAGES)('a city can be built again from its description in %s', (language) => {
  const stuffed = cityOf('halikarnassos', {
    ...{ side: 'night', stages: 2, cards: longest(language), coins: 17, debts: 12, diplomacy: 2 },
    tokens: [-1, -1, -1, 1, 3, 3],
  });
  const cities = [...THREE, ...SEVEN, cityOf('gizah', { stages: stagesOf(cityOf('gizah')).length }), stuffed];

  test.each(cities.map((city) => [city.wonder, city] as const))('%s', (_, city) => {
    const view = viewOf([city, ...THREE.slice(1)]);
    const alt = altText({ game: 'wonders', kind: 'city', view, seat: 0 }, readerOf(language, ['W'.repeat(32)]));
    expect(rebuilt(alt, language)).toEqual(city);
    expect(alt.length).toBeLessThanOrEqual(ALT_TEXT_LIMIT);
  });
});
