import { expect, test } from 'vitest';
import { tourists } from '../../../../src/games/tourists/rules/index.ts';
import { dice, playRandomly } from '../../../rig/play.ts';

test('until the last one ends a seat changes nothing but its own work', () => {
  const start = tourists.setup(4, { level: '2' }, 'parts');
  playRandomly(tourists, start, dice('parts'), (state, seat, action) => {
    if (tourists.effect(state, seat, action).opens) return;
    const next = tourists.apply(state, seat, action);
    expect(next).toEqual({ ...state, work: state.work.with(seat, next.work[seat]!) });
  });
});
