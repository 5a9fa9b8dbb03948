import { expect, test } from 'vitest';
import { achievements } from '../../../../src/games/cities/rules/content.ts';
import { cities } from '../../../../src/games/cities/rules/index.ts';
import { makePlan } from '../../../../src/games/cities/rules/neighborhood-plan.ts';
import { occurrences } from '../../../../src/games/cities/rules/occurrences.ts';
import type { State } from '../../../../src/games/cities/rules/types.ts';
import { dice } from '../../../rig/play.ts';
import { isWhole } from '../../../rig/todays-share.ts';

const MATCHES = isWhole ? 24 : 8;

/** Achievements the seat fulfills, does not hold and could still claim. */
const missed = (state: State, seat: number) =>
  achievements(state.board).filter(({ condition, times }, i) => {
    const ring = state.rings[i]!;
    if (ring.includes(seat) || !ring.includes(null)) return false;
    return occurrences(makePlan(state.towns[seat]!.spaces), condition).length >= times;
  });

test('after every turn, whatever it brought, nothing fulfilled is left unclaimed', () => {
  let claims = 0;
  for (let game = 0; game < MATCHES; game++) {
    const chance = dice(`claims ${game}`);
    let state = cities.setup(2 + (game % 3), { board: 'random', length: 'standard' }, `claims ${game}`);
    while (state.active !== null) {
      const seat = state.active;
      const action = cities.computer(cities.view(state, seat), cities.legal(state, seat), chance, 'normal');
      state = cities.apply(state, seat, action);
      if (action.kind === 'end') expect(missed(state, seat)).toEqual([]);
      if (action.kind === 'end') claims += state.last!.claims.length;
    }
  }
  expect(claims).toBeGreaterThan(2 * MATCHES);
});
