import { describe, expect, test } from 'vitest';
import { sprawlopolis } from '../../../../src/games/sprawlopolis/rules/index.ts';
import { perft } from '../../../rig/play.ts';
import { sprawlopolisMatch, takeTurns } from '../match.ts';

describe('perft', () => {
  test.each([
    ['first turn, 1 seat', 1, 0, 3],
    ['first turn, 4 seats', 4, 0, 3],
    ['tenth turn, 2 seats', 2, 9, 2],
    ['last turn, 3 seats', 3, 13, 3],
  ])('%s', (_, seats, turns, depths) => {
    const { state } = takeTurns(sprawlopolisMatch(seats), turns);
    const counts = Array.from({ length: depths }, (_, i) => perft(sprawlopolis, state, i + 1));
    expect(counts).toMatchSnapshot();
  });
});

test('the order of legal actions', () => {
  const { state } = sprawlopolisMatch(1);
  expect(sprawlopolis.legal(state, 0).map((action) => Object.values(action).join(' '))).toMatchSnapshot();
});
