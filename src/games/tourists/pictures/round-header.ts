import {
  check,
  drawPillEnding,
  ellipse,
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
import { tileSprite } from './city-layers.ts';
import { tourist } from './tourist.ts';

const MIDDLE = 51;

/** "Level 3" in an outlined pill, placed by its right end. */
export function levelPill({ level }: View, right: number, scene: Scene): Shape[] {
  const text = speech(scene.language)('pictures.round.level', { level });
  const border = { stroke: '#8B9AC8', width: 3 };
  return drawPillEnding(scene, text, { right, y: MIDDLE - 28, h: 56 }, 40, 'points', 'paper on felt', { border });
}

/** The figure and how many of it are still to come. */
export const stock = (seat: Seat, count: number, x: number, scene: Scene): Shape[] => [
  image(tourist(seat, 58), x + 24, 80),
  write(scene, `×${count}`, { x: x + 54, y: MIDDLE + 2 }, 'label', 'paper on low'),
];

/** Which of the cities this is, best first. */
export function page(view: View, seat: Seat, scene: Scene): Shape[] {
  const scores = view.cities.map((city) => scoreOf(view.level, city));
  if (scores.length === 1) return [];
  const place = finalRanking(scores, rank(scores)).ranked.findIndex((each) => each.seat === seat) + 1;
  const text = speech(scene.language)('pictures.city.page', { place, count: scores.length });
  return [write(scene, text, { right: 842, y: MIDDLE + 1, max: 150 }, 'label', 'soft on low')];
}

/** The tile everyone places next, small. */
export function nextTile({ drawn }: View, right: number, scene: Scene): Shape[] {
  const [tile] = drawn;
  if (tile === undefined || drawn.length > 1) return [];
  const next = speech(scene.language)('pictures.round.next');
  return [
    write(scene, next, { right: right - 80, y: MIDDLE + 1, max: 90 }, 'points', 'paper on low'),
    image(tileSprite(tile, 0, 34), right - 68, 14),
  ];
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

const DIM = '#56659B';

/** A dot for each round, the current one big with its number. */
function dots({ round, rounds }: View, x: number, scene: Scene): Shape[] {
  const pitch = 19;
  const bigger = 13;
  return Array.from({ length: rounds }, (_, i) => i + 1).flatMap((each) => {
    const at = x + (each - 1) * pitch + (each > round ? 2 * bigger : each === round ? bigger : 0);
    if (each !== round) return [fill(ellipse(at, MIDDLE, 6), each < round ? PAPER.gold : DIM)];
    return [
      fill(ellipse(at, MIDDLE, 20), PAPER.gold),
      write(scene, String(round), { center: at, y: MIDDLE + 1 }, 'tag', 'ink on gold'),
    ];
  });
}

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

const tiles = ({ drawn }: View, right: number): Shape[] =>
  drawn.map((tile, i) => image(tileSprite(tile, 0, 33), right - (drawn.length - i) * 76 + 8, 16));

/** Level, round, this round's tile, and how many are still building. */
export function roundHeader(view: View, scene: Scene): Shape[] {
  const say = speech(scene.language);
  const words = (text: string, x: number, max: number): Shape =>
    write(scene, text, { x, y: MIDDLE + 1, max }, 'points', 'paper on low');
  const middle = view.phase === 'start' ? [words(say('pictures.round.start'), 412, 140)] : dots(view, 412, scene);
  return [...levelPill(view, 384, scene), ...middle, ...tiles(view, 800), ...progress(view, scene)];
}
