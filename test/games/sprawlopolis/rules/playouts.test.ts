import { describe, expect, test } from 'vitest';
import { sprawlopolis } from '../../../../src/games/sprawlopolis/rules/index.ts';
import { CARD_NUMBERS, DIFFICULTIES, HANDS } from '../../../../src/games/sprawlopolis/rules/types.ts';
import { dice, playRandomly } from '../../../rig/play.ts';
import { isWhole } from '../../../rig/todays-share.ts';
import { conserved } from '../laws.ts';
import { CLOSED } from '../match.ts';
import { scoreAgain } from '../second-scorer.ts';

const GAMES = isWhole ? 12 : 5;
const KINDS = [1, 2, 3, 4].flatMap((seats) => DIFFICULTIES.map((difficulty) => [seats, difficulty] as const));

test('a match begins with every card', () =>
  expect(conserved(sprawlopolis.setup(2, CLOSED, 'box'))).toEqual(CARD_NUMBERS));

describe.each(KINDS)('random games of %s seats, %s', (seats, difficulty) => {
  test(`${GAMES} of them end after 14 turns with the points that are counted again`, () => {
    for (let game = 0; game < GAMES; game++) {
      const hands = HANDS[game % 2]!;
      const start = sprawlopolis.setup(seats, { difficulty, hands }, `playout ${game}`);
      let [steps, most] = [0, 0];
      const over = playRandomly(sprawlopolis, start, dice(`moves ${game}`), (state) => {
        steps++;
        most = Math.max(most, ...state.hands.map((hand) => hand.length));
      });
      expect([steps, most]).toEqual([2 * 14, 3]);
      expect(conserved(over)).toEqual(CARD_NUMBERS);
      const { total } = scoreAgain(over.city, over.scoring, difficulty);
      expect(sprawlopolis.outcome(over)).toMatchObject({ kind: 'together', score: { total } });
    }
  });
});
