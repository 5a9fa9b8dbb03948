import { describe, expect, test } from 'vitest';
import { STEP, undo, undoableSteps } from '#engine';
import { tourists } from '../../../../src/games/tourists/rules/index.ts';
import { accepted } from '../../../rig/play.ts';
import { act, finish, isEnd, playTo, touristsMatch } from '../match.ts';

describe('undo while others act', () => {
  const begun = playTo(touristsMatch(3, '3'), 3);
  /** Seat 0 has laid its tile and moved a tourist, seat 1 has finished in between, seat 2 has laid its tile. */
  const mixed = act(finish(act(act(begun, 0), 2), 1), 0);

  test('goes on with another choice as if the first had never been made', () => {
    const back = accepted(undo(tourists, mixed, 0, 2));
    const other = act(back, 0, (action) => action.kind === 'tile' && action.turn === 2);
    expect(other.state.work[0]!.laid[0]).toMatchObject({ turn: 2 });
    expect(other.state.work[1]!.done).toBe(true);
  });

  test('takes the starting tiles back one by one', () => {
    const laid = act(act(act(act(touristsMatch(2), 0), 1), 0), 0);
    expect(undoableSteps(laid, 0)).toHaveLength(3);
    expect(accepted(undo(tourists, laid, 0, 3)).state.work[0]!.laid).toEqual([]);
  });

  test('only the last end of a round reveals', () => {
    const first = act(mixed, 0, isEnd);
    expect(tourists.effect(mixed.state, 0, { kind: 'end' })).toEqual({ ends: true, reveals: false, opens: false });
    expect(tourists.effect(first.state, 2, { kind: 'end' })).toEqual({ ends: true, reveals: true, opens: true });
    expect(tourists.effect(mixed.state, 0, mixed.log.at(-1)!.action)).toEqual(STEP);
  });
});
