import { describe, expect, test } from 'vitest';
import type { Seat } from '../../../../src/engine/game.ts';
import { sameJson } from '../../../../src/engine/json.ts';
import { tourists } from '../../../../src/games/tourists/rules/index.ts';
import type { State } from '../../../../src/games/tourists/rules/types.ts';
import { dice, playRandomly, viewers } from '../../../rig/play.ts';
import { finish, playTo, touristsMatch } from '../match.ts';

/** The same game with all that this viewer may not know swapped: hidden tiles, and what others have prepared. */
function withOtherSecrets(state: State, viewer: Seat | null): State {
  const hidden = [...state.pile, ...state.aside];
  const other = [...hidden.slice(5), ...hidden.slice(0, 5)];
  return {
    ...state,
    pile: other.slice(0, state.pile.length),
    aside: other.slice(state.pile.length),
    work: state.work.map((work, seat) => (seat === viewer ? work : { laid: [], visit: null, done: work.done })),
  };
}

describe.each([1, 2, 5, 8])('views with %s seats', (seats) => {
  test('do not depend on what the viewer may not know, before or after the own end', () => {
    let leaks = 0;
    let differs = 0;
    playRandomly(tourists, tourists.setup(seats, { level: '2' }, 'secrets'), dice('secrets'), (state) => {
      for (const seat of viewers(seats)) {
        const other = withOtherSecrets(state, seat);
        if (!sameJson(other, state)) differs++;
        if (!sameJson(tourists.view(other, seat), tourists.view(state, seat))) leaks++;
      }
    });
    expect(leaks).toBe(0);
    expect(differs).toBeGreaterThan(seats * 50);
  });

  test('never carry the pile or the tiles set aside', () => {
    playRandomly(tourists, tourists.setup(seats, { level: '1' }, 'piles'), dice('piles'), (state, seat) => {
      const keys = Object.keys(tourists.view(state, seat));
      expect(keys.includes('pile') || keys.includes('aside')).toBe(false);
    });
  });
});

describe('a view', () => {
  const begun = playTo(touristsMatch(3, '3'), 4);
  const first = finish(begun, 0);

  test('shows a seat its own city as it is preparing it', () => {
    const view = tourists.view(first.state, 0);
    expect(view.cities[0]!.tiles).toHaveLength(7);
    expect(view.work).toMatchObject({ done: true, laid: [{ tile: first.state.drawn[0] }] });
    expect(view.hand).toEqual([]);
    expect(tourists.view(begun.state, 0).hand).toEqual(begun.state.drawn);
  });

  test('shows everyone else the city of the last round, and who has finished', () => {
    for (const viewer of [1, 2, null]) {
      const view = tourists.view(first.state, viewer);
      expect(view.cities[0]).toEqual(tourists.view(begun.state, viewer).cities[0]);
      expect(view.done).toEqual([true, false, false]);
    }
  });

  test('shows all that was built when the last one has finished', () => {
    const after = finish(finish(first, 1), 2).state;
    for (const viewer of [0, 1, 2, null]) {
      const { cities, last, round } = tourists.view(after, viewer);
      expect(cities.map(({ tiles }) => tiles.length)).toEqual([7, 7, 7]);
      expect(last.map(({ laid }) => laid[0]!.tile)).toEqual(new Array(3).fill(begun.state.drawn[0]));
      expect(round).toBe(5);
    }
  });

  test('has four fields for each tile, and the tourists in stock', () => {
    for (const { tiles, fields, tourists: standing, stock } of tourists.view(first.state, 0).cities) {
      expect(fields).toHaveLength(4 * tiles.length);
      expect(stock + standing.length).toBe(7);
    }
  });
});

test('the computer chooses from a view: other secrets, same choice', () => {
  const start = tourists.setup(3, { level: '3' }, 'computer');
  let steps = 0;
  playRandomly(tourists, start, dice('computer'), (state, seat) => {
    if (steps++ % 7) return;
    const choose = (from: State) =>
      tourists.computer(tourists.view(from, seat), tourists.legal(state, seat), dice('same'), 'normal');
    expect(choose(withOtherSecrets(state, seat))).toEqual(choose(state));
  });
});
