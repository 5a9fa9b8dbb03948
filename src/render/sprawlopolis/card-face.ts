import type { CardNumber } from '../../games/sprawlopolis/types.ts';
import type { Sprite } from '../shape.ts';
import { composed } from '../sprite.ts';
import { BLOCK, SPACE } from '../theme.ts';
import { makeSite } from './site.ts';
import { town } from './town.ts';

const TERMS = { scoring: [], difficulty: 'standard' } as const;
const EXTENT = { left: -2, top: -40, right: 2 * BLOCK.w + 14, bottom: 2 * BLOCK.h + 20 };

/** A card by itself, blocks `w` wide; placed by its top left corner. */
export const cardFace = (card: CardNumber, turned: boolean, w: number): Sprite =>
  composed(`card ${card} ${turned}`, (w * SPACE) / BLOCK.w, EXTENT, () => {
    const window = { left: 0, top: 0, width: 2, height: 2 };
    return town(makeSite([{ card, turned, x: 0, y: 0 }], TERMS, { window, x: 0, y: 0, w }), { rims: false });
  });
