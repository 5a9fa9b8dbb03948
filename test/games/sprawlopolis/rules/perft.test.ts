import { describe, expect, test } from 'vitest';
import { sprawlopolis } from '../../../../src/games/sprawlopolis/rules/index.ts';
import { perft } from '../../../rig/play.ts';
import { sprawlopolisMatch, takeTurns } from '../match.ts';

describe('perft', () => {
  test.each([
    ['first turn, 1 seat', 1, 0, [126, 126, 22212]],
    ['first turn, 4 seats', 4, 0, [126, 126, 22212]],
    ['tenth turn, 2 seats', 2, 9, [720, 720]],
    ['last turn, 3 seats', 3, 13, [328, 328, 0]],
  ])('%s', (_, seats, turns, counts) => {
    const { state } = takeTurns(sprawlopolisMatch(seats), turns);
    expect(counts.map((_, i) => perft(sprawlopolis, state, i + 1))).toEqual(counts);
  });
});

/** Where a card may lie around the first one, row by row. */
const AROUND = [
  ['-1 -2', '0 -2', '1 -2'],
  ['-2 -1', '-1 -1', '0 -1', '1 -1', '2 -1'],
  ['-2 0', '-1 0', '0 0', '1 0', '2 0'],
  ['-2 1', '-1 1', '0 1', '1 1', '2 1'],
  ['-1 2', '0 2', '1 2'],
].flat();

test('the order of legal actions: card, way up, row, column', () => {
  const { state } = sprawlopolisMatch(1);
  const order = sprawlopolis.legal(state, 0).map((action) => Object.values(action).join(' '));
  expect(order).toEqual(
    [4, 8, 17].flatMap((card) =>
      [false, true].flatMap((turned) => AROUND.map((at) => `place ${card} ${turned} ${at}`)),
    ),
  );
});
