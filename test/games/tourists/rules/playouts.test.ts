import { describe, expect, test } from 'vitest';
import { boundingBox } from '../../../../src/engine/grid.ts';
import { fieldsOf } from '../../../../src/games/tourists/rules/city.ts';
import { TILE_IDS } from '../../../../src/games/tourists/rules/content.ts';
import { tourists } from '../../../../src/games/tourists/rules/index.ts';
import { type City, SCORINGS, type State } from '../../../../src/games/tourists/rules/types.ts';
import { dice, freeze, playRandomly } from '../../../rig/play.ts';
import { scoreAgain } from '../second-scorer.ts';

const GAMES = 6;
const KINDS = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((seats) => SCORINGS.map((level) => [seats, level] as const));

const sorted = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);
const lettersOf = ({ tiles }: City) =>
  fieldsOf(tiles).map(({ x, y, kind }) => ({ x, y, letter: kind[0]!.toUpperCase() }));

/** What is wrong with a state, checked at every step: plain code, because `expect` is slow in long loops. */
function* problems(state: State) {
  const upper = [...state.drawn, ...state.pile, ...state.aside];
  for (const { tiles, tourists: standing } of state.cities) {
    const laid = tiles.map(({ tile }) => tile);
    if (sorted([...laid, ...upper]).join() !== TILE_IDS.join()) yield 'tiles lost or made';
    const { width, height } = boundingBox(tiles);
    if (width > 4 || height > 4) yield `${width} by ${height} tiles`;
    const fields = new Map(fieldsOf(tiles).map((field) => [`${field.x} ${field.y}`, field.kind]));
    if (fields.size !== 4 * tiles.length) yield 'tiles overlap';
    const spots = standing.map(({ x, y }) => `${x} ${y}`);
    if (new Set(spots).size !== standing.length) yield 'two tourists on a field';
    if (spots.some((spot) => (fields.get(spot) ?? 'water') === 'water')) yield 'a tourist on water or nowhere';
    if (standing.length > 7) yield 'too many tourists';
  }
}

describe.each(KINDS)('random games of %s seats on level %s', (seats, level) => {
  test('end after 13 rounds with complete cities, nothing lost or made', () => {
    for (let game = 0; game < GAMES; game++) {
      const start = freeze(tourists.setup(seats, { level }, `playout ${game}`));
      const found: string[] = [];
      let ends = 0;
      const over = playRandomly(tourists, start, dice(`moves ${game}`), (state, _, action) => {
        freeze(state);
        if (action.kind !== 'end') return;
        ends++;
        found.push(...problems(state));
        if (JSON.stringify(JSON.parse(JSON.stringify(state))) !== JSON.stringify(state)) found.push('is not JSON');
      });
      expect([...found, ...problems(over)]).toEqual([]);
      expect(ends).toBe(14 * seats);
      expect(over).toMatchObject({ phase: 'over', round: 13 });
      expect(over.cities.map(({ tiles }) => tiles.length)).toEqual(new Array(seats).fill(16));
      expect(JSON.parse(JSON.stringify(over))).toEqual(over);
      const totals = over.cities.map((city) =>
        scoreAgain(Number(level), lettersOf(city), city.tourists).reduce((a, b) => a + b, 0),
      );
      expect(tourists.outcome(over)).toMatchObject({ kind: 'ranked', scores: totals.map((total) => ({ total })) });
    }
  });
});
