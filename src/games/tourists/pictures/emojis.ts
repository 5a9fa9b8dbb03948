import { type Motif, motifOf } from '#draw';
import { TILE_IDS } from '../rules/content.ts';
import { KINDS } from '../rules/types.ts';
import { KIND_NAMES, tileEmoji, touristEmoji } from '../words/emoji-names.ts';
import { tileSprite } from './city-layers.ts';
import { icon } from './street-furniture.ts';
import { touristHead } from './tourist.ts';

const SIDE = 104;
const SEATS = [0, 1, 2, 3, 4, 5, 6, 7];

/** Where a tourist can go. */
const ZONE_KINDS = KINDS.filter((kind) => kind !== 'water');

/** The tiles, the kinds of field that take a tourist, and everyone's tourists. */
export const emojis: { readonly [name: string]: () => Motif } = {
  ...Object.fromEntries(TILE_IDS.map((tile) => [tileEmoji(tile), () => motifOf(tileSprite(tile, 0, 92))])),
  ...Object.fromEntries(ZONE_KINDS.map((kind) => [KIND_NAMES[kind], () => motifOf(icon(kind, SIDE))])),
  ...Object.fromEntries(SEATS.map((seat) => [touristEmoji(seat), () => motifOf(touristHead(seat, SIDE))])),
};
