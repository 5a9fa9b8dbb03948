import {
  avatar,
  coordinates,
  type Drawing,
  heading,
  image,
  openGround,
  type Scene,
  type Shape,
  seatBackdrop,
  sheetCard,
  title,
  total,
  WIDTH,
  well,
} from '#draw';
import { boundingBox } from '#engine';
import { nameOf } from '#i18n';
import type { TouristsRequest } from '../requests.ts';
import { cityOf, cityScore } from '../rules/score.ts';
import type { TileId } from '../rules/types.ts';
import { HOME } from '../words/address.ts';
import { speech } from '../words/speech.ts';
import { changeOf, changeOutlines } from './change-outlines.ts';
import { frame } from './city-frame.ts';
import { bubbles, cityShapes, type Site, tileSprite } from './city-layers.ts';
import { BARS_HEIGHT, roundBars } from './round-bars.ts';
import { levelPill, page, stock } from './round-header.ts';

const TOP = 128;
const CARD = { x: 832, y: TOP - 12, w: 152, h: 210 };
const NEXT_SIDE = 62;

/** The tile everyone places next, on a card beside the city. */
function nextTile([tile, second]: readonly TileId[], scene: Scene): Shape[] {
  if (tile === undefined || second !== undefined) return [];
  return [
    ...sheetCard(CARD),
    heading(scene, speech(scene.language)('pictures.round.next'), CARD),
    image(tileSprite(tile, 0, NEXT_SIDE), CARD.x + Math.round(CARD.w / 2) - NEXT_SIDE, CARD.y + 72),
  ];
}

/** One city large; with zones every tourist shows what it scores and why. */
export function layoutCity(
  { view, seat, zones, tiles = cityOf(view, seat).tiles }: Extract<TouristsRequest, { readonly kind: 'city' }>,
  scene: Scene,
): Drawing {
  const city = cityOf(view, seat);
  const score = cityScore(view, seat);
  const box = boundingBox(city.fields);
  const over = view.phase === 'over';
  const next = over ? [] : nextTile(view.drawn, scene);
  const [x, size] = next.length > 0 ? [76, 91] : [100, 100];
  const site: Site = { city, seat, score: zones ? score : null, frame: frame({ tiles }), x, y: TOP, size };
  // Below the letters: the points of each round.
  const below = TOP + 8 * size + 62;
  const bars = roundBars(view, seat, below, scene);
  const height = bars.length ? below + BARS_HEIGHT + 16 : below;
  return {
    width: WIDTH,
    height,
    shapes: [
      seatBackdrop(height, seat),
      ...avatar(scene, seat),
      title(scene, nameOf(scene, seat), 112, 206),
      ...levelPill(view, 486, scene),
      ...stock(seat, city.stock, 506, scene),
      ...(over ? page(view, seat, scene) : []),
      ...next,
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
