import { itemAt, required } from '#engine';
import type { Condition, ConditionOf } from './condition.ts';
import type { Area, Color, Feature, Land, TileId } from './kinds.ts';

/** Spaces of a tile: top left, top right, bottom left, bottom right. */
export type TileFace = readonly [Land, Land, Land, Land];

/** 68 spaces of building land, 17 in each color, 28 of park and 32 of water; all different under rotation. */
export const CITY_TILES: { readonly [tile: TileId]: TileFace } = {
  1: ['water', 'park', 'yellow', 'yellow'],
  2: ['park', 'red', 'water', 'yellow'],
  3: ['green', 'water', 'park', 'red'],
  4: ['water', 'red', 'park', 'red'],
  5: ['blue', 'park', 'green', 'water'],
  6: ['park', 'green', 'blue', 'water'],
  7: ['yellow', 'green', 'water', 'park'],
  8: ['water', 'red', 'blue', 'park'],
  9: ['park', 'park', 'red', 'green'],
  10: ['red', 'park', 'yellow', 'park'],
  11: ['park', 'red', 'green', 'park'],
  12: ['green', 'park', 'park', 'yellow'],
  13: ['park', 'blue', 'yellow', 'park'],
  14: ['water', 'water', 'yellow', 'yellow'],
  15: ['red', 'water', 'red', 'water'],
  16: ['red', 'green', 'water', 'water'],
  17: ['water', 'blue', 'water', 'blue'],
  18: ['water', 'water', 'green', 'green'],
  19: ['water', 'blue', 'red', 'water'],
  20: ['water', 'red', 'yellow', 'water'],
  21: ['park', 'blue', 'red', 'yellow'],
  22: ['red', 'park', 'blue', 'yellow'],
  23: ['yellow', 'green', 'park', 'blue'],
  24: ['blue', 'green', 'blue', 'park'],
  25: ['water', 'blue', 'red', 'yellow'],
  26: ['green', 'water', 'blue', 'blue'],
  27: ['yellow', 'green', 'water', 'yellow'],
  28: ['green', 'green', 'red', 'water'],
  29: ['park', 'water', 'blue', 'park'],
  30: ['park', 'park', 'water', 'blue'],
  31: ['water', 'park', 'green', 'water'],
  32: ['water', 'water', 'park', 'yellow'],
};

export const START_TILES: { readonly [tile: TileId]: TileFace } = {
  101: ['red', 'water', 'park', 'blue'],
  102: ['green', 'water', 'yellow', 'park'],
  103: ['water', 'red', 'park', 'green'],
  104: ['park', 'water', 'blue', 'yellow'],
};

export const tileFace = (tile: TileId): TileFace => required(CITY_TILES[tile] ?? START_TILES[tile], `tile ${tile}`);

/** How many of each lie in the game; 48 in all. */
export const FEATURE_COUNTS: { readonly [feature in Feature]: number } = {
  dolphin: 6,
  sailboat: 6,
  ferry: 2,
  lighthouse: 2,
  tree: 6,
  fountain: 6,
  kiosk: 2,
  carousel: 2,
  monument: 6,
  special: 10,
};

export const PIECES_PER_COLOR = 25;

/** Points for 0 to 4 different features in one water or park area. */
const AREA_POINTS = [0, 1, 3, 6, 10] as const;
export const pointsForFeatures = (different: number): number => itemAt(AREA_POINTS, different);
export const MONUMENT_POINTS = 2;

type Card = { readonly points: number; readonly condition: Condition };

type Buildings = ConditionOf<'building'>;
const built = (color: Color | null, min = 1, max = 4): Buildings => ({
  kind: 'building',
  color,
  min,
  max,
  beside: null,
  sides: 0,
});
const exactly = (color: Color | null, height: number) => built(color, height, height);
const near = (color: Color | null, beside: Area, sides = 1, min = 1): Buildings => ({
  ...built(color, min),
  beside,
  sides,
});
const area = (land: Area, min: number, features = 0, colors = 0): ConditionOf<'area'> => ({
  kind: 'area',
  land,
  min,
  features,
  colors,
});

