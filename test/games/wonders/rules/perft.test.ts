import { describe, expect, test } from 'vitest';
import { startMatch } from '#engine';
import { wonders } from '../../../../src/games/wonders/rules/index.ts';
import type { State, WondersOptions } from '../../../../src/games/wonders/rules/types.ts';
import { people, perft } from '../../../rig/play.ts';
import { all, build, lastTurn, sell, stage, table } from '../table.ts';

const start = (seats: number, options: WondersOptions): State =>
  startMatch(wonders, people(seats), options, 'perft').state;

/** Wood from the left or the right, with a way to pay each. */
const TRADE = table([
  { hand: ['stables', 'baths'], cards: ['clay-pit', 'mine'], coins: 6 },
  { cards: ['lumber-yard', 'tree-farm'] },
  { cards: ['lumber-yard'] },
]);
const LAST = all(
  table([{ wonder: 'babylon', side: 'night', stages: 1, hand: ['altar', 'tree-farm'] }, {}, {}], lastTurn()),
  sell('altar'),
  sell('altar'),
  sell('altar'),
);
const PILE = all(
  table([{ wonder: 'halikarnassos', stages: 1, cards: ['glassworks', 'press'], hand: ['tavern', 'well'] }, {}, {}], {
    pile: ['palace', 'press', 'walls', 'loom'],
  }),
  stage('tavern'),
  build('altar'),
  build('altar'),
);
const LOSS = all(
  table([{ hand: ['hideout', 'well'] }, {}, { hand: ['opium-stash', 'baths'] }]),
  build('hideout'),
  sell('altar'),
  build('opium-stash'),
);

describe('perft', () => {
  test.each([
    ['3 seats by day', start(3, { variant: 'cities', sides: 'day' }), [16, 16, 224, 224]],
    ['7 seats by night', start(7, { variant: 'cities', sides: 'night' }), [15, 15, 195, 195]],
    ['5 seats without Cities', start(5, { variant: 'base', sides: 'random' }), [13, 13, 156, 156]],
    ['teams that choose their sides', start(4, { variant: 'teams', sides: 'chosen' }), [2, 2, 4, 4]],
    ['trade', TRADE, [9, 9, 54, 54]],
    ['the last card', LAST, [2, 2, 23, 23]],
    ['the discard pile', PILE, [4, 4, 8, 8]],
    ['a loss', LOSS, [3, 5, 14, 29]],
  ])('%s', (_, state, counts) => {
    expect(counts.map((_, i) => perft(wonders, state, i + 1))).toEqual(counts);
  });
});

describe('the order of legal actions', () => {
  const order = (state: State, seat = 0) => wonders.legal(state, seat).map((action) => Object.values(action).join(' '));

  test('of a hand: card by card, built, under a stage, sold; then what held for good', () =>
    expect(order({ ...TRADE, always: [true, false, false] })).toEqual([
      ...['build stables 0 2', 'build stables 2 0', 'stage stables 2 2', 'stage stables 4 0', 'sell stables'],
      ...['build baths 0 0', 'stage baths 2 2', 'stage baths 4 0', 'sell baths'],
      'always false',
    ]));

  test('of a pile: its cards by Age and color, then nothing', () =>
    expect(order(PILE)).toEqual(['unearth loom', 'unearth walls', 'unearth palace', 'leave']));

  test('of a loss: from no coins to all of them', () =>
    expect(order(LOSS, 1)).toEqual(['pay 0', 'pay 1', 'pay 2', 'always true']));

  test('of sides', () =>
    expect(order(start(4, { variant: 'teams', sides: 'chosen' }))).toEqual(['side day', 'side night']));
});
