import { describe, expect, test } from 'vitest';
import { boundingBox } from '#engine';
import { fieldsOf } from '../../../../src/games/tourists/rules/city.ts';
import { TILE_IDS } from '../../../../src/games/tourists/rules/content.ts';
import { tourists } from '../../../../src/games/tourists/rules/index.ts';
import { type City, SCORING_LEVELS, type State } from '../../../../src/games/tourists/rules/types.ts';
import { dice, playRandomly } from '../../../rig/play.ts';
import { isWhole } from '../../../rig/todays-share.ts';
import { conserved } from '../laws.ts';
import { scoreAgain } from '../second-scorer.ts';

const GAMES = isWhole ? 6 : 5;
const KINDS = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((seats) => SCORING_LEVELS.map((level) => [seats, level] as const));

const lettersOf = ({ tiles }: City) =>
  fieldsOf(tiles).map(({ x, y, kind }) => ({ x, y, letter: kind[0]!.toUpperCase() }));

/** What is wrong with a state, checked at every step: plain code, because `expect` is slow in long loops. */
function* problems(state: State) {
  for (const { tiles, tourists: standing } of state.cities) {
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
  test('end after 13 rounds with complete cities, and the points that are counted again', () => {
    for (let game = 0; game < GAMES; game++) {
      const start = tourists.setup(seats, { level }, `playout ${game}`);
      const found: string[] = [];
      let ends = 0;
      const over = playRandomly(tourists, start, dice(`moves ${game}`), (state, _, action) => {
        if (action.kind !== 'end') return;
        ends++;
        found.push(...problems(state));
      });
      expect([...found, ...problems(over)]).toEqual([]);
      expect(ends).toBe(14 * seats);
      expect(over).toMatchObject({ phase: 'over', round: 13 });
      expect(over.cities.map(({ tiles }) => tiles.length)).toEqual(new Array(seats).fill(16));
      expect(conserved(over)).toEqual(new Array(seats).fill(TILE_IDS));
      const totals = over.cities.map((city) =>
        scoreAgain(Number(level), lettersOf(city), city.tourists).reduce((a, b) => a + b, 0),
      );
      expect(tourists.outcome(over)).toMatchObject({ kind: 'ranked', scores: totals.map((total) => ({ total })) });
    }
  });
});
