import { describe, expect, test } from 'vitest';
import { STEP, undo, undoableSteps } from '#engine';
import { makePlan, places } from '../../../../src/games/sprawlopolis/rules/city-plan.ts';
import { sprawlopolis } from '../../../../src/games/sprawlopolis/rules/index.ts';
import type { Placement, State } from '../../../../src/games/sprawlopolis/rules/types.ts';
import { accepted, playFirstOf } from '../../../rig/play.ts';
import { OPEN, sprawlopolisMatch, takeTurn, takeTurns } from '../match.ts';

const { legal, view, effect } = sprawlopolis;
const hold = (state: State) => state.hands.map((hand) => hand.length);
const fromActive = (state: State) => state.hands.map((_, i) => hold(state)[(state.active! + i) % state.hands.length]);

describe('set-up', () => {
  test.each([
    [1, [3], 11],
    [2, [3, 1], 10],
    [3, [3, 1, 1], 9],
    [4, [3, 1, 1, 1], 8],
  ])('with %s seats, hands are %s and %s cards lie in the deck', (seats, hands, left) => {
    const { state } = sprawlopolisMatch(seats);
    expect(fromActive(state)).toEqual(hands);
    expect(state.deck).toHaveLength(left);
    expect(state.city).toEqual([{ card: expect.any(Number), turned: false, x: 0, y: 0 }]);
    expect(state.scoring).toHaveLength(3);
  });

  test('the target is the sum of the three scoring cards', () => {
    const { state } = sprawlopolisMatch(2);
    expect(view(state, null).target).toBe(state.scoring.reduce((a, b) => a + b, 0));
  });

  test('any seat may start', () => {
    const starts = Array.from({ length: 60 }, (_, i) => sprawlopolisMatch(4, undefined, `s${i}`).state.active);
    expect(new Set(starts)).toEqual(new Set([0, 1, 2, 3]));
  });
});

describe('where a card may lie', () => {
  const free = (...city: Placement[]) => places(makePlan(city)).map(({ x, y }) => `${x},${y}`);
  const at = (x: number, y: number): Placement => ({ card: 1, turned: false, x, y });

  test('over one card or beside it, not at its corners', () => {
    const around = free(at(0, 0));
    expect(around).toHaveLength(21);
    for (const corner of ['-2,-2', '2,-2', '-2,2', '2,2']) expect(around).not.toContain(corner);
    for (const side of ['0,-2', '-1,-2', '1,-2', '-2,1', '2,-1', '0,2']) expect(around).toContain(side);
  });

  test('over a whole card', () => expect(free(at(0, 0))).toContain('0,0'));

  test('in a gap and around it', () => {
    const ring = [at(0, 0), at(2, 0), at(4, 0), at(0, 2), at(4, 2), at(0, 4), at(2, 4), at(4, 4)];
    expect(free(...ring)).toContain('2,2');
    expect(free(...ring)).toHaveLength(9 * 9 - 4);
  });

  test('a corner is no contact, however the city lies', () => {
    expect(free(at(0, 0), at(2, 1))).not.toContain('4,3');
    expect(free(at(0, 0), at(2, 1))).toContain('2,-1');
    expect(free(at(0, 0), at(2, 1))).not.toContain('4,-1');
  });

  test('either way up, every card in hand', () => {
    const { state } = sprawlopolisMatch(1);
    const actions = legal(state, 0);
    expect(actions).toHaveLength(3 * 2 * 21);
    expect(new Set(actions.map((action) => JSON.stringify(action))).size).toBe(actions.length);
  });
});

