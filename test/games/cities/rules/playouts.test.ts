import { describe, expect, test } from 'vitest';
import { boundingBox } from '../../../../src/engine/grid.ts';
import { CARD_IDS, CITY_TILES, FEATURE_COUNTS, START_TILES } from '../../../../src/games/cities/rules/content.ts';
import { cities } from '../../../../src/games/cities/rules/index.ts';
import { COLORS, FEATURES } from '../../../../src/games/cities/rules/kinds.ts';
import { fitsExtent } from '../../../../src/games/cities/rules/neighborhood.ts';
import { type CitiesOptions, type Item, ROWS, type State } from '../../../../src/games/cities/rules/types.ts';
import { dice, freeze, playRandomly } from '../../../rig/play.ts';

const GAMES = 200;
const KINDS: [seats: number, length: CitiesOptions['length'], rounds: number, tiles: number][] = [
  [2, 'standard', 4, 9],
  [2, 'long', 7, 15],
  [3, 'standard', 8, 9],
  [4, 'standard', 8, 9],
];

const count = <T>(values: readonly T[], value: T) => values.filter((other) => other === value).length;

/** Everything that is anywhere: in draw piles, on the board, in neighborhoods, out of the game. */
function inventory(state: State) {
  const loose: Item[] = [...state.removed, ...ROWS.flatMap((row) => state.market[row].flat())];
  const spaces = state.towns.flatMap((town) => town.spaces);
  return {
    cards: [
      ...state.decks.cards,
      ...state.towns.flatMap((town) => town.cards),
      ...loose.flatMap((item) => (item.kind === 'card' ? [item.card] : [])),
    ],
    tiles: [
      ...state.decks.tiles,
      ...state.towns
        .flatMap((town) => town.tiles.map((placed) => placed.tile))
        .filter((tile) => !(tile in START_TILES)),
      ...loose.flatMap((item) => (item.kind === 'tile' ? [item.tile] : [])),
    ],
    features: [
      ...state.decks.features,
      ...spaces.flatMap((space) => space.feature ?? []),
      ...loose.flatMap((item) => (item.kind === 'feature' ? [item.feature] : [])),
    ],
    pieces: COLORS.map(
      (color) =>
        state.bag[color] +
        spaces.filter((space) => space.color === color).reduce((sum, space) => sum + space.height, 0) +
        loose.filter((item) => item.kind === 'piece' && item.color === color).length,
    ),
  };
}

function expectConserved(state: State) {
  const { cards, tiles, features, pieces } = inventory(state);
  expect(cards.toSorted()).toEqual(CARD_IDS.toSorted());
  expect(tiles.toSorted((a, b) => a - b)).toEqual(Object.keys(CITY_TILES).map(Number));
  for (const feature of FEATURES) expect(count(features, feature)).toBe(FEATURE_COUNTS[feature]);
  expect(pieces).toEqual([25, 25, 25, 25]);
}

/** What is wrong with a state, checked at every step: plain code, because `expect` is slow in long loops. */
function* problems(state: State, seat: number, length: CitiesOptions['length']) {
  for (const { tiles, spaces } of state.towns) {
    const { width, height } = boundingBox(tiles);
    if (!fitsExtent(width, height, length)) yield `${width} by ${height} tiles`;
    if (new Set(spaces.map(({ x, y }) => x * 100 + y)).size !== tiles.length * 4) yield 'tiles overlap';
    if (spaces.some((space) => space.height > 4)) yield 'higher than four';
  }
  if (cities.waiting(state).join() !== `${state.active}`) yield 'waits for someone else';
  for (let other = 0; other < state.towns.length; other++) {
    if (other !== seat && cities.legal(state, other).length > 0) yield 'two seats may move';
  }
}

describe.each(KINDS)('random games of %s seats, %s', (seats, length, rounds, tiles) => {
  test(`${GAMES} of them end in round ${rounds} with nothing lost or made`, () => {
    for (let game = 0; game < GAMES; game++) {
      const start = freeze(cities.setup(seats, { board: 'random', length }, `playout ${game}`));
      const found: string[] = [];
      const over = playRandomly(cities, start, dice(`moves ${game}`), (state, seat, action) => {
        freeze(state);
        if (action.kind === 'end') found.push(...problems(state, seat, length));
      });
      expect(found).toEqual([]);
      expect(over).toMatchObject({ phase: 'over', round: rounds, active: null });
      expect(over.towns.map((town) => town.tiles.length)).toEqual(new Array(seats).fill(tiles));
      expect(over.towns.map((town) => town.cards.length)).toEqual(new Array(seats).fill(tiles - 1));
      expectConserved(over);
      expect(JSON.parse(JSON.stringify(over))).toEqual(over);
      expect(cities.outcome(over)).toMatchObject({ kind: 'ranked' });
    }
  });

  test('nothing is lost on the way either, and every state survives JSON', () => {
    const start = cities.setup(seats, { board: 'random', length }, 'on the way');
    playRandomly(cities, start, dice('on the way'), (state) => {
      if (!state.work) expectConserved(state);
      expect(JSON.parse(JSON.stringify(state))).toEqual(state);
    });
  });
});
