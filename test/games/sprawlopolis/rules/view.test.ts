import { expect, test } from 'vitest';
import { sprawlopolis } from '../../../../src/games/sprawlopolis/rules/index.ts';
import { viewers } from '../../../rig/play.ts';
import { CLOSED, OPEN } from '../match.ts';

test.each([1, 2, 3, 4])('every seat of %s sees its own hand, others only if hands are open', (seats) => {
  for (const options of [CLOSED, OPEN]) {
    const state = sprawlopolis.setup(seats, options, 'hands');
    for (const seat of viewers(seats)) {
      const { hands } = sprawlopolis.view(state, seat);
      expect(hands.map(({ count }) => count)).toEqual(state.hands.map((hand) => hand.length));
      expect(hands.map(({ cards }) => cards)).toEqual(
        state.hands.map((hand, holder) => (holder === seat || options === OPEN ? hand : null)),
      );
    }
  }
});
