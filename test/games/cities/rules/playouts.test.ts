import { describe, expect, test } from 'vitest';
import { boundingBox } from '#engine';
import { CARD_IDS, CITY_TILES, FEATURE_COUNTS } from '../../../../src/games/cities/rules/content.ts';
import { cities } from '../../../../src/games/cities/rules/index.ts';
import { FEATURES } from '../../../../src/games/cities/rules/kinds.ts';
import { fitsExtent } from '../../../../src/games/cities/rules/neighborhood.ts';
import type { CitiesOptions, State } from '../../../../src/games/cities/rules/types.ts';
import { dice, playRandomly } from '../../../rig/play.ts';
import { isWhole } from '../../../rig/todays-share.ts';
import { conserved } from '../laws.ts';
import { STANDARD } from '../match.ts';

const GAMES = isWhole ? 200 : 20;
const KINDS: [seats: number, length: CitiesOptions['length'], rounds: number, tiles: number][] = [
  [2, 'standard', 4, 9],
  [2, 'long', 7, 15],
  [3, 'standard', 8, 9],
  [4, 'standard', 8, 9],
];

/** What is wrong with a state, checked at every step: plain code, because `expect` is slow in long loops. */
function* problems(state: State, length: CitiesOptions['length']) {
  for (const { tiles, spaces } of state.towns) {
    const { width, height } = boundingBox(tiles);
    if (!fitsExtent(width, height, length)) yield `${width} by ${height} tiles`;
    if (new Set(spaces.map(({ x, y }) => x * 100 + y)).size !== tiles.length * 4) yield 'tiles overlap';
    if (spaces.some((space) => space.height > 4)) yield 'higher than four';
  }
}

test('a match begins with everything in the box', () => {
  const { cards, tiles, features, pieces } = conserved(cities.setup(2, STANDARD, 'box'));
  expect(cards).toEqual(CARD_IDS.toSorted());
  expect(tiles).toEqual(Object.keys(CITY_TILES).map(Number));
  for (const feature of FEATURES)
    expect(features.filter((other) => other === feature)).toHaveLength(FEATURE_COUNTS[feature]);
  expect(pieces).toEqual([25, 25, 25, 25]);
});

describe.each(KINDS)('random games of %s seats, %s', (seats, length, rounds, tiles) => {
  test(`${GAMES} of them end in round ${rounds} with full neighborhoods that fit`, () => {
    for (let game = 0; game < GAMES; game++) {
      const start = cities.setup(seats, { board: 'random', length }, `playout ${game}`);
      const found: string[] = [];
      const over = playRandomly(cities, start, dice(`moves ${game}`), (state, _, action) => {
        if (action.kind === 'end') found.push(...problems(state, length));
      });
      expect(found).toEqual([]);
      expect(over).toMatchObject({ phase: 'over', round: rounds, active: null });
      expect(over.towns.map((town) => town.tiles.length)).toEqual(new Array(seats).fill(tiles));
      expect(over.towns.map((town) => town.cards.length)).toEqual(new Array(seats).fill(tiles - 1));
      expect(conserved(over)).toEqual(conserved(start));
      expect(cities.outcome(over)).toMatchObject({ kind: 'ranked' });
    }
  });
});
