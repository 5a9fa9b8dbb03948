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
  group,
  line,
  mass,
  OPENING,
  PAPER,
  path,
  polygon,
  SAND,
  type Shape,
  STONE,
  shadow,
  spire,
} from '#draw';
import { cabins, spokes } from './landmark-wheel.ts';
import { BRICK, GLASS, IRON, SLATE } from './tourists-tones.ts';

/** Landmarks through two fields one above the other, in 104 by 208, the foot in the lower one. */

const leg = (d: string): Shape[] => [line(d, CONTOUR, 13), line(d, STONE.mid, 8)];

export const giantWheel = (): Shape[] => [
  shadow(58, 195, 40),
  ...contoured([block(18, 196, 62, 18, { front: STONE.light, side: STONE.mid, top: PAPER.white })]),
  fill(box(26, 184, 46, 7), OPENING),
  ...[0, 1, 2, 3, 4].map((i) => fill(box(28 + i * 9, 185, 5.5, 5), PAPER.gold)),
  ...leg('M52 74L80 178'),
  ...leg('M52 74L24 184'),
  line('M38 136H67', CONTOUR, 9),
  line('M38 136H67', STONE.dark, 5),
  ...spokes(52, 66, 42, 12),
  ...cabins(52, 66, 46, 12, 19),
];

const GIRDERS =
  'M36 148L70 112M68 148L34 112M40 108L64 84M64 108L40 84M43 80L60 60M61 80L44 60M46 56L57 40M57 56L47 40M22 190L34 164M82 190L70 164M30 190L40 158M74 190L64 158';

export const latticeTower = (): Shape[] => {
  const left = 'M6 194C26 162 38 118 47 22H57C66 118 78 162 98 194H72C70 168 34 168 32 194Z';
  return [
    shadow(56, 195, 46),
    line('M52 24V-18', CONTOUR, 6),
    line('M52 24V-14', IRON.dark, 2.5),
    path('M53 -19L69 -13L53 -7Z', { fill: BRICK.light, stroke: CONTOUR, width: 2.5 }),
    ...contoured([
      mass(
        [left],
        [
          fill(left, IRON.light),
          group([fill(box(52, 10, 60, 190), IRON.mid)], { clip: left }),
          line(GIRDERS, '#5E4233', 2.2),
        ],
      ),
      flat(box(43, 24, 18, 7, 3), IRON.rail),
      flat(box(34, 78, 36, 8, 3), IRON.rail),
      flat(box(20, 148, 64, 9, 3), IRON.rail),
      flat(box(2, 189, 31, 9, 3), STONE.dark),
      flat(box(71, 189, 31, 9, 3), STONE.dark),
    ]),
    fill(box(66, 149, 17, 7, 2), '#B98668'),
  ];
};

/** A bell tower with a slate spire and a gold ball. */
const bells = (x: number) => [
  block(x, 192, 30, 122, undefined, 8, 6),
  block(x - 2, 72, 34, 5, undefined, 8, 6),
  spire(x - 1, 67, 32, 66, SLATE.light, SLATE.dark, 8),
  flat(ellipse(x + 19, 0, 4.5), PAPER.gold),
];

export const cathedral = (): Shape[] => [
  shadow(56, 197, 48),
  ...contoured([
    block(4, 198, 90, 9, SAND, 9, 7),
    block(34, 192, 36, 84),
    flat(
      polygon([
        [34, 112],
        [56, 60],
        [76, 108],
      ]),
      BRICK.dark,
    ),
    flat(
      polygon([
        [32, 112],
        [51, 72],
        [70, 112],
      ]),
      STONE.light,
    ),
    ...bells(62),
    ...bells(8),
  ]),
  path(ellipse(51, 122, 12), { fill: SLATE.light, stroke: CONTOUR, width: 3 }),
  line('M51 112V132M42 117L60 127M60 117L42 127', PAPER.gold, 3),
  ...[23, 77].flatMap((x) => [arched(x, 104, 10, 20), arched(x, 146, 10, 18), arched(x, 184, 9, 16)]),
  course('M8 112H38M62 112H92M8 154H38M62 154H92M40 142H64'),
  arched(52, 192, 19, 34),
  arched(52, 192, 12, 26, GLASS),
];
