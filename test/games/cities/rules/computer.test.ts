import { describe, expect, test } from 'vitest';
import { LEVELS } from '../../../../src/engine/game.ts';
import { cities } from '../../../../src/games/cities/rules/index.ts';
import { dice } from '../../../rig/play.ts';

describe.each(LEVELS)('the %s computer', (level) => {
  test.each([
    [2, 'standard'],
    [2, 'long'],
    [3, 'standard'],
    [4, 'standard'],
  ] as const)('plays legal games to the end with %s seats, %s', (seats, length) => {
    let state = cities.setup(seats, { board: 'random', length }, `computer ${seats}`);
    const chance = dice('computer');
    let dropped = 0;
    let placed = 0;
    while (state.active !== null) {
      const legal = cities.legal(state, state.active);
      const action = cities.computer(cities.view(state, state.active), legal, chance, level);
      expect(legal).toContain(action);
      if (action.kind === 'drop' && legal.length > 1) dropped++;
      if (action.kind === 'piece' || action.kind === 'feature') placed++;
      state = cities.apply(state, state.active, action);
    }
    expect(dropped).toBeLessThan(placed / 4);
  });
});
