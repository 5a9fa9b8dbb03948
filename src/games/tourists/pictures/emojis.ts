import { composed, type Motif, motifOf } from '#draw';
import { TILE_IDS } from '../rules/content.ts';
import { KINDS } from '../rules/types.ts';
import { KIND_NAMES, tileEmoji, touristEmoji } from '../words/emoji-names.ts';
import { ground } from './city-ground.ts';
import { tileSprite } from './city-layers.ts';
import { icon } from './street-furniture.ts';
import { touristHead } from './tourist.ts';

const SIDE = 104;
const SEATS = [0, 1, 2, 3, 4, 5, 6, 7];

const water = composed('emoji of water', SIDE, { left: -2, top: -2, right: 106, bottom: 106 }, () =>
  ground('water', [{ x: 0, y: 0 }], SIDE),
);

/** The tiles, the kinds of field, and everybody's tourists. */
export const emojis: { readonly [name: string]: () => Motif } = {
  ...Object.fromEntries(TILE_IDS.map((tile) => [tileEmoji(tile), () => motifOf(tileSprite(tile, 0, 92))])),
  ...Object.fromEntries(
    KINDS.map((kind) => [KIND_NAMES[kind], () => motifOf(kind === 'water' ? water : icon(kind, SIDE))]),
  ),
  ...Object.fromEntries(SEATS.map((seat) => [touristEmoji(seat), () => motifOf(touristHead(seat, SIDE))])),
};
