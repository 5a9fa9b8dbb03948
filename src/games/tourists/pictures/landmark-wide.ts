import {
  arched,
  block,
  box,
  CONTOUR,
  contoured,
  course,
  ellipse,
  fill,
  flat,
  line,
  type Mass,
  mass,
  OPENING,
  PAPER,
  path,
  polygon,
  SAND,
  type Shape,
  STONE,
  shadow,
} from '#draw';
import { BRICK, COPPER, GLASS, SLATE } from './tourists-tones.ts';

/** Landmarks across two fields, in 208 by 104. */

const COLUMNS = [34, 56, 78, 100, 122, 144, 166];

export const museum = (): Shape[] => [
  shadow(112, 93, 92),
  ...contoured([
    block(14, 93, 168, 8, SAND, 13, 10),
    block(22, 85, 152, 8, SAND, 13, 10),
    block(28, 77, 140, 36, { front: GLASS, side: STONE.mid, top: STONE.light }, 13, 10),
    block(22, 42, 152, 8, SAND, 13, 10),
    mass(
      [
        polygon([
          [18, 35],
          [98, -6],
          [112, -15],
          [194, 26],
          [182, 36],
        ]),
      ],
      [
        fill(
          polygon([
            [98, -6],
            [112, -15],
            [194, 26],
            [178, 35],
          ]),
          BRICK.dark,
        ),
        fill(
          polygon([
            [18, 35],
            [98, -6],
            [178, 35],
          ]),
          STONE.light,
        ),
        fill(
          polygon([
            [42, 30],
            [98, 2],
            [154, 30],
          ]),
          SLATE.light,
        ),
      ],
    ),
  ]),
  ...COLUMNS.flatMap((x) => [
    fill(box(x - 6.5, 42, 13, 35), STONE.light),
    fill(box(x + 2, 42, 4.5, 35), STONE.mid),
    fill(box(x - 8.5, 40, 17, 4), PAPER.white),
    fill(box(x - 8.5, 74, 17, 4), PAPER.white),
  ]),
  path(ellipse(98, 20, 7.5), { fill: PAPER.gold, stroke: '#B9790F', width: 2 }),
];

/** A white shell: a lit flank and a shaded one that meet in the tip. */
function shell(x: number, w: number, h: number): Mass {
  const foot = 74;
  const tip = `${x + w * 0.98} ${foot - h}`;
  const whole = `M${x} ${foot}C${x + w * 0.05} ${foot - h * 0.55} ${x + w * 0.45} ${foot - h * 0.92} ${tip}C${x + w * 0.9} ${foot - h * 0.6} ${x + w * 0.86} ${foot - h * 0.25} ${x + w * 0.95} ${foot}Z`;
  const edge = `M${x + w * 0.74} ${foot}C${x + w * 0.7} ${foot - h * 0.35} ${x + w * 0.78} ${foot - h * 0.75} ${tip}C${x + w * 0.9} ${foot - h * 0.6} ${x + w * 0.86} ${foot - h * 0.25} ${x + w * 0.95} ${foot}Z`;
  const shade = `M${x + w * 0.46} ${foot}C${x + w * 0.44} ${foot - h * 0.45} ${x + w * 0.64} ${foot - h * 0.8} ${tip}C${x + w * 0.78} ${foot - h * 0.75} ${x + w * 0.7} ${foot - h * 0.35} ${x + w * 0.74} ${foot}Z`;
  return mass(
    [whole],
    [fill(whole, PAPER.white), fill(shade, '#DADBE7'), fill(edge, SLATE.light), line(whole, CONTOUR, 2.2)],
  );
}

export const opera = (): Shape[] => [
  shadow(108, 93, 92),
  ...contoured([
    block(12, 92, 172, 17, SAND, 13, 10),
    shell(104, 52, 52),
    shell(140, 46, 36),
    shell(62, 58, 70),
    shell(16, 64, 92),
    shell(162, 34, 24),
  ]),
  fill(box(22, 79, 150, 7), OPENING),
  ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((i) => fill(box(24 + i * 11.4, 80, 6.5, 5), PAPER.gold)),
];

/** A corner pavilion with a slate hood. */
const pavilion = (x: number): Mass[] => [
  block(x, 92, 36, 48),
  block(x - 3, 46, 42, 5),
  mass(
    [`M${x - 1} 41L${x + 8} 16H${x + 34}L${x + 44} 34L${x + 37} 41Z`],
    [
      fill(`M${x - 1} 41L${x + 8} 16H${x + 30}L${x + 37} 41Z`, SLATE.light),
      fill(`M${x + 30} 16H${x + 34}L${x + 46} 33L${x + 37} 41Z`, SLATE.dark),
    ],
  ),
];

const PALACE_DOME = 'M78 36C78 2 124 2 124 36Z';

export const palace = (): Shape[] => [
  shadow(108, 93, 94),
  line('M31 16V-8M171 16V-8', CONTOUR, 4.5),
  path('M32 -9L46 -4L32 2Z', { fill: BRICK.light, stroke: CONTOUR, width: 2.5 }),
  path('M172 -9L186 -4L172 2Z', { fill: BRICK.light, stroke: CONTOUR, width: 2.5 }),
  ...contoured([
    block(44, 92, 120, 40),
    block(42, 54, 122, 5),
    block(72, 92, 58, 46),
    block(78, 46, 46, 11, undefined, 6, 4),
    mass(
      [PALACE_DOME],
      [fill(PALACE_DOME, COPPER.light), fill('M108 12C120 17 124 26 124 36H106C112 28 112 20 108 12Z', COPPER.dark)],
    ),
    flat(box(96, 0, 11, 13, 2), STONE.light),
    flat('M94 2C95 -7 108 -7 109 2Z', COPPER.light),
    flat(ellipse(101.5, -8, 4), PAPER.gold),
    ...pavilion(14),
    ...pavilion(154),
  ]),
  line('M87 30C89 20 93 15 98 13', '#A5DCCB', 4),
  ...[58, 146].map((x) => arched(x, 76, 9, 14)),
  ...[24, 41, 164, 181].map((x) => arched(x, 66, 9, 13)),
  ...[24, 41, 164, 181].map((x) => arched(x, 87, 9, 13)),
  ...[84, 118].map((x) => arched(x, 70, 9, 14)),
  path('M95 92V74a6 6 0 0 1 12 0V92Z', { fill: PAPER.gold, stroke: OPENING, width: 3 }),
  course('M62 80H70M140 80H152M78 78H90M112 78H124'),
];
