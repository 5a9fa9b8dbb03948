import {
  avatar,
  coordinates,
  type Drawing,
  openGround,
  type Scene,
  type Shape,
  seatBackdrop,
  title,
  total,
  WIDTH,
  well,
  write,
} from '#draw';
import { type Box, boundingBox, itemAt, type Point, type Seat } from '#engine';
import { nameOf } from '#i18n';
import { paidCards, SCORE_LINES, type Sums, scoreOf, sumsOf, townOf } from '../rules/scoring.ts';
import type { View } from '../rules/view.ts';
import { homeOf } from '../words/address.ts';
import { strip } from './card-strip.ts';
import { changedSpaces, changeOutlines, changeTags } from './change-marks.ts';
import { frame } from './neighborhood-frame.ts';
import { scoreIcon } from './row-icons.ts';
import { badgeLayer, groundLayer, type Site, standingLayer } from './town-layers.ts';

const TOP = 136;
/** Below a neighborhood, for the letters of its columns. */
const FOOT = 60;
const LEFT = 52;
/** Spaces of a neighborhood of up to two by two tiles are a little smaller, so that the table fits a phone. */
const SIZES = { small: 78, usual: 94, long: 86 } as const;

/**
 * As large as the neighborhood is so far: alone in the middle; with its cards at the right, or below where it lies long.
 */
export function neighborhoodSetting({ width, height }: Pick<Box, 'width' | 'height'>, cards: number) {
  const isSmall = width <= 2 && height <= 2;
  const size = isSmall ? SIZES.small : height > 3 ? SIZES.long : width > 3 ? 92 : SIZES.usual;
  const foot = TOP + 2 * height * size + FOOT;
  const x = LEFT + (width > 3 ? 4 : 0);
  if (cards === 0) return { size, x: Math.round((WIDTH - 2 * width * size) / 2), height: foot, strips: [] };
  if (width > 3) {
    const strips = stripsBelow(foot + 8, cards);
    return { size, x, height: foot + 8 + 84 * Math.ceil(cards / 3) + 8, strips };
  }
  const isTight = cards > 8;
  const strips = isTight ? stripsBeside(600, 384, 62, 65, cards) : stripsBeside(638, 352, 74, 82, cards);
  const last = itemAt(strips, cards - 1);
  return { size, x, height: Math.max(foot, last.y + last.h + 16), strips };
}

export const stripsBeside = (x: number, w: number, h: number, pitch: number, count: number) =>
  Array.from({ length: count }, (_, i) => ({ x, y: 124 + Math.round(i * pitch), w, h }));

export const stripsBelow = (y: number, count: number) =>
  Array.from({ length: count }, (_, i) => ({ x: 6 + (i % 3) * 331, y: y + Math.floor(i / 3) * 84, w: 326, h: 74 }));

export function layoutNeighborhood(
  view: View,
  seat: Seat,
  scene: Scene,
  tiles: readonly Point[] = townOf(view, seat).tiles,
): Drawing {
  const town = townOf(view, seat);
  const shown = tiles.length > 0 ? boundingBox(tiles) : frame({ tiles }, view.length);
  const score = scoreOf(view, seat);
  const cards = paidCards(town, score);
  const { size, x, height, strips } = neighborhoodSetting(shown, cards.length);
  const site: Site = { town, frame: shown, x, y: TOP, size };
  const change = changedSpaces(view, seat);
  const fresh = freshCards(view, seat);
  return {
    width: WIDTH,
    height,
    shapes: [
      seatBackdrop(height, seat),
      ...avatar(scene, seat),
      title(scene, nameOf(scene, seat), 112, 226),
      ...scoreChips(scene, sumsOf(score)),
      ...total(scene, score.total),
      ...well(site),
      ...openGround(site, town.tiles),
      ...groundLayer(site),
      ...standingLayer(site, changeOutlines(site, change)),
      ...changeTags(site, change, scene),
      ...badgeLayer(site),
      ...coordinates(site, boundingBox(town.spaces), homeOf(view.length), scene),
      ...cards.flatMap(({ card, count }, i) =>
        strip(scene, card, count, itemAt(strips, i), { fresh: fresh.includes(card) }),
      ),
    ],
  };
}

function freshCards({ last }: View, seat: Seat): readonly string[] {
  if (last?.seat !== seat) return [];
  return last.placed.flatMap((placement) => (placement.kind === 'card' ? [placement.card] : []));
}

/** Five small sums in the header, in the order of the score sheet. */
function scoreChips(scene: Scene, sums: Sums): Shape[] {
  return SCORE_LINES.flatMap((line, i) => {
    const x = 374 + i * 98;
    return [
      ...scoreIcon(line, x, 51, 40),
      write(scene, String(sums[line]), { x: x + 26, y: 52 }, 'label', 'paper on low'),
    ];
  });
}
