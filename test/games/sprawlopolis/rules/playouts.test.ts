import { describe, expect, test } from 'vitest';
import { sprawlopolis } from '../../../../src/games/sprawlopolis/rules/index.ts';
import { CARD_NUMBERS, DIFFICULTIES, HANDS, type State } from '../../../../src/games/sprawlopolis/rules/types.ts';
import { dice, freeze, playRandomly } from '../../../rig/play.ts';
import { scoreAgain } from '../second-scorer.ts';

const GAMES = 12;
const KINDS = [1, 2, 3, 4].flatMap((seats) => DIFFICULTIES.map((difficulty) => [seats, difficulty] as const));

/** Every card there is, wherever it lies. */
const cardsIn = ({ scoring, deck, hands, city }: State) =>
  [...scoring, ...deck, ...hands.flat(), ...city.map(({ card }) => card)].toSorted((a, b) => a - b);

/** What is wrong with a state, checked at every step: plain code, because `expect` is slow in long loops. */
function* problems(state: State, seat: number) {
  if (cardsIn(state).join() !== CARD_NUMBERS.join()) yield 'cards lost or made';
  if (sprawlopolis.waiting(state).join() !== `${state.active}`) yield 'waits for someone else';
  if (state.hands.some((hand) => hand.length > 3)) yield 'more than three cards in hand';
  for (const other of state.hands.keys()) {
    if (other !== seat && sprawlopolis.legal(state, other).length > 0) yield 'two seats may move';
  }
}

describe.each(KINDS)('random games of %s seats, %s', (seats, difficulty) => {
  test(`${GAMES} of them end after 14 turns with nothing lost or made`, () => {
    for (let game = 0; game < GAMES; game++) {
      const hands = HANDS[game % 2]!;
      const start = freeze(sprawlopolis.setup(seats, { difficulty, hands }, `playout ${game}`));
      const found: string[] = [];
      let steps = 0;
      const over = playRandomly(sprawlopolis, start, dice(`moves ${game}`), (state, seat) => {
        freeze(state);
        steps++;
        found.push(...problems(state, seat));
        if (JSON.stringify(JSON.parse(JSON.stringify(state))) !== JSON.stringify(state)) found.push('is not JSON');
      });
      expect(found).toEqual([]);
      expect(steps).toBe(2 * 14);
      expect(JSON.parse(JSON.stringify(over))).toEqual(over);
      expect(cardsIn(over)).toEqual(CARD_NUMBERS);
      const { total } = scoreAgain(over.city, over.scoring, difficulty);
      expect(sprawlopolis.outcome(over)).toMatchObject({ kind: 'together', score: { total } });
    }
  });
});
