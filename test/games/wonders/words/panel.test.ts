import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#i18n';
import { CARD_IDS } from '../../../../src/games/wonders/rules/content.ts';
import type { Phase } from '../../../../src/games/wonders/rules/types.ts';
import { answerLine } from '../../../../src/games/wonders/words/answer-text.ts';
import { wondersWords } from '../../../../src/games/wonders/words/index.ts';
import { cardName } from '../../../../src/games/wonders/words/names.ts';
import { priced, pricedTo, splitWords } from '../../../../src/games/wonders/words/payment-text.ts';
import { speech } from '../../../../src/games/wonders/words/speech.ts';
import { HAND, readerOf, THREE, THREE_NAMES, viewOf } from './sample-views.ts';

const way = (bank: number, left: number, right: number) => ({ bank, left, right });

describe('labels', () => {
  test.each([
    ['en', 'Excavation', way(1, 0, 0), 'Excavation · 1 coin'],
    ['en', 'Clay Pool', way(0, 2, 0), 'Clay Pool · buy for 2'],
    ['en', 'Stage 2', way(2, 0, 3), 'Stage 2 · 5 coins'],
    ['en', 'Altar', way(0, 0, 0), 'Altar · free'],
    ['es', 'Altar', way(0, 0, 0), 'Altar · gratis'],
    ['es', 'Barrizal', way(0, 1, 1), 'Barrizal · comprar por 2'],
  ] as const)('have what is built and its price in words: %s', (language, what, price, label) => {
    expect(priced(speech(language), what, price)).toBe(label);
  });

  test('of several ways to pay tell who gets how much', () => {
    const names = { left: 'Ines', right: 'Rosa' };
    expect(pricedTo(speech('en'), 'Build', way(0, 1, 1), names)).toBe('Build · 1 to Ines, 1 to Rosa');
    expect(pricedTo(speech('es'), 'Etapa 2', way(1, 3, 0), names)).toBe('Etapa 2 · 3 a Ines, 1 a la banca');
    expect(splitWords(speech('en'), 2, 1)).toBe('2 coins, 1 debt');
    expect(splitWords(speech('en'), 0, 3)).toBe('3 debts');
  });

  test.each(LANGUAGES)('fit a button: %s', (language) => {
    const words = speech(language);
    const plain = (
      [
        ...(['words', 'partner', 'hand', 'always', 'ask', 'nothing', 'next', 'previous'] as const),
        ...(['use', 'cards', 'split', 'side.day', 'side.night'] as const),
      ] as const
    ).map((key) => words(`panel.${key}`));
    const made = [
      words('panel.sell', { coins: words('count.coins', { count: 3 }) }),
      pricedTo(words, words('panel.stage', { stage: 4 }), way(0, 12, 12), { left: 'Ines', right: 'Rosa' }),
      ...CARD_IDS.map((card) => priced(words, cardName(language, card), way(0, 2, 2))),
      splitWords(words, 10, 10),
    ];
    for (const label of [...plain, ...made]) expect(label.length).toBeLessThanOrEqual(42);
  });
});

describe('what is chosen is said in a sentence', () => {
  const view = viewOf(THREE, { own: { hand: HAND, owed: 3 } });
  const said = (answer: Parameters<typeof answerLine>[2], language: 'en' | 'es' = 'en') =>
    answerLine(view, 0, answer, readerOf(language, THREE_NAMES));

  test('a building, with whom it pays and what is left', () => {
    expect(said({ kind: 'build', card: 'library', left: 1, right: 1 })).toBe(
      'Build Library: 1 coin to Ines, 1 coin to Rosa. You keep 1 coin.',
    );
    expect(said({ kind: 'build', card: 'library', left: 3, right: 0 })).toBe(
      'Build Library: 3 coins to Ines. You keep 0 coins.',
    );
    expect(said({ kind: 'build', card: 'sawmill', left: 0, right: 0 })).toBe(
      'Build Sawmill: 1 coin to the bank. You keep 2 coins.',
    );
    expect(said({ kind: 'build', card: 'forum', left: 0, right: 0 })).toBe('Build Forum: free. You keep 3 coins.');
    expect(said({ kind: 'build', card: 'library', left: 1, right: 1 }, 'es')).toBe(
      'Construir Biblioteca: 1 moneda a Ines, 1 moneda a Rosa. Te quedas con 1 moneda.',
    );
  });

  test('a sale, a card of the pile, a split, a side', () => {
    expect(said({ kind: 'sell', card: 'lair' })).toBe('Sell Lair for 3 coins.');
    expect(said({ kind: 'unearth', card: 'senate' })).toBe('Build Senate from the discard pile for free.');
    expect(said({ kind: 'leave' })).toBe('Build nothing from the discard pile.');
    expect(said({ kind: 'pay', coins: 2 })).toBe('Pay 2 coins and take 1 debt.');
    expect(said({ kind: 'pay', coins: 3 })).toBe('Pay 3 coins.');
    expect(said({ kind: 'pay', coins: 0 })).toBe('Take 3 debts.');
    expect(said({ kind: 'pay', coins: 0 }, 'es')).toBe('Tomar 3 deudas.');
    expect(said({ kind: 'side', side: 'night' })).toBe('Gizah, night side.');
  });
});

test.each(LANGUAGES)('notifies everyone who is to answer, whatever is asked: %s', (language) => {
  const phases: readonly Phase[] = ['side', 'choose', 'last', 'pile', 'loss'];
  const calls = phases.map((phase) => wondersWords.call(viewOf(THREE, { phase }), '<@1>, <@2>', language));
  for (const call of calls) expect(call).toMatch(/<@1>, <@2>/);
  expect(new Set(calls).size).toBe(phases.length);
  expect(calls.join()).not.toContain('{{');
});
