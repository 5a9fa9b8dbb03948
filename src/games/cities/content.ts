import type { Condition } from './condition.ts';
import type { Area, Color, Feature, Land, TileId } from './types.ts';

/** Spaces of a tile: top left, top right, bottom left, bottom right. */
export type TileFace = readonly [Land, Land, Land, Land];

/** 64 spaces of building land, 16 in each colour, 32 of park and 32 of water; all different under rotation. */
export const CITY_TILES: { readonly [tile: TileId]: TileFace } = {
  1: ['water', 'park', 'red', 'red'],
  2: ['park', 'yellow', 'water', 'blue'],
  3: ['yellow', 'water', 'park', 'red'],
  4: ['water', 'yellow', 'park', 'red'],
  5: ['yellow', 'park', 'blue', 'water'],
  6: ['park', 'green', 'blue', 'water'],
  7: ['park', 'park', 'green', 'red'],
  8: ['park', 'green', 'park', 'green'],
  9: ['yellow', 'blue', 'park', 'park'],
  10: ['park', 'blue', 'red', 'park'],
  11: ['water', 'water', 'red', 'blue'],
  12: ['green', 'water', 'red', 'water'],
  13: ['blue', 'blue', 'water', 'water'],
  14: ['water', 'green', 'blue', 'water'],
  15: ['park', 'blue', 'green', 'blue'],
  16: ['park', 'yellow', 'yellow', 'green'],
  17: ['red', 'park', 'red', 'blue'],
  18: ['yellow', 'yellow', 'park', 'red'],
  19: ['green', 'red', 'blue', 'park'],
  20: ['water', 'yellow', 'blue', 'yellow'],
  21: ['water', 'blue', 'green', 'yellow'],
  22: ['green', 'water', 'red', 'yellow'],
  23: ['green', 'green', 'water', 'yellow'],
  24: ['green', 'green', 'red', 'water'],
  25: ['park', 'park', 'red', 'water'],
  26: ['water', 'park', 'blue', 'park'],
  27: ['water', 'water', 'park', 'green'],
  28: ['park', 'water', 'yellow', 'water'],
  29: ['park', 'park', 'park', 'yellow'],
  30: ['water', 'water', 'red', 'water'],
  31: ['park', 'park', 'water', 'park'],
  32: ['water', 'park', 'water', 'water'],
};

export const START_TILES: { readonly [tile: TileId]: TileFace } = {
  101: ['red', 'water', 'park', 'blue'],
  102: ['green', 'park', 'yellow', 'water'],
  103: ['water', 'red', 'park', 'green'],
  104: ['park', 'water', 'blue', 'yellow'],
};

export const tileFace = (tile: TileId): TileFace => (CITY_TILES[tile] ?? START_TILES[tile])!;

/** How many of each lie in the game; 48 in all. */
export const FEATURE_COUNTS: { readonly [feature in Feature]: number } = {
  dolphin: 5,
  sailboat: 5,
  ferry: 5,
  lighthouse: 5,
  tree: 5,
  fountain: 5,
  kiosk: 5,
  carousel: 5,
  monument: 4,
  special: 4,
};

export const PIECES_PER_COLOR = 25;

/** Points for 0 to 4 different features in one water or park area. */
export const AREA_POINTS = [0, 1, 3, 6, 10] as const;
export const MONUMENT_POINTS = 2;

type Card = { readonly points: number; readonly condition: Condition };

