import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Dice, pick } from '../../../../src/engine/rng.ts';
import { tourists } from '../../../../src/games/tourists/rules/index.ts';
import type { State } from '../../../../src/games/tourists/rules/types.ts';
import { dice, playRandomly } from '../../../rig/play.ts';

/** A whole game in which each seat knows what it will do, and chance decides who acts next; the state after each round. */
function playInOrder(seats: number, seed: string, schedule: Dice): State[] {
  const minds = Array.from({ length: seats }, (_, seat) => dice(`${seed}/${seat}`));
  let state = tourists.setup(seats, { level: '3' }, seed);
  const rounds: State[] = [];
  for (let waiting = tourists.waiting(state); waiting.length > 0; waiting = tourists.waiting(state)) {
    const seat = pick(schedule, waiting);
    const next = tourists.apply(state, seat, pick(minds[seat]!, tourists.legal(state, seat)));
    if (next.round !== state.round || next.phase === 'over') rounds.push(next);
    state = next;
  }
  return rounds;
}

describe('the order in which seats act', () => {
  test('changes nothing, step by step mixed in any way', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 8 }), fc.string(), fc.string(), fc.string(), (seats, seed, one, other) => {
        const first = playInOrder(seats, seed, dice(`one ${one}`));
        expect(first).toHaveLength(14);
        expect(playInOrder(seats, seed, dice(`other ${other}`))).toEqual(first);
      }),
      { numRuns: 25 },
    );
  });

  test('matters only when the last one ends: until then a seat changes nothing but its own work', () => {
    const start = tourists.setup(4, { level: '2' }, 'parts');
    playRandomly(tourists, start, dice('parts'), (state, seat, action) => {
      if (tourists.effect(state, seat, action).opens) return;
      const next = tourists.apply(state, seat, action);
      expect(next).toEqual({ ...state, work: state.work.with(seat, next.work[seat]!) });
    });
  });
});