/** Families of near-copies: collect alike ones, and beware of those that clash (many low or few high, many or large). */
export const CARDS = {
  'red-buildings': { points: 1, condition: built('red') },
  'blue-buildings': { points: 1, condition: built('blue') },
  'green-buildings': { points: 1, condition: built('green') },
  'yellow-buildings': { points: 1, condition: built('yellow') },

  'height-1-by-park': { points: 1, condition: { ...exactly(null, 1), beside: 'park', sides: 2 } },
  'height-2': { points: 1, condition: exactly(null, 2) },
  'height-3': { points: 2, condition: exactly(null, 3) },
  'height-4': { points: 3, condition: exactly(null, 4) },

  'red-1': { points: 1, condition: exactly('red', 1) },
  'yellow-2': { points: 2, condition: exactly('yellow', 2) },
  'blue-3': { points: 3, condition: exactly('blue', 3) },
  'green-4': { points: 5, condition: exactly('green', 4) },

  'red-by-water': { points: 2, condition: near('red', 'water', 1, 2) },
  'yellow-by-water': { points: 2, condition: near('yellow', 'water', 1, 2) },
  'blue-by-park': { points: 2, condition: near('blue', 'park', 1, 2) },
  'green-by-park': { points: 2, condition: near('green', 'park', 1, 2) },

  'park-count': { points: 1, condition: area('park', 1) },
  'park-large': { points: 2, condition: area('park', 3) },
  'park-largest': { points: 1, condition: { kind: 'ground', land: 'park', where: 'largest' } },
  'park-shore': { points: 1, condition: { kind: 'ground', land: 'park', where: 'beside-other' } },

  'water-count': { points: 1, condition: area('water', 1) },
  'water-large': { points: 2, condition: area('water', 3) },
  'water-largest': { points: 1, condition: { kind: 'ground', land: 'water', where: 'largest' } },
  'water-lively': { points: 3, condition: area('water', 1, 2) },

  'pair-same-height': {
    points: 1,
    condition: { kind: 'pattern', shape: 'pair', color: 'any', height: 'same', overlap: false },
  },
  'pair-same-color': {
    points: 1,
    condition: { kind: 'pattern', shape: 'pair', color: 'same', height: 'any', overlap: true },
  },
  'pair-step': {
    points: 1,
    condition: { kind: 'pattern', shape: 'pair', color: 'any', height: 'rising', overlap: false },
  },
  'square-block': {
    points: 3,
    condition: { kind: 'pattern', shape: 'square', color: 'any', height: 'any', overlap: true },
  },

  'line-colors': {
    points: 2,
    condition: { kind: 'pattern', shape: 'line3', color: 'different', height: 'any', overlap: false },
  },
  'line-heights': {
    points: 2,
    condition: { kind: 'pattern', shape: 'line3', color: 'any', height: 'different', overlap: true },
  },
  'line-three': {
    points: 2,
    condition: { kind: 'pattern', shape: 'line3', color: 'any', height: 'any', overlap: false },
  },
  'pair-two-colors': {
    points: 1,
    condition: { kind: 'pattern', shape: 'pair', color: 'different', height: 'same', overlap: false },
  },
} as const satisfies { readonly [id: string]: Card };

export type CardId = keyof typeof CARDS;
export const CARD_IDS = Object.keys(CARDS) as CardId[];
export const card = (id: CardId): Card => CARDS[id];

type AnyAchievement = {
  readonly id: string;
  /** Patterns may share buildings: no achievement so far asks for sets apart, and `progress.ts` counts on it. */
  readonly condition: Exclude<Condition, { overlap: false }>;
  /** Occurrences needed. */
  readonly times: number;
  /** First, second, third to claim it. */
  readonly values: readonly [number, number, number];
};

const board = <const Three extends readonly [AnyAchievement, AnyAchievement, AnyAchievement]>(...three: Three) => three;

