import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Reader, withEmojis } from '#i18n';
import type { Conflict, News, PlayedCard } from '../../../../src/games/wonders/rules/types.ts';
import type { View } from '../../../../src/games/wonders/rules/view.ts';
import { toldLines } from '../../../../src/games/wonders/words/story-text.ts';
import { at, cityOf, readerOf, THREE, THREE_NAMES, viewOf } from './sample-views.ts';

const storyLines = (view: View, reader: Reader): string[] =>
  toldLines(view, view, reader).map(({ text }) => withEmojis(text));
const told = (language: 'en' | 'es', ...news: readonly News[]) =>
  storyLines(viewOf(THREE, { news }), readerOf(language, THREE_NAMES));
const did = (played: PlayedCard): News => ({ kind: 'did', seat: 0, deed: played });
const paid = (bank: number, left: number, right: number) => ({ bank, left, right });

describe('a played card in one line', () => {
  test.each<[PlayedCard, string, string]>([
    [
      { kind: 'built', card: 'brotherhood', way: 'paid', paid: paid(0, 2, 0) },
      '**Bruno** built Brotherhood, paying 2 coins to Ines: all others lose 3 coins',
      '**Bruno** ha construido Hermandad, pagando 2 monedas a Ines: todos los demás pierden 3 monedas',
    ],
    [
      { kind: 'built', card: 'raider-fort', way: 'paid', paid: paid(1, 1, 2) },
      '**Bruno** built Raider Fort, paying 1 coin to Ines, 2 coins to Rosa, 1 coin to the bank: a victory token worth 3, each neighbor takes 1 debt',
      '**Bruno** ha construido Fuerte de saqueadores, pagando 1 moneda a Ines, 2 monedas a Rosa, 1 moneda a la banca: una ficha de victoria de 3, cada ciudad vecina toma 1 deuda',
    ],
    [
      { kind: 'built', card: 'forum', way: 'chain', paid: paid(0, 0, 0) },
      '**Bruno** built Forum, free through a chain',
      '**Bruno** ha construido Foro, gratis por su cadena',
    ],
    [
      { kind: 'built', card: 'palace', way: 'power', paid: paid(0, 0, 0) },
      '**Bruno** built Palace, free with the wonder',
      '**Bruno** ha construido Palacio, gratis por la maravilla',
    ],
    [
      { kind: 'stage', stage: 2, paid: paid(0, 2, 1) },
      '**Bruno** built stage 2 of Gizah, paying 2 coins to Ines, 1 coin to Rosa',
      '**Bruno** ha construido la etapa 2 de Guiza, pagando 2 monedas a Ines, 1 moneda a Rosa',
    ],
    [{ kind: 'sold' }, '**Bruno** sold a card for 3 coins', '**Bruno** ha vendido una carta por 3 monedas'],
    [
      { kind: 'unearthed', card: 'tavern' },
      '**Bruno** built Tavern from the discard pile: gets 5 coins',
      '**Bruno** ha construido Taberna del descarte: recibe 5 monedas',
    ],
  ])('%j', (played, en, es) => {
    expect(told('en', did(played))).toEqual([en]);
    expect(told('es', did(played))).toEqual([es]);
  });

  test('counts what neighbors have as well where coins come for it', () => {
    const vineyard = did({ kind: 'built', card: 'vineyard', way: 'paid', paid: paid(0, 0, 0) });
    expect(told('en', vineyard)).toEqual(['**Bruno** built Vineyard: gets 3 coins']);
  });

  test('leaves the tokens of a conflict out that comes after it', () => {
    const conflict: Conflict = {
      age: 3,
      fights: [{ seats: [0, 1], shields: [3, 1], winner: 0, tokens: 1 }],
      diplomats: [],
    };
    const cities = [cityOf('gizah', { tokens: [1, 5] }), cityOf('petra', { tokens: [-1] }), cityOf('rhodos')];
    const market = did({ kind: 'built', card: 'slave-market', way: 'paid', paid: paid(0, 0, 0) });
    const view = viewOf(cities, { phase: 'over', news: [market, { kind: 'conflict', ...conflict }] });
    expect(at(storyLines(view, readerOf('en', THREE_NAMES)), 0)).toBe('**Bruno** built Slave Market: gets 1 coin');
  });
});

