import { itemAt, type Seat } from '#engine';
import { tileFace } from '../rules/content.ts';
import type { Kind, TileId } from '../rules/types.ts';

/** Plain names of the emojis, as a screen reader speaks them. */
export const KIND_NAMES: { readonly [kind in Kind]: string } = {
  attraction: 'sight',
  park: 'park',
  terrace: 'terrace',
  water: 'canal',
};

export const tileEmoji = (tile: TileId): string =>
  tileFace(tile)
    .map((kind) => KIND_NAMES[kind])
    .join('_');

const SEATS = ['purple', 'orange', 'gray', 'white', 'teal', 'lilac', 'maroon', 'lime'] as const;
export const touristEmoji = (seat: Seat): string => `${itemAt(SEATS, seat)}_tourist`;
