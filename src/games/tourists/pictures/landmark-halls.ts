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
  type Shape,
  STONE,
  shadow,
} from '#draw';
import { cabins, spokes } from './landmark-wheel.ts';
import { COPPER } from './tourists-tones.ts';

/** Landmarks of one field that are broad: arch, observatory, wheel. */

export const triumphalArch = (): Shape[] => [
  shadow(60, 91, 42),
  ...contoured([block(14, 92, 64, 7), block(17, 85, 58, 46), block(13, 41, 66, 7), block(24, 34, 44, 12)]),
  arched(46, 92, 25, 40),
  ...[22, 31, 62, 70].map((x) => fill(box(x - 2.5, 43, 5, 42), STONE.mid)),
  course('M17 48H75M24 30H68'),
  fill(box(80, 52, 4, 30, 2), STONE.dark),
  group(
    [
      ...contoured([flat('M-5 8L-4 -8H4L5 8Z', PAPER.gold), flat(ellipse(0, -12, 5), PAPER.gold)]),
      ...contoured([flat('M-4 -6L-17 -17L-12 -2ZM4 -6L17 -17L12 -2Z', PAPER.gold)], 4),
      fill('M1 8L1 -8H4L5 8Z', '#E0A021'),
    ],
    { x: 51, y: 15 },
  ),
];

const DOME = 'M18 48C18 4 86 4 86 48Z';

export const observatory = (): Shape[] => [
  shadow(58, 91, 42),
  ...contoured([
    mass(
      [box(17, 46, 70, 45, 3)],
      [fill(box(17, 46, 70, 45, 3), STONE.light), fill('M72 46H84Q87 46 87 49V88Q87 91 84 91H72Z', STONE.mid)],
    ),
    mass([DOME], [fill(DOME, COPPER.light), group([fill(ellipse(84, 34, 30, 34), COPPER.dark)], { clip: DOME })]),
    flat(box(12, 44, 80, 9, 3), STONE.light),
  ]),
  fill(box(72, 44, 20, 9, 3), STONE.mid),
  line('M28 40C29 28 34 21 41 17', '#A5DCCB', 4),
  fill('M46 44V14Q52 11 58 14V44Z', OPENING),
  group(
    [
      path(box(-7, -17, 14, 34, 3), { fill: PAPER.white, stroke: CONTOUR, width: 3 }),
      fill(box(2, -15, 4, 30, 2), '#D5CEDF'),
      path(box(-9.5, -23, 19, 9, 2), { fill: PAPER.gold, stroke: CONTOUR, width: 3 }),
    ],
    { x: 62, y: 16, rotate: 48 },
  ),
  arched(52, 91, 16, 24),
  arched(31, 75, 10, 14),
  arched(69, 75, 9, 14),
  course('M20 84H42M62 84H70'),
];

export const ferrisWheel = (): Shape[] => [
  shadow(56, 92, 36),
  ...contoured([block(24, 93, 48, 9)]),
  fill('M28 87H68V90H28Z', PAPER.gold),
  line('M50 44L31 85M50 44L69 85', CONTOUR, 9),
  line('M50 44L31 85M50 44L69 85', STONE.mid, 4.5),
  ...spokes(50, 40, 28, 8),
  ...cabins(50, 40, 31, 8, 13),
];
