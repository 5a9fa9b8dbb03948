import { describe, expect, test } from 'vitest';
import { tourists } from '../../../../src/games/tourists/rules/index.ts';
import type { State } from '../../../../src/games/tourists/rules/types.ts';
import { perft } from '../../../rig/play.ts';
import { act, playTo, touristsMatch } from '../match.ts';

describe('perft', () => {
  test.each([
    ['the starting tiles, 1 seat', touristsMatch(1).state, [12, 384, 9216]],
    ['round 1, 1 seat', playTo(touristsMatch(1), 1).state, [64, 192, 192]],
    ['round 1, 4 seats', playTo(touristsMatch(4), 1).state, [64, 192, 192]],
    ['round 7, 2 seats', playTo(touristsMatch(2), 7).state, [24, 912, 912]],
    ['round 13, 8 seats', playTo(touristsMatch(8), 13).state, [4, 208, 208]],
  ])('%s', (_, state, counts) => {
    expect(counts.map((_, i) => perft(tourists, state, i + 1))).toEqual(counts);
  });
});

describe('the order of legal actions', () => {
  const order = (state: State) =>
    tourists.legal(state, 0).map((action) =>
      Object.values(action)
        .map((value) => (typeof value === 'object' ? Object.values(value).join() : value))
        .join(' '),
    );
  const match = playTo(touristsMatch(1), 3);

  test('of a tile: place, then rotation', () =>
    expect(order(match.state)).toEqual(
      ['-1 -3', '-3 -2', '-1 -2', '0 -2', '-3 -1', '-2 -1', '0 -1', '-2 0', '-1 0'].flatMap((at) =>
        [0, 1, 2, 3].map((turn) => `tile 1 ${at} ${turn}`),
      ),
    ));

  test('of the tourists after it', () =>
    expect(order(act(match, 0).state)).toEqual([
      ...['-2 -6', '-1 -6', '-2 -5'].map((at) => `tourist ${at}`),
      ...['-6,-5', '-4,-6'].flatMap((from) => ['-2 -6', '-1 -6', '-2 -5'].map((at) => `jump ${from} ${at}`)),
      'walk -6,-5 -5 -5',
      ...['-3 -6', '-3 -5', '-4 -5', '-5 -5'].map((at) => `walk -4,-6 ${at}`),
      'stay',
    ]));
});
