import type { View } from '../../games/tourists/view.ts';
import { ellipse } from '../outline.ts';
import { type Scene, write } from '../scene.ts';
import { fill, image, rect, type Shape } from '../shape.ts';
import { speech } from '../speech.ts';
import { PAPER, SIZE, TABLE } from '../theme.ts';
import { hourglass, tick } from './emblem.ts';
import { levelPill } from './header.ts';
import { tileSprite } from './tile.ts';

const MIDDLE = 51;
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
      write(scene, String(round), {
        x: at,
        y: MIDDLE + 1,
        size: SIZE.least,
        align: 'center',
        color: PAPER.ink,
        on: PAPER.gold,
      }),
    ];
  });
}

/** How many are still building, beside the hourglass; a tick when the game is over. */
function progress({ done, phase }: View, scene: Scene): Shape[] {
  const say = speech(scene.language);
  const building = done.filter((ready) => !ready).length;
  const over = phase === 'over';
  return [
    rect(806, 14, 178, 68, { fill: PAPER.paper }, 20),
    over ? image(tick(40, '#17604D'), 836, 48) : image(hourglass(46, PAPER.ink), 838, 48),
    write(
      scene,
      over
        ? say('touristsPictures.round.ended')
        : say('touristsPictures.round.count', { count: building, all: done.length }),
      {
        x: 916,
        y: MIDDLE,
        size: SIZE.coordinate,
        align: 'center',
        max: 114,
        color: PAPER.ink,
        on: PAPER.paper,
      },
    ),
  ];
}

const tiles = ({ drawn }: View, right: number): Shape[] =>
  drawn.map((tile, i) => image(tileSprite(tile, 0, 33), right - (drawn.length - i) * 76 + 8, 16));

/** Level, round, this round's tile, and how many are still building. */
export function roundHeader(view: View, scene: Scene): Shape[] {
  const say = speech(scene.language);
  const words = (text: string, x: number, max: number): Shape =>
    write(scene, text, { x, y: MIDDLE + 1, size: SIZE.formula, max, color: PAPER.paper, on: TABLE.low });
  const middle =
    view.phase === 'start' ? [words(say('touristsPictures.round.start'), 412, 140)] : dots(view, 412, scene);
  return [...levelPill(view, 384, scene), ...middle, ...tiles(view, 800), ...progress(view, scene)];
}
