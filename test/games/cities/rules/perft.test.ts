import { describe, expect, test } from 'vitest';
import { cities } from '../../../../src/games/cities/rules/index.ts';
import type { State } from '../../../../src/games/cities/rules/types.ts';
import { begun, dice, perft, playFirst, playRandomly, STANDARD } from '../../../rig/play.ts';

const midgame = (seats: number) => {
  let found: State | undefined;
  playRandomly(cities, begun(seats).state, dice('midgame'), (state) => {
    if (!found && state.round === 3 && !state.work) found = state;
  });
  return found!;
};

describe('perft', () => {
  test.each([
    ['set-up, 4 seats', cities.setup(4, STANDARD, 'seed')],
    ['first turn, 2 seats', begun(2).state],
    ['first turn, 3 seats', begun(3).state],
    ['round 3, 2 seats', midgame(2)],
    ['round 3, 4 seats', midgame(4)],
  ])('%s', (_, state) => {
    expect([1, 2, 3].map((depth) => perft(cities, state, depth))).toMatchSnapshot();
  });
});

describe('the order of legal actions', () => {
  const order = (state: State) => cities.legal(state, state.active!).map((action) => Object.values(action).join(' '));

  test('of a first turn, a tile, two features and a group of pieces', () => {
    const match = begun(2);
    expect(order(match.state)).toMatchSnapshot('workers');
    for (const row of ['tiles', 'features', 'pieces']) {
      const sent = playFirst(match, (action) => action.kind === 'worker' && action.row === row && action.slot === 0);
      expect(order(sent.state)).toMatchSnapshot(row);
    }
  });
});
