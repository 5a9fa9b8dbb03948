import type { Seat } from '../../engine/game.ts';
import type { View } from '../../games/tourists/view.ts';
import { type Scene, write } from '../scene.ts';
import { image, rect, type Shape } from '../shape.ts';
import { speech } from '../speech.ts';
import { PAPER, SIZE, TABLE } from '../theme.ts';
import { tileSprite } from './tile.ts';
import { tourist } from './tourist.ts';

const MIDDLE = 51;

/** "Level 3" in an outlined pill, placed by its right end. */
export function levelPill({ level }: View, right: number, scene: Scene): Shape[] {
  const text = speech(scene.language)('touristsPictures.round.level', { level });
  const w = Math.ceil(scene.measure(text, 'display', SIZE.formula)) + 40;
  return [
    rect(right - w, MIDDLE - 28, w, 56, { fill: TABLE.table, stroke: '#8B9AC8', width: 3 }, 28),
    write(scene, text, {
      x: right - Math.round(w / 2),
      y: MIDDLE + 1,
      size: SIZE.formula,
      align: 'center',
      color: PAPER.paper,
      on: TABLE.table,
    }),
  ];
}

/** The figure and how many of it are still to come. */
export const stock = (seat: Seat, count: number, x: number, scene: Scene): Shape[] => [
  image(tourist(seat, 58), x + 24, 80),
  write(scene, `×${count}`, { x: x + 54, y: MIDDLE + 2, size: SIZE.coordinate, color: PAPER.paper, on: TABLE.low }),
];

/** The tile everyone lays next, small. */
export function nextTile({ drawn }: View, right: number, scene: Scene): Shape[] {
  const [tile] = drawn;
  if (tile === undefined || drawn.length > 1) return [];
  return [
    write(scene, speech(scene.language)('touristsPictures.round.next'), {
      x: right - 80,
      y: MIDDLE + 1,
      size: SIZE.formula,
      align: 'right',
      max: 90,
      color: PAPER.paper,
      on: TABLE.low,
    }),
    image(tileSprite(tile, 0, 34), right - 68, 14),
  ];
}
