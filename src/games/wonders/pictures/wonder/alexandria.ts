import { arched, block, box, ellipse, fill, flat, group, line, mass } from '#draw';
import { COURSE, DARK, flame, GOLD, LIME, SEA, tapered, type Wonder, waves } from './masonry.ts';

const ROCK =
  'M8 197C12 188 26 190 36 184C52 176 80 180 104 179C132 178 150 176 164 184C178 186 190 190 193 197C188 204 14 204 8 197Z';

/** The lighthouse on its island. */
export const alexandria: Wonder = {
  cuts: { 3: [154, 96] },
  masses: [
    flat(ellipse(100, 197, 99, 8), SEA.fill),
    mass(
      [ROCK],
      [fill(ROCK, '#A49CA0'), group([fill('M120 176C132 188 128 196 118 206H200V176Z', '#857C86')], { clip: ROCK })],
    ),
    block(50, 190, 84, 30, LIME, 17, 11),
    block(45, 160, 94, 7, LIME, 18, 12),
    tapered({ x: 62, y: 153, w: 60, deep: 14 }, { x: 70, y: 101, w: 46, deep: 11 }, LIME),
    block(65, 101, 56, 6, LIME, 13, 9),
    tapered({ x: 76, y: 95, w: 34, deep: 9 }, { x: 80, y: 62, w: 26, deep: 7 }, LIME),
    block(75, 62, 36, 5, LIME, 9, 6),
    block(83, 57, 20, 16, LIME, 6, 4),
    flat('M76 41L83 33H107L113 39L104 43Z', '#C9573F'),
    flat(box(88, 28, 14, 6, 2), GOLD.dark),
    flame(96, 30, 27),
  ],
  details: [
    line('M52 170H76M96 170H132M54 180H72M98 180H130', COURSE, 2),
    arched(86, 190, 18, 21, DARK),
    ...[79, 97].flatMap((x) => [arched(x + 2, 143, 10, 16, DARK), arched(x + 2, 118, 9, 14, DARK)]),
    ...[87, 99].map((x) => arched(x, 86, 7, 13, DARK)),
    ...[89, 97].map((x) => arched(x, 57, 5, 11, DARK)),
    line('M125 138V144M127 120V126', '#9C8257', 3.4),
    waves([
      [14, 197],
      [30, 201],
      [160, 200],
      [176, 196],
    ]),
  ],
};
