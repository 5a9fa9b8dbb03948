import type { Seat } from '../../engine/game.ts';
import type { Point } from '../../engine/grid.ts';
import type { TileId, Turn, Visit } from './rules/types.ts';
import type { View } from './rules/view.ts';

/** What a tourist may do, besides nothing. */
export type Move = Exclude<Visit['kind'], 'stay'>;

/**
 * What the private panel asks. Places are lettered A, B, … in the order of the list, and `chosen` is an index
 * into it: tiles count in tiles, everything else in fields.
 */
export type Ask =
  | {
      /** Where a tile of the hand goes, the starting tiles too; several in hand are numbered in the hand's order. */
      readonly mode: 'tile';
      readonly tile: TileId;
      readonly turn: Turn;
      readonly places: readonly Point[];
      readonly chosen: number | null;
    }
  | {
      /** What a tourist does; without a move nothing is lettered yet, and jump and walk first ask who goes. */
      readonly mode: 'visit';
      readonly move: Move | null;
      readonly from: Point | null;
      readonly places: readonly Point[];
      readonly chosen: number | null;
    }
  /** All is prepared and waits for Confirm, or for the others. */
  | { readonly mode: 'done' };

/** Which picture, of what. Everything in it is plain data, for it travels to another thread. */
export type TouristsRequest = { readonly game: 'tourists' } & (
  | { readonly kind: 'round'; readonly view: View }
  | { readonly kind: 'city'; readonly view: View; readonly seat: Seat; readonly zones: boolean }
  | { readonly kind: 'panel'; readonly view: View; readonly ask: Ask }
  | { readonly kind: 'final'; readonly view: View }
);