describe('a turn', () => {
  test('is prepared first: until its end only the seat itself sees it', () => {
    const before = sprawlopolisMatch(3);
    const seat = before.state.active!;
    const placed = playFirstOf(sprawlopolis, before);
    expect(placed.state).toEqual({ ...before.state, work: expect.anything() });
    expect(legal(placed.state, seat)).toEqual([{ kind: 'end' }]);
    expect(view(placed.state, seat).work).not.toBeNull();
    for (const other of [null, 0, 1, 2]) {
      if (other !== seat) expect(view(placed.state, other)).toEqual(view(before.state, other));
    }
  });

  test('can be taken back until its end, not after', () => {
    const before = sprawlopolisMatch(2);
    const seat = before.state.active!;
    const placed = playFirstOf(sprawlopolis, before);
    expect(accepted(undo(sprawlopolis, placed, seat)).state).toEqual(before.state);
    expect(undoableSteps(takeTurn(before), seat)).toEqual([]);
  });

  test('ends with the card on top of the city, the others passed on, and the open card drawn', () => {
    const { state } = sprawlopolisMatch(3);
    const after = takeTurn(sprawlopolisMatch(3)).state;
    const [seat, next] = [state.active!, (state.active! + 1) % 3];
    const [played, ...rest] = state.hands[seat]!;
    expect(after.city.at(-1)).toMatchObject({ card: played });
    expect(after.active).toBe(next);
    expect(after.hands[next]).toEqual([...rest, ...state.hands[next]!].toSorted((a, b) => a - b));
    expect(after.hands[seat]).toEqual([state.deck[0]]);
    expect(view(after, null).next).toBe(state.deck[1]);
    expect(after.last).toEqual({ seat, placed: after.city.at(-1), drew: state.deck[0] });
  });

  test('alone, one keeps the hand and draws to it', () => {
    const { state } = sprawlopolisMatch(1);
    const after = takeTurn(sprawlopolisMatch(1)).state;
    expect(after.active).toBe(0);
    expect(after.hands[0]).toEqual([...state.hands[0]!.slice(1), state.deck[0]!].toSorted((a, b) => a - b));
  });

  test('nobody else may move', () => {
    const { state } = sprawlopolisMatch(4);
    for (const seat of [0, 1, 2, 3]) if (seat !== state.active) expect(legal(state, seat)).toEqual([]);
    expect(sprawlopolis.waiting(state)).toEqual([state.active]);
  });
});

describe('the end', () => {
  test.each([1, 2, 3, 4])('with %s seats comes when all 15 cards lie in the city', (seats) => {
    const last = takeTurns(sprawlopolisMatch(seats), 13);
    expect(sprawlopolis.outcome(last.state)).toBeNull();
    const over = takeTurn(last).state;
    expect(over).toMatchObject({ active: null, deck: [], work: null });
    expect(over.city).toHaveLength(15);
    expect(hold(over)).toEqual(new Array(seats).fill(0));
    expect(sprawlopolis.waiting(over)).toEqual([]);
  });

  test('with the deck empty, play goes on with fewer cards', () => {
    const match = takeTurns(sprawlopolisMatch(4), 8);
    expect(match.state.deck).toEqual([]);
    expect([0, 1, 2, 3, 4, 5].map((turns) => fromActive(takeTurns(match, turns).state))).toEqual([
      [3, 1, 1, 1],
      [3, 1, 1, 0],
      [3, 1, 0, 0],
      [3, 0, 0, 0],
      [2, 0, 0, 0],
      [1, 0, 0, 0],
    ]);
  });

  test('is won when the target is reached', () => {
    const { state } = takeTurns(sprawlopolisMatch(1), 14);
    const outcome = sprawlopolis.outcome(state);
    if (outcome?.kind !== 'together') throw new Error('all play together');
    expect(outcome.target).toBe(view(state, null).target);
    expect(outcome.won).toBe(outcome.score.total >= outcome.target);
  });
});

const ENDS = { ends: true, reveals: false, opens: true };
const REVEALS = { ...ENDS, reveals: true };

describe('what a step does to time and knowledge', () => {
  const ending = (seats: number, turns: number, options = sprawlopolisMatch(1).options) => {
    const { state } = playFirstOf(sprawlopolis, takeTurns(sprawlopolisMatch(seats, options as typeof OPEN), turns));
    return effect(state, state.active!, { kind: 'end' });
  };

  test('a placement nothing', () => {
    const { state } = sprawlopolisMatch(2);
    expect(effect(state, state.active!, legal(state, state.active!)[0]!)).toEqual(STEP);
  });
  test('an end reveals the next card of the deck', () => expect(ending(1, 0)).toEqual(REVEALS));
  test('the last card of the deck was open already', () => {
    expect(ending(1, 9)).toEqual(REVEALS);
    expect(ending(1, 10)).toEqual(ENDS);
  });
  test('closed cards passed on are revealed to one more', () => expect(ending(4, 10)).toEqual(REVEALS));
  test('open ones were seen by all', () => expect(ending(4, 10, OPEN)).toEqual(ENDS));
  test('the last turn passes nothing', () => expect(ending(4, 13)).toEqual(ENDS));
});
