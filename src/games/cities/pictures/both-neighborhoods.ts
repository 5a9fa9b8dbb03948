import {
  cardsIcon,
  coordinates,
  type Drawing,
  FELT,
  image,
  initial,
  openGround,
  PAPER,
  pawn,
  RADIUS,
  type Rect,
  rect,
  type Scene,
  type Shape,
  seatTones,
  star,
  WIDTH,
  well,
  write,
} from '#draw';
import { boundingBox, type Seat } from '#engine';
import { nameOf } from '#i18n';
import { scoreOf, townOf } from '../rules/scoring.ts';
import type { View } from '../rules/view.ts';
import { homeOf } from '../words/address.ts';
import { changedSpaces, changeOutlines, changeTags } from './change-marks.ts';
import { badgeLayer, groundLayer, type Site, standingLayer } from './town-layers.ts';

const EDGE = 6;
const GAP = 12;
const W = (WIDTH - 2 * EDGE - GAP) / 2;
const HEAD = 70;
/** Left of a neighborhood, for the numbers of its rows; below it, for the letters of its columns. */
const NUMBERS = 52;
const LETTERS = 54;
/** The most a neighborhood is high. */
const TALL = 366;
const MOST = 70;

const boxOf = (view: View, seat: Seat) => boundingBox(townOf(view, seat).tiles);

function sizeOf(view: View, seat: Seat): number {
  const { width, height } = boxOf(view, seat);
  return Math.min(MOST, Math.floor((W - NUMBERS - 22) / (2 * width)), Math.floor(TALL / (2 * height)));
}

/** Both neighborhoods of a game for two side by side, as long as they are small: half as high as one below the other. */
export function layoutBoth(view: View, scene: Scene): Drawing {
  const seats = view.towns.map((_, seat) => seat);
  const tall = Math.max(...seats.map((seat) => 2 * boxOf(view, seat).height * sizeOf(view, seat)));
  const h = HEAD + tall + LETTERS;
  const height = h + 2 * EDGE;
  return {
    width: WIDTH,
    height,
    shapes: [
      rect(0, 0, WIDTH, height, { fill: FELT.felt }, RADIUS.picture),
      ...seats.flatMap((seat) => panel(view, seat, { x: EDGE + seat * (W + GAP), y: EDGE, w: W, h }, scene)),
    ],
  };
}

function panel(view: View, seat: Seat, at: Rect, scene: Scene): Shape[] {
  const town = townOf(view, seat);
  const frame = boxOf(view, seat);
  const size = sizeOf(view, seat);
  const x = at.x + NUMBERS + Math.round((at.w - NUMBERS - 22 - 2 * frame.width * size) / 2);
  const site: Site = { town, frame, x, y: at.y + HEAD, size };
  const change = changedSpaces(view, seat);
  return [
    rect(at.x, at.y, at.w, at.h, { fill: FELT.low }, RADIUS.panel),
    rect(at.x + 2, at.y + 2, at.w - 4, at.h - 4, { stroke: seatTones(seat).line, width: 4 }, RADIUS.panel - 2),
    ...head(view, seat, at, scene),
    ...well(site, 8),
    ...openGround(site, town.tiles),
    ...groundLayer(site),
    ...standingLayer(site, changeOutlines(site, change)),
    ...changeTags(site, change, scene),
    ...badgeLayer(site),
    ...coordinates(site, boundingBox(town.spaces), homeOf(view.length), scene),
  ];
}

/** Who, how many scoring cards, and the points. */
function head(view: View, seat: Seat, { x, y, w }: Rect, scene: Scene): Shape[] {
  const name = nameOf(scene, seat);
  const { length } = townOf(view, seat).cards;
  const cards =
    length > 0
      ? [
          image(cardsIcon(38), x + w - 190, y + 32),
          write(scene, String(length), { x: x + w - 166, y: y + 33 }, 'label', 'paper on low'),
        ]
      : [];
  return [
    image(pawn(seat, initial(name), 54), x + 44, y + 58),
    write(scene, name, { x: x + 80, y: y + 33, max: w - (length > 0 ? 300 : 220) }, 'name', 'paper on low'),
    ...cards,
    rect(x + w - 124, y + 9, 110, 48, { fill: PAPER.paper }, 24),
    image(star(13), x + w - 98, y + 32),
    write(scene, String(scoreOf(view, seat).total), { center: x + w - 52, y: y + 34 }, 'sum'),
  ];
}
