import { avatar, seatBackdrop, title, total } from '../../../draw/header.ts';
import type { Scene } from '../../../draw/scene.ts';
import type { Drawing } from '../../../draw/shape.ts';
import { coordinates, openGround, well } from '../../../draw/site.ts';
import { WIDTH } from '../../../draw/theme.ts';
import type { Seat } from '../../../engine/game.ts';
import { boundingBox } from '../../../engine/grid.ts';
import { nameOf } from '../../../i18n/speech.ts';
import { cityOf, cityScore } from '../rules/score.ts';
import type { View } from '../rules/view.ts';
import { changeOf, changeOutlines } from './change.ts';
import { frame } from './frame.ts';
import { levelPill, nextTile, stock } from './header.ts';
import { bubbles, cityShapes, type Site } from './layers.ts';

const HEIGHT = 1092;

/** One city large; with zones every tourist shows what it scores and why. */
export function layoutCity(view: View, seat: Seat, zones: boolean, scene: Scene): Drawing {
  const city = cityOf(view, seat);
  const score = cityScore(view, seat);
  const site: Site = { city, seat, score: zones ? score : null, frame: frame(city), x: 64, y: 134, size: 112 };
  return {
    width: WIDTH,
    height: HEIGHT,
    shapes: [
      seatBackdrop(HEIGHT, seat),
      ...avatar(scene, seat),
      title(scene, nameOf(scene, seat), 112, 206),
      ...levelPill(view, 486, scene),
      ...stock(seat, city.stock, 506, scene),
      ...nextTile(view, 842, scene),
      ...total(scene, score.total),
      ...well(site, 12),
      ...openGround(site, city.tiles),
      ...cityShapes(site, changeOutlines(site, changeOf(view, seat))),
      ...bubbles(site),
      ...coordinates(site, boundingBox(city.fields), scene),
    ],
  };
}
