import { describe, expect, test } from 'vitest';
import {
  BOARD_IDS,
  BOARDS,
  CARD_IDS,
  CARDS,
  CITY_TILES,
  FEATURE_COUNTS,
  START_TILES,
  type TileFace,
} from '../../../../src/games/cities/rules/content.ts';
import { AREA_FEATURES, COLORS, FEATURES } from '../../../../src/games/cities/rules/kinds.ts';
import { rotateFace } from '../../../../src/games/cities/rules/neighborhood.ts';
import { ROTATIONS } from '../../../../src/games/cities/rules/types.ts';

const tiles = Object.values(CITY_TILES);
const starts = Object.values(START_TILES);
const count = (faces: readonly TileFace[], land: string) => faces.flat().filter((space) => space === land).length;
const sideBySide = ([a, b, c, d]: TileFace, land: string) =>
  [
    [a, b],
    [c, d],
    [a, c],
    [b, d],
  ].some((pair) => pair.every((space) => space === land));

describe('tiles', () => {
  test('there are 32 city tiles and 4 starting tiles', () => {
    expect(tiles).toHaveLength(32);
    expect(starts).toHaveLength(4);
  });

  test('the colors are equally common', () => {
    for (const color of COLORS) expect(count(tiles, color)).toBe(17);
    for (const color of COLORS) expect(count(starts, color)).toBe(2);
  });

  test('about half is building land, a quarter park, a quarter water', () => {
    expect([count(tiles, 'park'), count(tiles, 'water')]).toEqual([28, 32]);
  });

  test.each(['park', 'water'])('some have two %s spaces side by side', (land) => {
    expect(tiles.filter((tile) => sideBySide(tile, land)).length).toBeGreaterThanOrEqual(3);
  });

  test('a starting tile shows building land, park and water', () => {
    for (const tile of starts) expect([count([tile], 'park'), count([tile], 'water')]).toEqual([1, 1]);
  });

  test('no two are alike under rotation, and every rotation of one differs', () => {
    const rotated = [...tiles, ...starts].flatMap((tile) =>
      ROTATIONS.map((rotation) => rotateFace(tile, rotation).join()),
    );
    expect(new Set(rotated).size).toBe(36 * 4);
  });
});

describe('features', () => {
  test('are 48, with four kinds for water and four for parks', () => {
    expect(FEATURES.reduce((sum, feature) => sum + FEATURE_COUNTS[feature], 0)).toBe(48);
    expect(AREA_FEATURES.water).toHaveLength(4);
    expect(AREA_FEATURES.park).toHaveLength(4);
  });

  test('water and parks get the same number', () => {
    const total = (kinds: readonly (keyof typeof FEATURE_COUNTS)[]) =>
      kinds.reduce((sum, feature) => sum + FEATURE_COUNTS[feature], 0);
    expect(total(AREA_FEATURES.water)).toBe(total(AREA_FEATURES.park));
  });
});

describe('cards', () => {
  test('are 32, all different, all worth something', () => {
    expect(CARD_IDS).toHaveLength(32);
    expect(new Set(CARD_IDS.map((id) => JSON.stringify(CARDS[id].condition))).size).toBe(32);
    for (const id of CARD_IDS) expect(CARDS[id].points).toBeGreaterThan(0);
  });
});

describe('boards', () => {
  test('are the eight cities', () => {
    expect(BOARD_IDS).toEqual([
      'new-york',
      'rio-de-janeiro',
      'sydney',
      'venice',
      'barcelona',
      'lisbon',
      'mexico-city',
      'buenos-aires',
    ]);
  });

  test('have 24 different achievements, each with three falling values', () => {
    const all = BOARD_IDS.flatMap((id) => [...BOARDS[id]]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(24);
    expect(new Set(all.map(({ condition, times }) => JSON.stringify([condition, times]))).size).toBe(24);
    for (const { values } of all) expect([...values].sort((a, b) => b - a)).toEqual(values);
    for (const { values } of all) expect(new Set(values).size).toBe(3);
  });

  test('keep what is known of the cities', () => {
    const [lawn, skyscrapers] = BOARDS['new-york'];
    expect(lawn).toMatchObject({ times: 1, condition: { kind: 'area', land: 'park', min: 6 } });
    expect(skyscrapers).toMatchObject({ times: 4, condition: { kind: 'building', min: 3 } });
    expect(BOARDS['venice'][0].condition).toMatchObject({ kind: 'crossing', land: 'water' });
    expect(BOARDS['sydney'][0].condition).toMatchObject({ kind: 'heights', beside: 'water' });
    expect(BOARDS['sydney'][1].condition).toMatchObject({ kind: 'area', land: 'water', min: 7 });
    expect(BOARDS['mexico-city'][0].condition).toMatchObject({ kind: 'building', min: 1, max: 1 });
  });
});
