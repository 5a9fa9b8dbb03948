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
    ['set-up, 4 seats', cities.setup(4, STANDARD, 'seed'), [4, 12, 24]],
    ['first turn, 2 seats', begun(2).state, [16, 92, 171]],
    ['first turn, 3 seats', begun(3).state, [16, 94, 174]],
    ['round 3, 2 seats', midgame(2), [16, 166, 449]],
    ['round 3, 4 seats', midgame(4), [16, 163, 327]],
  ])('%s', (_, state, counts) => {
    expect(counts.map((_, i) => perft(cities, state, i + 1))).toEqual(counts);
  });
});

describe('the order of legal actions', () => {
  const order = (state: State) => cities.legal(state, state.active!).map((action) => Object.values(action).join(' '));
  const match = begun(2);

  test('of a first turn', () =>
    expect(order(match.state)).toEqual(
      ['cards', 'tiles', 'features', 'pieces'].flatMap((row) => [0, 1, 2, 3].map((slot) => `worker ${row} ${slot}`)),
    ));

  test.each([
    ['tiles', ['0 -1', '-1 0', '1 0', '0 1'].flatMap((at) => [0, 1, 2, 3].map((turn) => `tile 3 ${at} ${turn}`))],
    ['features', ['feature fountain 1 1', 'drop fountain', 'feature sailboat 1 0', 'drop sailboat']],
    ['pieces', ['piece yellow 0 1', 'drop yellow', 'drop blue', 'drop red']],
  ])('of what was taken from %s', (row, actions) => {
    const sent = playFirst(match, (action) => action.kind === 'worker' && action.row === row && action.slot === 0);
    expect(order(sent.state)).toEqual(actions);
  });
});