type Buildings = Extract<Condition, { kind: 'building' }>;
const built = (color: Color | null, min = 1, max = 4): Buildings => ({
  kind: 'building',
  color,
  min,
  max,
  beside: null,
  sides: 0,
});
const exactly = (color: Color | null, height: number) => built(color, height, height);
const near = (color: Color | null, beside: Area, sides = 1): Buildings => ({ ...built(color), beside, sides });
const area = (land: Area, min: number, features = 0, colors = 0): Condition => ({
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

  'height-1': { points: 1, condition: exactly(null, 1) },
  'height-2': { points: 1, condition: exactly(null, 2) },
  'height-3': { points: 2, condition: exactly(null, 3) },
  'height-4': { points: 4, condition: exactly(null, 4) },

  'red-1': { points: 2, condition: exactly('red', 1) },
  'yellow-2': { points: 3, condition: exactly('yellow', 2) },
  'blue-3': { points: 4, condition: exactly('blue', 3) },
  'green-4': { points: 5, condition: exactly('green', 4) },

  'red-by-water': { points: 2, condition: near('red', 'water') },
  'yellow-by-water': { points: 2, condition: near('yellow', 'water') },
  'blue-by-park': { points: 2, condition: near('blue', 'park') },
  'green-by-park': { points: 2, condition: near('green', 'park') },

  'park-count': { points: 1, condition: area('park', 1) },
  'park-large': { points: 3, condition: area('park', 3) },
  'park-largest': { points: 1, condition: { kind: 'ground', land: 'park', where: 'largest' } },
  'park-shore': { points: 1, condition: { kind: 'ground', land: 'park', where: 'beside-other' } },

  'water-count': { points: 1, condition: area('water', 1) },
  'water-large': { points: 3, condition: area('water', 3) },
  'water-largest': { points: 1, condition: { kind: 'ground', land: 'water', where: 'largest' } },
  'water-lively': { points: 3, condition: area('water', 1, 2) },

  'pair-same-height': {
    points: 1,
    condition: { kind: 'pattern', shape: 'pair', color: 'any', height: 'same', overlap: true },
  },
  'pair-same-color': {
    points: 2,
    condition: { kind: 'pattern', shape: 'pair', color: 'same', height: 'any', overlap: true },
  },
  'pair-step': {
    points: 1,
    condition: { kind: 'pattern', shape: 'pair', color: 'any', height: 'rising', overlap: true },
  },
  'square-block': {
    points: 3,
    condition: { kind: 'pattern', shape: 'square', color: 'any', height: 'any', overlap: true },
  },

  'line-colors': {
    points: 2,
    condition: { kind: 'pattern', shape: 'line3', color: 'different', height: 'any', overlap: true },
  },
  'line-heights': {
    points: 2,
    condition: { kind: 'pattern', shape: 'line3', color: 'any', height: 'different', overlap: true },
  },
  'line-apart': {
    points: 3,
    condition: { kind: 'pattern', shape: 'line3', color: 'any', height: 'any', overlap: false },
  },
  'pair-apart': {
    points: 2,
    condition: { kind: 'pattern', shape: 'pair', color: 'different', height: 'same', overlap: false },
  },
} as const satisfies { readonly [id: string]: Card };

export type CardId = keyof typeof CARDS;
export const CARD_IDS = Object.keys(CARDS) as CardId[];
export const card = (id: CardId): Card => CARDS[id];

export type Achievement = {
  readonly id: string;
  readonly condition: Condition;
  /** Occurrences needed. */
  readonly times: number;
  /** First, second, third to claim it. */
  readonly values: readonly [number, number, number];
};

const board = <const Rows extends readonly [Achievement, Achievement, Achievement]>(...rows: Rows) => rows;

export const BOARDS = {
  'new-york': board(
    { id: 'great-lawn', condition: area('park', 6), times: 1, values: [6, 4, 2] },
    { id: 'skyscrapers', condition: built(null, 3), times: 4, values: [7, 5, 3] },
    {
      id: 'avenue',
      condition: { kind: 'pattern', shape: 'line5', color: 'any', height: 'any', overlap: true },
      times: 1,
      values: [6, 4, 2],
    },
  ),
  'rio-de-janeiro': board(
    { id: 'beachfront', condition: near(null, 'water'), times: 8, values: [5, 3, 2] },
    { id: 'carnival', condition: { kind: 'heights', beside: null, colors: true }, times: 1, values: [6, 4, 2] },
    { id: 'lookouts', condition: exactly(null, 4), times: 2, values: [6, 4, 2] },
  ),
  sydney: board(
    {
      id: 'harbour-heights',
      condition: { kind: 'heights', beside: 'water', colors: false },
      times: 1,
      values: [7, 5, 3],
    },
    { id: 'bay', condition: area('water', 7), times: 1, values: [6, 4, 2] },
    { id: 'botanic-garden', condition: area('park', 1, 3), times: 1, values: [5, 3, 2] },
  ),
  venice: board(
    { id: 'grand-canal', condition: { kind: 'crossing', land: 'water' }, times: 1, values: [7, 5, 3] },
    { id: 'bridges', condition: near(null, 'water', 2), times: 3, values: [5, 3, 2] },
    { id: 'regatta', condition: area('water', 1, 3), times: 1, values: [6, 4, 2] },
  ),
  barcelona: board(
    {
      id: 'city-block',
      condition: { kind: 'pattern', shape: 'square', color: 'any', height: 'any', overlap: true },
      times: 2,
      values: [6, 4, 2],
    },
    { id: 'garden-mosaic', condition: area('park', 1, 0, 4), times: 1, values: [5, 3, 2] },
    {
      id: 'promenade',
      condition: { kind: 'pattern', shape: 'line4', color: 'different', height: 'any', overlap: true },
      times: 1,
      values: [6, 4, 2],
    },
  ),
  lisbon: board(
    { id: 'seven-hills', condition: built(null, 2), times: 7, values: [5, 3, 2] },
    {
      id: 'tram-climb',
      condition: { kind: 'pattern', shape: 'line3', color: 'any', height: 'rising', overlap: true },
      times: 1,
      values: [6, 4, 2],
    },
    { id: 'waterfront', condition: area('water', 1, 0, 4), times: 1, values: [5, 3, 2] },
  ),
  'mexico-city': board(
    { id: 'old-town', condition: exactly(null, 1), times: 7, values: [5, 3, 2] },
    {
      id: 'floating-gardens',
      condition: { kind: 'ground', land: 'park', where: 'beside-other' },
      times: 6,
      values: [5, 3, 2],
    },
    { id: 'painted-houses', condition: { kind: 'quarter', min: 4, of: 'one-color' }, times: 1, values: [6, 4, 2] },
  ),
  'buenos-aires': board(
    { id: 'dense-centre', condition: { kind: 'quarter', min: 9, of: 'buildings' }, times: 1, values: [6, 4, 2] },
    { id: 'leafy-barrios', condition: near(null, 'park'), times: 8, values: [5, 3, 2] },
    { id: 'two-lakes', condition: area('water', 3), times: 2, values: [5, 3, 2] },
  ),
} as const satisfies { readonly [id: string]: readonly [Achievement, Achievement, Achievement] };

export type BoardId = keyof typeof BOARDS;
export const BOARD_IDS = Object.keys(BOARDS) as BoardId[];
export const achievements = (id: BoardId): readonly [Achievement, Achievement, Achievement] => BOARDS[id];
export type AchievementId = (typeof BOARDS)[BoardId][number]['id'];
