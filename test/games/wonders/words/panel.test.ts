import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#i18n';
import type { Phase } from '../../../../src/games/wonders/rules/types.ts';
import { answerLine } from '../../../../src/games/wonders/words/answer-text.ts';
import { wondersWords } from '../../../../src/games/wonders/words/index.ts';
import { buildLabel, cardLabel, splitLabel, stageLabel } from '../../../../src/games/wonders/words/payment-text.ts';
import { speech } from '../../../../src/games/wonders/words/speech.ts';
import { HAND, readerOf, THREE, THREE_NAMES, viewOf } from './sample-views.ts';

const way = (bank: number, left: number, right: number) => ({ bank, left, right });

describe('labels', () => {
  const say = speech('en');

  test('a card has its letter and the price of the cheapest way', () => {
    expect(cardLabel(say, 1, [way(1, 0, 0)])).toBe('B 1');
    expect(cardLabel(say, 2, [way(0, 0, 0)])).toBe('C free');
    expect(cardLabel(say, 4, [way(0, 2, 1), way(0, 0, 4)])).toBe('E ◀2 ▶1');
    expect(cardLabel(say, 0, [])).toBe('A');
    expect(cardLabel(speech('es'), 2, [way(0, 0, 0)])).toBe('C gratis');
  });

  test('ways to build, a stage, a split', () => {
    expect(buildLabel(say, way(0, 1, 1))).toBe('Build ◀1 ▶1');
    expect(buildLabel(say, way(2, 3, 0))).toBe('Build 2 ◀3');
    expect(stageLabel(say, 2, way(0, 2, 1))).toBe('Stage 2 ◀2 ▶1');
    expect(splitLabel(say, 1, 2, 1)).toBe('B 2 coins, 1 debt');
    expect(splitLabel(say, 3, 0, 3)).toBe('D 3 debts');
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
      words('panel.sell', { coins: 3 }),
      buildLabel(words, way(10, 12, 12)),
      stageLabel(words, 4, way(10, 12, 12)),
      splitLabel(words, 7, 10, 10),
    ];
    for (const label of [...plain, ...made]) expect(label.length).toBeLessThanOrEqual(34);
  });
});

describe('what is chosen is said in a sentence', () => {
  const view = viewOf(THREE, { own: { hand: HAND, owed: 3 } });
  const said = (answer: Parameters<typeof answerLine>[2], language: 'en' | 'es' = 'en') =>
    answerLine(view, 0, answer, readerOf(language, THREE_NAMES));

  test('a building, with whom it pays and what is left', () => {
    expect(said({ kind: 'build', card: 'library', left: 1, right: 1 })).toBe(
      'Build Library: 1 coin to Ines, 1 coin to Rosa; you keep 1 coin.',
    );
    expect(said({ kind: 'build', card: 'library', left: 3, right: 0 })).toBe(
      'Build Library: 3 coins to Ines; you keep 0 coins.',
    );
    expect(said({ kind: 'build', card: 'sawmill', left: 0, right: 0 })).toBe(
      'Build Sawmill: 1 coin to the bank; you keep 2 coins.',
    );
    expect(said({ kind: 'build', card: 'forum', left: 0, right: 0 })).toBe('Build Forum: free; you keep 3 coins.');
    expect(said({ kind: 'build', card: 'library', left: 1, right: 1 }, 'es')).toBe(
      'Construir Biblioteca: 1 moneda a Ines, 1 moneda a Rosa; te quedas con 1 moneda.',
    );
  });

  test('a sale, a card of the pile, a split, a side', () => {
    expect(said({ kind: 'sell', card: 'lair' })).toBe('Lair is sold for 3 coins.');
    expect(said({ kind: 'unearth', card: 'senate' })).toBe('Senate, free from the discard pile.');
    expect(said({ kind: 'leave' })).toBe('You build nothing from the discard pile.');
    expect(said({ kind: 'pay', coins: 2 })).toBe('You pay 2 coins and take 1 debt.');
    expect(said({ kind: 'pay', coins: 3 })).toBe('You pay 3 coins.');
    expect(said({ kind: 'pay', coins: 0 })).toBe('You take 3 debts.');
    expect(said({ kind: 'pay', coins: 0 }, 'es')).toBe('Tomas 3 deudas.');
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
