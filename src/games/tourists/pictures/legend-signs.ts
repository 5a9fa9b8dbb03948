import {
  check,
  disc,
  drawnSign,
  group,
  image,
  type LegendSign,
  newBand,
  openGround,
  PAPER,
  type Scene,
  type Shape,
  type Sprite,
  seatTones,
  signOf,
  tileBack,
} from '#draw';
import type { SignName } from '../words/legend-text.ts';
import { type Flowing, ground } from './city-ground.ts';
import { bar } from './round-bars.ts';
import { hourglass, stock } from './round-header.ts';
import { icon } from './street-furniture.ts';
import { badge, bubble, sight, stud, touristHead } from './tourist.ts';

const SIDE = 92;
const ROOM = { left: 0, top: 0, width: 1, height: 1 };

/** The ground of some fields in a row, and what else is on it. */
const onGround = (
  kind: Flowing,
  fields: number,
  curb: string | null,
  more: (x: number, y: number) => Shape[] = () => [],
) =>
  drawnSign(fields * SIDE, SIDE, ({ x, y }) => [
    group(
      ground(
        kind,
        Array.from({ length: fields }, (_, i) => ({ x: i, y: 0 })),
        SIDE,
        curb,
      ),
      { x, y },
    ),
    ...more(x, y),
  ]);

const onPaper = (sprite: Sprite, down: number): LegendSign => signOf(sprite, SIDE, SIDE, down);
const field = (sprite: Sprite): LegendSign => drawnSign(SIDE, SIDE, ({ x, y }) => [image(sprite, x, y)]);

/** Each sign of the pictures by itself. */
export const signs: { readonly [name in SignName]: (scene: Scene) => LegendSign } = {
  attraction: () => field(icon('attraction', SIDE)),
  park: () => field(icon('park', SIDE)),
  terrace: () => field(icon('terrace', SIDE)),
  water: () => onGround('water', 1, null),
  stock: (scene) => drawnSign(110, 70, ({ x, y }) => stock(0, 3, x, scene, y + 35), true),
  points: () => onPaper(bubble(5, 52), -8),
  head: () => onPaper(touristHead(0, 76), 36),
  badge: () => onPaper(badge(0, 7, 76), 14),
  zone: () => onGround('park', 2, seatTones(0).body),
  beside: () => onGround('park', 1, seatTones(0).body, (x, y) => [image(stud(0, 150), x + SIDE, y + SIDE / 2)]),
  seen: () => onGround('water', 1, null, (x, y) => [image(sight(0, 'across', SIDE), x, y)]),
  waiting: () => signOf(hourglass(56, PAPER.ink), 60, 64),
  ready: () => signOf(check(56, '#17604D'), 60, 60),
  back: () => drawnSign(SIDE, SIDE, ({ x, y }) => [image(tileBack(SIDE / 2), x, y)]),
  round: (scene) => drawnSign(60, 140, ({ x, y }) => bar(0, { round: 4, gain: 9, most: 9 }, x + 4, y + 106, scene)),
  slot: () => drawnSign(SIDE, SIDE, ({ x, y }) => openGround({ frame: ROOM, x, y, size: SIDE / 2 }, []), true),
  fresh: () => drawnSign(86, 86, ({ x, y }) => newBand(x + 8, y + 8, 70), true),
  letter: (scene) =>
    drawnSign(170, 80, ({ x, y }) => [
      ...disc(x + 42, y + 40, 32, 'A', false, scene),
      ...disc(x + 128, y + 40, 32, 'B', true, scene),
    ]),
};
