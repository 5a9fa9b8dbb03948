import { describe, expect, test } from 'vitest';
import { tourists } from '../../../../src/games/tourists/rules/index.ts';
import type { State } from '../../../../src/games/tourists/rules/types.ts';
import { perft } from '../../../rig/play.ts';
import { act, playTo, touristsMatch } from '../match.ts';

describe('perft', () => {
  test.each([
    ['the starting tiles, 1 seat', touristsMatch(1).state],
    ['round 1, 1 seat', playTo(touristsMatch(1), 1).state],
    ['round 1, 4 seats', playTo(touristsMatch(4), 1).state],
    ['round 7, 2 seats', playTo(touristsMatch(2), 7).state],
    ['round 13, 8 seats', playTo(touristsMatch(8), 13).state],
  ])('%s', (_, state) => {
    expect([1, 2, 3].map((depth) => perft(tourists, state, depth))).toMatchSnapshot();
  });
});

describe('the order of legal actions', () => {
  const order = (state: State) =>
    tourists.legal(state, 0).map((action) =>
      Object.values(action)
        .map((value) => (typeof value === 'object' ? Object.values(value).join() : value))
        .join(' '),
    );

  test('of a tile and of the tourists after it', () => {
    const match = playTo(touristsMatch(1), 3);
    expect(order(match.state)).toMatchSnapshot('tile');
    expect(order(act(match, 0).state)).toMatchSnapshot('visits');
  });
});
