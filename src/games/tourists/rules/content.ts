import { required } from '#engine';
import type { Kind, TileId } from './types.ts';

/** Fields of a tile: top left, top right, bottom left, bottom right. */
export type Face = readonly [Kind, Kind, Kind, Kind];

const KIND_OF = { A: 'attraction', P: 'park', T: 'terrace', W: 'water' } as const;
export type Letter = keyof typeof KIND_OF;

/** Letters stand for kinds wherever a city is written as text. */
export const kindOf = (letter: Letter): Kind => KIND_OF[letter];

const face = (a: Letter, b: Letter, c: Letter, d: Letter): Face => [kindOf(a), kindOf(b), kindOf(c), kindOf(d)];

/**
 * Tiles of our own design: every mix of kinds with at most two alike, the mix of all four in each of its six
 * arrangements. All differ under rotation, each kind is on 24 fields, two attractions always lie side by side.
 */
export const TILES: { readonly [tile: TileId]: Face } = {
  1: face('A', 'P', 'T', 'W'),
  2: face('A', 'P', 'W', 'T'),
  3: face('A', 'T', 'P', 'W'),
  4: face('A', 'T', 'W', 'P'),
  5: face('A', 'W', 'P', 'T'),
  6: face('A', 'W', 'T', 'P'),
  7: face('A', 'A', 'P', 'T'),
  8: face('A', 'A', 'W', 'P'),
  9: face('A', 'A', 'T', 'W'),
  10: face('P', 'P', 'A', 'T'),
  11: face('P', 'P', 'W', 'A'),
  12: face('P', 'T', 'W', 'P'),
  13: face('W', 'W', 'A', 'P'),
  14: face('W', 'W', 'T', 'A'),
  15: face('W', 'P', 'T', 'W'),
  16: face('T', 'T', 'W', 'A'),
  17: face('T', 'A', 'P', 'T'),
  18: face('T', 'P', 'W', 'T'),
  19: face('A', 'A', 'P', 'P'),
  20: face('A', 'A', 'T', 'T'),
  21: face('A', 'A', 'W', 'W'),
  22: face('W', 'W', 'T', 'T'),
  23: face('P', 'W', 'W', 'P'),
  24: face('P', 'T', 'T', 'P'),
};

export const TILE_IDS: readonly TileId[] = Object.keys(TILES).map(Number);
export const tileFace = (tile: TileId): Face => required(TILES[tile], `tile ${tile}`);
export const START_TILES = 3;
export const ROUNDS = 13;
/** Tiles per side of a finished city. */
export const EXTENT = 4;
export const TOURISTS = 7;
