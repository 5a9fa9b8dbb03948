import { describe, expect, test } from 'vitest';
import { LEVELS } from '../../../../src/engine/game.ts';
import { sprawlopolis } from '../../../../src/games/sprawlopolis/rules/index.ts';
import { scoreCity } from '../../../../src/games/sprawlopolis/rules/scoring.ts';
import type { State } from '../../../../src/games/sprawlopolis/rules/types.ts';
import { dice } from '../../../rig/play.ts';
import { CLOSED, OPEN, sprawlopolisMatch, takeTurns } from '../match.ts';

const choose = (state: State, level: (typeof LEVELS)[number], seed = 'same') =>
  sprawlopolis.computer(
    sprawlopolis.view(state, state.active),
    sprawlopolis.legal(state, state.active!),
    dice(seed),
    level,
  );

describe.each(LEVELS)('the %s computer', (level) => {
  test.each([
    [1, CLOSED],
    [2, CLOSED],
    [3, OPEN],
    [4, CLOSED],
  ])('plays legal games to the end with %s seats, %o', (seats, options) => {
    let state = sprawlopolis.setup(seats, options, `computer ${seats}`);
    const chance = dice('computer');
    while (state.active !== null) {
      const legal = sprawlopolis.legal(state, state.active);
      const action = sprawlopolis.computer(sprawlopolis.view(state, state.active), legal, chance, level);
      expect(legal).toContain(action);
      state = sprawlopolis.apply(state, state.active, action);
    }
    expect(state.city).toHaveLength(15);
  });

  test('chooses the same from the same view and dice', () => {
    const { state } = takeTurns(sprawlopolisMatch(3), 4);
    expect(choose(state, level)).toEqual(choose(state, level));
  });
});

describe('the normal computer', () => {
  test('takes most points with the last card', () => {
    const { state } = takeTurns(sprawlopolisMatch(2), 13);
    const after = (action: ReturnType<typeof choose>) =>
      action.kind === 'place' ? scoreCity([...state.city, action], state).total : Number.NaN;
    const totals = sprawlopolis.legal(state, state.active!).map(after);
    expect(after(choose(state, 'normal'))).toBe(Math.max(...totals));
  });
});
