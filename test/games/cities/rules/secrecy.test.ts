import { describe, expect, test } from 'vitest';
import { sameJson } from '../../../../src/engine/json.ts';
import { cities } from '../../../../src/games/cities/rules/index.ts';
import type { State } from '../../../../src/games/cities/rules/types.ts';
import { dice, playRandomly, viewers } from '../../../rig/play.ts';
import { withOtherSecrets } from '../secrets.ts';

describe.each([2, 3, 4])('views with %s seats', (seats) => {
  test('do not depend on what nobody knows', () => {
    const start = cities.setup(seats, { board: 'random', length: 'standard' }, 'secrets');
    let leaks = false;
    playRandomly(cities, start, dice('secrets'), (state) => {
      const other = withOtherSecrets(state);
      leaks ||= !viewers(seats).every((seat) => sameJson(cities.view(other, seat), cities.view(state, seat)));
    });
    expect(leaks).toBe(false);
  });

  test('do not show others the turn that is being prepared', () => {
    const start = cities.setup(seats, { board: 'random', length: 'standard' }, 'turns');
    let leaks = false;
    playRandomly(cities, start, dice('turns'), (state) => {
      if (!state.work) return;
      const before = { ...state, work: null };
      for (const seat of viewers(seats)) {
        if (seat !== state.active) leaks ||= !sameJson(cities.view(state, seat), cities.view(before, seat));
      }
    });
    expect(leaks).toBe(false);
  });

  test('never carry the generator or a pile', () => {
    const start = cities.setup(seats, { board: 'random', length: 'standard' }, 'piles');
    playRandomly(cities, start, dice('piles'), (state, seat) => {
      const view = cities.view(state, seat);
      expect(Object.keys(view)).not.toContain('rng');
      expect(Object.keys(view)).not.toContain('decks');
      expect(JSON.stringify(view)).not.toContain(JSON.stringify(state.rng));
    });
  });
});

test('the computer chooses from a view: other secrets, same choice', () => {
  const start = cities.setup(3, { board: 'random', length: 'standard' }, 'computer');
  let turns = 0;
  playRandomly(cities, start, dice('computer'), (state, seat) => {
    if (turns++ % 20) return;
    const choose = (from: State) =>
      cities.computer(cities.view(from, seat), cities.legal(state, seat), dice('same'), 'normal');
    expect(choose(withOtherSecrets(state))).toEqual(choose(state));
  });
});
