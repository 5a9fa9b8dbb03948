import {
  avatar,
  coordinates,
  type Drawing,
  openGround,
  type Scene,
  seatBackdrop,
  title,
  total,
  WIDTH,
  well,
} from '#draw';
import { boundingBox } from '#engine';
import { nameOf } from '#i18n';
import type { TouristsRequest } from '../requests.ts';
import { cityOf, cityScore } from '../rules/score.ts';
import { HOME } from '../words/address.ts';
import { changeOf, changeOutlines } from './change-outlines.ts';
import { frame } from './city-frame.ts';
import { bubbles, cityShapes, type Site } from './city-layers.ts';
import { BARS_HEIGHT, roundBars } from './round-bars.ts';
import { levelPill, nextTile, page, stock } from './round-header.ts';

const SIDE = 100;
const LEFT = 100;
const TOP = 128;
/** Below the letters: the points of each round. */
const BARS = TOP + 8 * SIDE + 62;

/** One city large; with zones every tourist shows what it scores and why. */
export function layoutCity(
  { view, seat, zones, tiles = cityOf(view, seat).tiles }: Extract<TouristsRequest, { readonly kind: 'city' }>,
  scene: Scene,
): Drawing {
  const city = cityOf(view, seat);
  const score = cityScore(view, seat);
  const box = boundingBox(city.fields);
  const site: Site = { city, seat, score: zones ? score : null, frame: frame({ tiles }), x: LEFT, y: TOP, size: SIDE };
  const bars = roundBars(view, seat, BARS, scene);
  const height = bars.length ? BARS + BARS_HEIGHT + 16 : BARS;
  return {
    width: WIDTH,
    height,
    shapes: [
      seatBackdrop(height, seat),
      ...avatar(scene, seat),
      title(scene, nameOf(scene, seat), 112, 206),
      ...levelPill(view, 486, scene),
      ...stock(seat, city.stock, 506, scene),
      ...(view.phase === 'over' ? page(view, seat, scene) : nextTile(view, 842, scene)),
      ...total(scene, score.total),
      ...well(site, 12),
      ...openGround(site, city.tiles),
      ...cityShapes(site, changeOutlines(site, changeOf(view, seat))),
      ...bubbles(site),
      ...coordinates(site, box, HOME, scene),
      ...bars,
    ],
  };
}
