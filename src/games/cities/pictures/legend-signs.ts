import {
  bag,
  disc,
  drawnSign,
  featureBack,
  group,
  image,
  type LegendSign,
  newBand,
  openGround,
  pawn,
  type Rect,
  type Scene,
  signOf,
  spentPawn,
  star,
  workerSpot,
  write,
} from '#draw';
import { SCORE_LINES } from '../rules/scoring.ts';
import type { SignName } from '../words/legend-text.ts';
import { emptyStrip, formula, worthChip } from './card-strip.ts';
import { grownTag } from './change-marks.ts';
import { gainPill } from './gain-pills.ts';
import { coin, medal } from './goal-medal.ts';
import { badge } from './height-badge.ts';
import { icon, leftToDraw, scoreIcon } from './row-icons.ts';
import { token } from './token.ts';

const ROOM = { left: 0, top: 0, width: 1, height: 1 };

/** Each sign of the pictures by itself. */
export const signs: { readonly [name in SignName]: (scene: Scene) => LegendSign } = {
  sums: () =>
    drawnSign(
      200,
      56,
      ({ x, y }: Rect) => SCORE_LINES.flatMap((line, i) => scoreIcon(line, x + 20 + i * 40, y + 28, 40)),
      true,
    ),
  height: () =>
    drawnSign(160, 64, ({ x, y }) => [
      group(badge('blue', '3', 0, 0), { x: x + 40, y: y + 32, scale: 1.5 }),
      group(badge('red', '2', 0, 0), { x: x + 120, y: y + 32, scale: 1.4 }),
    ]),
  formula: (scene) =>
    drawnSign(150, 62, ({ x, y }) => [
      write(scene, formula(1, 4), { x, y: y + 32 }, 'points', 'mute on paper'),
      ...worthChip(scene, 4, { x: x + 96, y: y + 2, w: 46, h: 58 }),
    ]),
  room: () => drawnSign(186, 60, ({ x, y }) => [emptyStrip({ x, y, w: 186, h: 60 })], true),
  spot: () => signOf(workerSpot(30), 60, 62),
  stack: (scene) =>
    drawnSign(60, 84, ({ x, y }) => [icon('tiles', x + 30, y + 24), leftToDraw(14, x + 30, y + 68, scene)], true),
  workers: () =>
    drawnSign(
      110,
      52,
      ({ x, y }) => [image(pawn(0, '', 46), x + 32, y + 49), image(spentPawn(46), x + 80, y + 49)],
      true,
    ),
  coin: () => signOf(coin(10, 104), 54, 52),
  medal: () => signOf(medal(10, 1, 'T', 104), 64, 96, -16),
  star: () => signOf(star(30), 64, 62),
  bag: () => signOf(bag(92, '??'), 110, 96),
  back: () => signOf(featureBack(72), 78, 78),
  any: () => signOf(token('special', 84, 1), 88, 88),
  slot: () => drawnSign(92, 92, ({ x, y }) => openGround({ frame: ROOM, x, y, size: 46 }, []), true),
  fresh: (scene) =>
    drawnSign(190, 86, ({ x, y }) => [...newBand(x + 8, y + 8, 70), ...grownTag(1, x + 120, y + 25, scene)], true),
  letter: (scene) =>
    drawnSign(170, 80, ({ x, y }) => [
      ...disc(x + 42, y + 40, 32, 'A', false, scene),
      ...disc(x + 128, y + 40, 32, 'B', true, scene),
    ]),
  gain: (scene) => drawnSign(60, 44, ({ x, y }) => gainPill({ x: x + 3, y: y - 6 }, 46, 3, scene)),
};