export const BOARDS = {
  'new-york': board(
    { id: 'great-lawn', condition: area('park', 6), times: 1, values: [10, 8, 6] },
    { id: 'skyscrapers', condition: built(null, 3), times: 4, values: [4, 3, 2] },
    {
      id: 'avenue',
      condition: { kind: 'pattern', shape: 'line6', color: 'any', height: 'any', overlap: true },
      times: 1,
      values: [14, 10, 6],
    },
  ),
  'rio-de-janeiro': board(
    { id: 'beachfront', condition: near(null, 'water'), times: 11, values: [10, 8, 6] },
    {
      id: 'carnival',
      condition: { kind: 'heights', beside: 'park', colors: true, together: false },
      times: 1,
      values: [10, 8, 6],
    },
    { id: 'lookouts', condition: exactly(null, 4), times: 3, values: [12, 9, 6] },
  ),
  sydney: board(
    {
      id: 'harbour-heights',
      condition: { kind: 'heights', beside: 'water', colors: false, together: true },
      times: 1,
      values: [10, 8, 6],
    },
    { id: 'bay', condition: area('water', 7), times: 1, values: [10, 8, 6] },
    { id: 'botanic-garden', condition: area('park', 1, 3), times: 1, values: [10, 8, 6] },
  ),
  venice: board(
    { id: 'grand-canal', condition: { kind: 'crossing', land: 'water' }, times: 1, values: [12, 9, 6] },
    { id: 'bridges', condition: near(null, 'water', 2), times: 5, values: [10, 8, 6] },
    { id: 'regatta', condition: area('water', 1, 2), times: 2, values: [10, 8, 6] },
  ),
  barcelona: board(
    {
      id: 'city-block',
      condition: { kind: 'pattern', shape: 'square', color: 'any', height: 'any', overlap: true },
      times: 2,
      values: [10, 8, 6],
    },
    { id: 'garden-mosaic', condition: area('park', 1, 0, 4), times: 1, values: [10, 8, 6] },
    {
      id: 'promenade',
      condition: { kind: 'pattern', shape: 'line4', color: 'different', height: 'any', overlap: true },
      times: 1,
      values: [12, 9, 6],
    },
  ),
  lisbon: board(
    { id: 'hillside', condition: built(null, 2), times: 9, values: [10, 8, 6] },
    {
      id: 'tram-climb',
      condition: { kind: 'pattern', shape: 'line3', color: 'any', height: 'rising', overlap: true },
      times: 2,
      values: [10, 8, 6],
    },
    { id: 'waterfront', condition: area('water', 1, 0, 4), times: 1, values: [10, 8, 6] },
  ),
  'mexico-city': board(
    { id: 'old-town', condition: exactly(null, 1), times: 14, values: [10, 8, 6] },
    {
      id: 'floating-gardens',
      condition: { kind: 'ground', land: 'park', where: 'beside-other' },
      times: 9,
      values: [10, 8, 6],
    },
    { id: 'painted-houses', condition: { kind: 'quarter', min: 8, of: 'one-color' }, times: 1, values: [10, 8, 6] },
  ),
  'buenos-aires': board(
    { id: 'dense-centre', condition: { kind: 'quarter', min: 9, of: 'buildings' }, times: 1, values: [10, 8, 6] },
    { id: 'leafy-barrios', condition: near(null, 'park'), times: 11, values: [10, 8, 6] },
    { id: 'two-lakes', condition: area('water', 4), times: 2, values: [10, 8, 6] },
  ),
} as const satisfies { readonly [id: string]: readonly [AnyAchievement, AnyAchievement, AnyAchievement] };

export type BoardId = keyof typeof BOARDS;
export const BOARD_IDS = Object.keys(BOARDS) as BoardId[];
export type AchievementId = (typeof BOARDS)[BoardId][number]['id'];
export type Achievement = AnyAchievement & { readonly id: AchievementId };
export const achievements = (id: BoardId): readonly [Achievement, Achievement, Achievement] => BOARDS[id];
