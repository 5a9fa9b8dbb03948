import { describe, expect, test } from 'vitest';
import { sameJson } from '../../../../src/engine/json.ts';
import { sprawlopolis } from '../../../../src/games/sprawlopolis/rules/index.ts';
import type { State } from '../../../../src/games/sprawlopolis/rules/types.ts';
import { dice, playRandomly, viewers } from '../../../rig/play.ts';
import { CLOSED, OPEN, withOtherSecrets } from '../match.ts';

describe.each([1, 2, 3, 4])('views with %s seats', (seats) => {
  test.each([CLOSED, OPEN])('do not depend on what the viewer may not know, %o', (options) => {
    let leaks = 0;
    let differs = 0;
    playRandomly(sprawlopolis, sprawlopolis.setup(seats, options, 'secrets'), dice('secrets'), (state) => {
      for (const seat of viewers(seats)) {
        const other = withOtherSecrets(state, seat);
        if (!sameJson(other, state)) differs++;
        if (!sameJson(sprawlopolis.view(other, seat), sprawlopolis.view(state, seat))) leaks++;
      }
    });
    expect(leaks).toBe(0);
    expect(differs).toBeGreaterThan(seats);
  });

  test('show every seat its own hand, others only if hands are open', () => {
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

  test('do not show others the turn that is being prepared', () => {
    let leaks = false;
    playRandomly(sprawlopolis, sprawlopolis.setup(seats, OPEN, 'turns'), dice('turns'), (state) => {
      if (!state.work) return;
      const before = { ...state, work: null };
      for (const seat of viewers(seats)) {
        if (seat === state.active) continue;
        leaks ||= !sameJson(sprawlopolis.view(state, seat), sprawlopolis.view(before, seat));
      }
    });
    expect(leaks).toBe(false);
  });
});

test('the computer chooses from a view: other secrets, same choice', () => {
  const start = sprawlopolis.setup(3, CLOSED, 'computer');
  let turns = 0;
  playRandomly(sprawlopolis, start, dice('computer'), (state, seat) => {
    if (state.work || turns++ % 4) return;
    const choose = (from: State) =>
      sprawlopolis.computer(sprawlopolis.view(from, seat), sprawlopolis.legal(state, seat), dice('same'), 'normal');
    expect(choose(withOtherSecrets(state, seat))).toEqual(choose(state));
  });
});
