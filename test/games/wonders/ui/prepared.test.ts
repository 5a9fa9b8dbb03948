import { expect, test } from 'vitest';
import type { Answer } from '../../../../src/games/wonders/rules/types.ts';
import { wondersUi } from '../../../../src/games/wonders/ui.ts';
import { HAND, readerOf, THREE, THREE_NAMES, viewOf } from '../words/sample-views.ts';

/** What a hint says an answer scores at once: a debt takes a point, coins are told as coins. */
const gainOf = (answer: Answer): number | undefined => {
  const view = viewOf(THREE, { own: { hand: HAND, owed: 3, answer } });
  return wondersUi.prepared(view, view, readerOf('en', THREE_NAMES))?.gain;
};

test.each<readonly [string, Answer, number]>([
  ['points and other effects', { kind: 'build', card: 'lair', left: 0, right: 0 }, 3],
  ['coins for the bank', { kind: 'build', card: 'sawmill', left: 0, right: 0 }, 0],
  ['coins for a neighbor, and a symbol', { kind: 'build', card: 'library', left: 1, right: 1 }, 1],
  ['nothing but goods', { kind: 'build', card: 'forum', left: 0, right: 0 }, 0],
  ['a sale', { kind: 'sell', card: 'lair' }, 0],
  ['a card of the discard pile', { kind: 'unearth', card: 'senate' }, 6],
  ['nothing of it', { kind: 'leave' }, 0],
  ['a loss in coins', { kind: 'pay', coins: 3 }, 0],
  ['a loss in coins and debts', { kind: 'pay', coins: 1 }, -2],
])('%s', (_, answer, gain) => {
  expect(gainOf(answer)).toBe(gain);
});
