import { describe, expect, test } from 'vitest';
import { STEP } from '../../../../src/engine/game.ts';
import { undoable } from '../../../../src/engine/history.ts';
import { replay } from '../../../../src/engine/match.ts';
import { reopen, undo } from '../../../../src/engine/undo.ts';
import { tourists } from '../../../../src/games/tourists/rules/index.ts';
import { accepted } from '../../../rig/play.ts';
import { act, finish, isEnd, playTo, touristsMatch } from '../match.ts';

const refused = { ok: false, refusal: { code: 'nothing-to-undo' } };

describe('undo while others act', () => {
  const begun = playTo(touristsMatch(3, '3'), 3);
  /** Seat 0 has laid its tile and moved a tourist, seat 1 has finished in between, seat 2 has laid its tile. */
  const mixed = act(finish(act(act(begun, 0), 2), 1), 0);

  test('takes back one’s own steps, one by one, and leaves the others’', () => {
    expect(undoable(mixed, 0)).toHaveLength(2);
    for (const steps of [1, 2]) {
      const back = accepted(undo(tourists, mixed, 0, steps));
      const { laid, visit } = back.state.work[0]!;
      expect([laid.length, visit]).toEqual([2 - steps, null]);
      expect(back.state.work.slice(1)).toEqual(mixed.state.work.slice(1));
      expect(accepted(replay(tourists, back, back.log)).state).toEqual(back.state);
    }
    expect(undo(tourists, mixed, 0, 3)).toMatchObject(refused);
  });

  test('goes on with another choice as if the first had never been made', () => {
    const back = accepted(undo(tourists, mixed, 0, 2));
    const other = act(back, 0, (action) => action.kind === 'tile' && action.turn === 2);
    expect(other.state.work[0]!.laid[0]).toMatchObject({ turn: 2 });
    expect(other.state.work[1]!.done).toBe(true);
  });

  test('takes the starting tiles back one by one', () => {
    const laid = act(act(act(act(touristsMatch(2), 0), 1), 0), 0);
    expect(undoable(laid, 0)).toHaveLength(3);
    expect(accepted(undo(tourists, laid, 0, 3)).state.work[0]!.laid).toEqual([]);
  });

  test('stops at one’s own end, not at that of others', () => {
    expect(undo(tourists, mixed, 1)).toMatchObject(refused);
    expect(undo(tourists, mixed, 2).ok).toBe(true);
  });

  test('stops for all when the last end has turned up the next tile', () => {
    const ended = finish(finish(mixed, 0), 2);
    expect(ended.state.round).toBe(4);
    for (const seat of [0, 1, 2]) expect(undo(tourists, ended, seat)).toMatchObject(refused);
  });

  test('only the last end of a round reveals', () => {
    const first = act(mixed, 0, isEnd);
    expect(tourists.effect(mixed.state, 0, { kind: 'end' })).toEqual({ ends: true, reveals: false, opens: false });
    expect(tourists.effect(first.state, 2, { kind: 'end' })).toEqual({ ends: true, reveals: true, opens: true });
    expect(tourists.effect(mixed.state, 0, mixed.log.at(-1)!.action)).toEqual(STEP);
  });

  test('an end nobody has seen can be opened again, also after the others’', () => {
    const ended = act(mixed, 0, isEnd);
    expect(accepted(reopen(tourists, ended, 0)).state).toEqual(mixed.state);
    const other = accepted(reopen(tourists, ended, 1));
    expect(other.state.work.map(({ done }) => done)).toEqual([true, false, false]);
    expect(other.log).toHaveLength(ended.log.length - 1);
    expect(reopen(tourists, ended, 2)).toMatchObject(refused);
  });

  test('what all have seen is opened again by consent only', () => {
    const ended = finish(finish(mixed, 0), 2);
    for (const seat of [0, 1, 2]) expect(reopen(tourists, ended, seat)).toMatchObject(refused);
  });
});
