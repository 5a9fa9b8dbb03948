import { fieldsOfTile } from '../../games/tourists/city.ts';
import { TOURISTS } from '../../games/tourists/content.ts';
import type { TileId, Turn } from '../../games/tourists/types.ts';
import type { SeenCity } from '../../games/tourists/view.ts';
import type { Sprite } from '../shape.ts';
import { composed } from '../sprite.ts';
import { cityShapes } from './town.ts';

/** A tile as a city of its own. */
function tileAlone(tile: TileId, turn: Turn): SeenCity {
  const alone = { tile, x: 0, y: 0, turn };
  return { tiles: [alone], tourists: [], fields: fieldsOfTile(alone), stock: TOURISTS };
}

/** A tile by itself, placed by its top left corner; landmarks rise over its upper edge. */
export const tileSprite = (tile: TileId, turn: Turn, size: number): Sprite =>
  composed(`tourists tile ${tile} ${turn}`, size, { left: -14, top: -30, right: 220, bottom: 226 }, () =>
    cityShapes({
      city: tileAlone(tile, turn),
      seat: 0,
      score: null,
      frame: { left: 0, top: 0, width: 1, height: 1 },
      x: 0,
      y: 0,
      size,
    }),
  );
