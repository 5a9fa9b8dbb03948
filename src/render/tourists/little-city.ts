import type { Seat } from '../../engine/game.ts';
import type { View } from '../../games/tourists/view.ts';
import type { Sprite } from '../shape.ts';
import { composed } from '../sprite.ts';
import { SPACE } from '../theme.ts';
import { changeOutlines } from './change.ts';
import { frame } from './frame.ts';
import { cityOf, cityScore, lastChange } from './score.ts';
import { cityShapes, type Site } from './town.ts';

/** A whole city in little as one drawing, for it stays the same all round; placed by the corner of its four by four tiles. */
export function littleCity(view: View, seat: Seat, size: number, changes: boolean): Sprite {
  const city = cityOf(view, seat);
  const change = lastChange(view, seat);
  const laid = city.tiles.map(({ tile, x, y, turn }) => `${tile}.${x}.${y}.${turn}`).join(' ');
  const visitors = city.tourists.map(({ x, y }) => `${x}.${y}`).join(' ');
  const fresh = changes ? JSON.stringify(change) : '';
  const key = `little city ${seat} ${view.level} ${laid}/${visitors}/${fresh}`;
  const extent = { left: -10, top: -32, right: 8 * SPACE + 14, bottom: 8 * SPACE + 18 };
  return composed(key, size, extent, () => {
    const score = { ...cityScore(view, seat), total: 0 };
    const zones = { ...score, tourists: score.tourists.map((each) => ({ ...each, beside: [], seen: [] })) };
    const site: Site = { city, seat, score: zones, frame: frame(city), x: 0, y: 0, size };
    return cityShapes(site, changes ? changeOutlines(site, change) : undefined);
  });
}
