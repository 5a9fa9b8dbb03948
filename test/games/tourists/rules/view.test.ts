import { describe, expect, test } from 'vitest';
import { tourists } from '../../../../src/games/tourists/rules/index.ts';
import { finish, playTo, touristsMatch } from '../match.ts';

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
