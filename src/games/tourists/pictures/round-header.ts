import {
  check,
  drawPillEnding,
  fill,
  image,
  line,
  PAPER,
  path,
  rect,
  type Scene,
  type Shape,
  type Sprite,
  sprite,
  write,
} from '#draw';
import { finalRanking, type Seat } from '#engine';
import { rank, scoreOf } from '../rules/scoring.ts';
import type { View } from '../rules/view.ts';
import { speech } from '../words/speech.ts';
import { tourist } from './tourist.ts';

const MIDDLE = 51;

/** "Level 3" in an outlined pill, placed by its right end. */
export function levelPill({ level }: View, right: number, scene: Scene): Shape[] {
  const text = speech(scene.language)('pictures.round.level', { level });
  const border = { stroke: '#8B9AC8', width: 3 };
  return drawPillEnding(scene, text, { right, y: MIDDLE - 28, h: 56 }, 40, 'points', 'paper on felt', { border });
}

/** The figure and how many of it are still to come. */
export const stock = (seat: Seat, count: number, x: number, scene: Scene, y = MIDDLE): Shape[] => [
  image(tourist(seat, 58), x + 24, y + 29),
  write(scene, `×${count}`, { x: x + 54, y: y + 2 }, 'label', 'paper on low'),
];

/** Which of the cities this is, best first. */
export function page(view: View, seat: Seat, scene: Scene): Shape[] {
  const scores = view.cities.map((city) => scoreOf(view.level, city));
  if (scores.length === 1) return [];
  const place = finalRanking(scores, rank(scores)).ranked.findIndex((each) => each.seat === seat) + 1;
  const text = speech(scene.language)('pictures.city.page', { place, count: scores.length });
  return [write(scene, text, { right: 842, y: MIDDLE + 1, max: 150 }, 'label', 'soft on low')];
}

/** Still building. Placed by its middle, in the color of the words beside it. */
export const hourglass = (height: number, color: string, sand: string = PAPER.gold): Sprite =>
  sprite(`hourglass ${color} ${sand}`, height, { left: -44, top: -56, right: 44, bottom: 56 }, () => [
    path('M-26 -42C-26 -18 -8 -10 -6 0C-8 10 -26 18 -26 42H26C26 18 8 10 6 0C8 -10 26 -18 26 -42Z', {
      stroke: color,
      width: 9,
    }),
    fill('M-17 -22H17C12 -12 5 -6 0 0C-5 -6 -12 -12 -17 -22ZM-22 38C-20 24 -8 20 0 10C8 20 20 24 22 38Z', sand),
    line('M-34 -44H34M-34 44H34', color, 13),
  ]);

/** How many are still building, beside the hourglass; a tick when the game is over. */
function progress({ done, phase }: View, scene: Scene): Shape[] {
  const say = speech(scene.language);
  const building = done.filter((ready) => !ready).length;
  const over = phase === 'over';
  const text = over ? say('pictures.round.ended') : say('pictures.round.count', { count: building, all: done.length });
  return [
    rect(806, 14, 178, 68, { fill: PAPER.paper }, 20),
    over ? image(check(40, '#17604D'), 836, 48) : image(hourglass(46, PAPER.ink), 838, 48),
    write(scene, text, { center: 916, y: MIDDLE, max: 114 }, 'label'),
  ];
}

/** Level, and how many are still building. */
export const roundHeader = (view: View, scene: Scene): Shape[] => [
  ...levelPill(view, 786, scene),
  ...progress(view, scene),
];