describe('a loss', () => {
  test.each([
    [2, 0, '**Ines** paid 2 coins'],
    [0, 1, '**Ines** took 1 debt'],
    [1, 2, '**Ines** paid 1 coin and took 2 debts'],
  ])('%j coins and %j debts', (coins, debts, line) => {
    expect(told('en', { kind: 'lost', seat: 1, coins, debts })).toEqual([line]);
  });
});

test('sides, and who leaves the pile alone', () => {
  expect(told('en', { kind: 'left', seat: 2 })).toEqual(['**Rosa** built nothing from the discard pile']);
  const view = viewOf(THREE, { phase: 'side', age: 1, news: [{ kind: 'side', seat: 0, side: 'night' }] });
  expect(storyLines(view, readerOf('en', THREE_NAMES))).toEqual(['**Bruno** plays Gizah, night side']);
  expect(storyLines(view, readerOf('es', THREE_NAMES))).toEqual(['**Bruno** juega con Guiza, cara de noche']);
});

const FOUGHT: Conflict = {
  age: 1,
  fights: [
    { seats: [0, 1], shields: [1, 4], winner: 1, tokens: 1 },
    { seats: [1, 2], shields: [4, 4], winner: null, tokens: 0 },
  ],
  diplomats: [2],
};

test('a conflict is told with its results, and the Age that follows it', () => {
  const view = viewOf(THREE, { news: [{ kind: 'conflict', ...FOUGHT }] });
  expect(storyLines(view, readerOf('en', THREE_NAMES))).toEqual([
    '⚔️ Age I conflicts: **Ines** +1, **Bruno** −1.',
    'Age II begins: hands pass to the right.',
  ]);
  expect(storyLines(view, readerOf('es', THREE_NAMES))[1]).toBe('Empieza la era II: las manos pasan a la derecha.');
});

test.each(LANGUAGES)(
  'a conflict is told by what it brought to whom, most first, or that nobody won: %s',
  (language) => {
    const fight = { seats: [1, 2], shields: [2, 0], winner: 1 } as const;
    const line = (conflict: Partial<Conflict>) =>
      at(told(language, { kind: 'conflict', ...FOUGHT, diplomats: [], ...conflict }), 0);
    const [two, one, none] = [2, 1, 0].map((tokens) => line({ fights: [{ ...fight, tokens }] }));
    expect(two).toContain('**Ines** +2, **Rosa** −2');
    expect(one).toContain('**Ines** +1, **Rosa** −1');
    expect(none).toBe(line({ fights: [] }));
    expect(none).toMatch(/^⚔️ (Nobody won|Nadie ha ganado)/);
  },
);

test('coins that were spent are no points lost, and a conflict adds none to a line', () => {
  const before = viewOf([cityOf('gizah', { coins: 6 }), at(THREE, 1), at(THREE, 2)]);
  const news: readonly News[] = [
    did({ kind: 'built', card: 'lumber-yard', way: 'paid', paid: paid(0, 3, 0) }),
    { kind: 'conflict', ...FOUGHT },
  ];
  const after = (cards: Parameters<typeof cityOf>[1]) =>
    toldLines(
      viewOf([cityOf('gizah', { ...cards, tokens: [-1] }), cityOf('petra', { tokens: [1] }), at(THREE, 2)], { news }),
      before,
      readerOf('en', THREE_NAMES),
    ).map(({ points }) => points);
  expect(after({ coins: 3, cards: ['lumber-yard'] })).toEqual([null, null, null]);
  expect(after({ coins: 3, cards: ['altar'] })).toEqual([{ gain: 3, total: 4 }, null, null]);
});
