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
import { boundingBox, type Point, type Seat } from '#engine';
import { nameOf } from '#i18n';
import { workersPerRow } from '../rules/round.ts';
import { paidCards, SCORE_LINES, type Sums, scoreOf, sumsOf, townOf } from '../rules/scoring.ts';
import type { View } from '../rules/view.ts';
import { homeOf } from '../words/address.ts';
import { emptyStrip, strip } from './card-strip.ts';
import { changedSpaces, changeOutlines, changeTags } from './change-marks.ts';
import { frame } from './neighborhood-frame.ts';
import { scoreIcon } from './row-icons.ts';
import { badgeLayer, groundLayer, type Site, standingLayer } from './town-layers.ts';

/** Where things lie for a square, a lying long and a standing long neighborhood. */
export function neighborhoodSetting(across: number, down: number, cards: number) {
  if (across === down) return { size: 94, x: 52, height: 788, strips: stripsBeside(638, 352, 74, 82, cards) };
  if (across > down) return { size: 92, x: 56, height: 1192, strips: stripsBelow(756, cards) };
  return { size: 86, x: 52, height: 1050, strips: stripsBeside(600, 384, 62, 65, cards) };
}

const TOP = 136;

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
  const shown = frame({ tiles }, view.length);
  const { size, x, height, strips } = neighborhoodSetting(
    shown.width,
    shown.height,
    view.rounds * workersPerRow(view.towns.length),
  );
  const site: Site = { town, frame: shown, x, y: TOP, size };
  const score = scoreOf(view, seat);
  const cards = paidCards(town, score);
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
      ...strips.flatMap((at, i) => {
        const paid = cards[i];
        return paid ? strip(scene, paid.card, paid.count, at, { fresh: fresh.includes(paid.card) }) : [emptyStrip(at)];
      }),
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
