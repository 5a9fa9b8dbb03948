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
  rect,
  rounded,
  SAND,
  type Shape,
  STONE,
  shadow,
  spire,
} from '#draw';
import { BRICK, GLASS, IRON, SLATE } from './tourists-tones.ts';

/** Landmarks of one field, all taller than wide. Foot at 91 in a field of 104; they may reach over the field behind. */

export const clockTower = (): Shape[] => [
  shadow(60, 91, 38),
  ...contoured([
    block(28, 92, 40, 9),
    block(33, 83, 30, 51),
    block(28, 34, 40, 5),
    spire(30, 29, 36, 38, SLATE.light, SLATE.dark),
    flat(ellipse(53.5, -10, 3.5), PAPER.gold),
  ]),
  course('M33 66H63M33 80H63'),
  path(ellipse(48, 51, 12), { fill: PAPER.white, stroke: CONTOUR, width: 3 }),
  line('M48 43V51L54 55', CONTOUR, 3),
  arched(48, 83, 12, 15),
  fill(ellipse(68.5, 46, 3, 8), STONE.dark),
];

/** One sail from the hub outwards: spar and cloth. */
const sail = (rotate: number): Shape =>
  group(
    [
      path(box(2, -41, 13, 32, 1), { fill: PAPER.white, stroke: CONTOUR, width: 2.6 }),
      line('M2 -31H15M2 -20H15M8.500 -41V-9', '#C9B9B0', 2),
      line('M0 0V-44', CONTOUR, 6),
      line('M0 0V-43', IRON.light, 3),
    ],
    { x: 51, y: 32, rotate },
  );

export const windmill = (): Shape[] => [
  shadow(58, 91, 36),
  ...contoured([
    mass(
      ['M26 92L36 38H66L76 92Z'],
      [
        fill('M26 92L36 38H66L76 92Z', STONE.light),
        fill('M60 92L58 38H66L76 92Z', STONE.mid),
        fill('M32.4 62H69.600L71 70H30.900Z', BRICK.light),
        fill('M59 62H69.600L71 70H59.300Z', BRICK.dark),
      ],
    ),
    mass(
      ['M32 40C32 12 70 12 70 40Z'],
      [
        fill('M32 40C32 12 70 12 70 40Z', BRICK.light),
        fill('M57 40C60 32 58 24 54 19.500C64 21 70 29 70 40Z', BRICK.dark),
      ],
    ),
  ]),
  arched(47, 92, 13, 17),
  arched(47, 59, 9, 11),
  ...[42, 132, 222, 312].map(sail),
  path(ellipse(51, 32, 6), { fill: PAPER.gold, stroke: CONTOUR, width: 2.5 }),
];

const ROOFS = [
  [54, 66, 80],
  [32, 52, 66],
  [10, 40, 52],
] as const;

export const pagoda = (): Shape[] => [
  shadow(58, 92, 38),
  ...contoured([
    block(20, 92, 58, 7, SAND),
    ...ROOFS.flatMap(([y, wall, eaves]) => {
      const [left, right] = [50 - eaves / 2, 50 + eaves / 2];
      const roof = `M${left} ${y + 13}C${left + 12} ${y + 11} ${50 - wall / 3} ${y + 6} ${50 - wall / 3.4} ${y - 1}H${50 + wall / 3.4}C${50 + wall / 3} ${y + 6} ${right - 12} ${y + 11} ${right} ${y + 13}L${right - 5} ${y + 17}H${left + 5}Z`;
      return [
        flat(box(50 - wall / 2 + 6, y + 15, wall - 12, 17), STONE.light),
        mass(
          [roof],
          [
            fill(roof, SLATE.light),
            group([fill(box(56, y - 2, 50, 20), SLATE.dark)], { clip: roof }),
            line(`M${left + 5} ${y + 16}H${right - 5}`, '#8FA0D0', 2.4),
          ],
        ),
      ];
    }),
    flat(box(48, -12, 4, 20, 2), PAPER.gold),
    flat(ellipse(50, 1, 5), PAPER.gold),
    flat(ellipse(50, -12, 3.4), PAPER.gold),
  ]),
  ...ROOFS.flatMap(([y, wall]) => [
    rect(50 + wall / 2 - 13, y + 17, 7, 14, { fill: STONE.mid }),
    ...[-0.28, 0, 0.28].map((at) => fill(box(50 + at * wall - 3, y + 20, 6, 10, 1), BRICK.light)),
  ]),
  arched(50, 86, 13, 15),
];

/** A gold figure with spread wings. */
const WINGED =
  'M-3 -6C-8 -10 -17 -13 -20 -26C-13 -24 -8 -22 -4 -18A6.500 6.500 0 1 1 4 -18C8 -22 13 -24 20 -26C17 -13 8 -10 3 -6L6 6H-6Z';

export const victoryColumn = (): Shape[] => [
  shadow(60, 92, 40),
  ...contoured([
    block(18, 93, 60, 10),
    block(28, 83, 42, 12),
    block(37, 71, 25, 7),
    mass(
      ['M40 64L43 22H57L60 64Z'],
      [fill('M40 64L43 22H57L60 64Z', STONE.light), fill('M54 64L52.500 22H57L60 64Z', STONE.mid)],
    ),
    block(38, 24, 22, 6),
  ]),
  ...[30, 41, 52].map((y) => course(`M42 ${y + 5}Q50 ${y + 4} 58 ${y - 1}`, STONE.dark, 2.2)),
  group(contoured([flat(WINGED, PAPER.gold)]), { x: 52, y: 10 }),
  group([fill('M1 -18C7 -20 13 -24 20 -26C17 -13 8 -10 3 -6L6 6H1Z', '#E0A021')], { x: 52, y: 10 }),
];

const CRENELS = [22, 36, 50, 63].map((x) => box(x, 24, 8.5, 12));

export const castleKeep = (): Shape[] => [
  shadow(60, 91, 40),
  line('M44 30V-2', CONTOUR, 5),
  path('M45 -3L64 3L45 10Z', { fill: BRICK.light, stroke: CONTOUR, width: 2.5 }),
  ...contoured([
    block(24, 92, 46, 56, SAND, 14, 11),
    block(22, 44, 50, 11, { ...SAND, top: '#8F7650' }, 14, 11),
    ...CRENELS.map((d) => flat(d, STONE.mid)),
    flat(
      polygon([
        [78, 29],
        [84, 24],
        [84, 14],
        [78, 18],
      ]),
      STONE.dark,
    ),
  ]),
  rect(22, 33, 50, 4, { fill: STONE.mid }),
  arched(36, 62, 8, 13),
  arched(56, 62, 8, 13),
  course('M28 70H40M48 76H62M30 52H38M52 50H64'),
  arched(46, 92, 17, 22),
  line('M46 72V92', GLASS, 2),
  fill(
    rounded(
      [
        [26, 44],
        [29, 44],
        [29, 90],
        [26, 90],
      ],
      1,
    ),
    '#FFFFFF38',
  ),
  fill(box(77, 56, 5, 11, 2), OPENING),
];
