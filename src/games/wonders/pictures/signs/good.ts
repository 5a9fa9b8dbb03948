import { box, ellipse, polygon, rounded } from '../../../../draw/outline.ts';
import { fill, line, path, rect, type Shape } from '../../../../draw/shape.ts';
import { PAPER } from '../../../../draw/theme.ts';
import { type Good, isRaw, type Source } from '../../rules/kinds.ts';
import { GOOD_TONES } from '../tones.ts';
import { HIGH, type Sign, sign, within } from './sign.ts';

const LOGS = [
  [0, -15],
  [-17.5, 15],
  [17.5, 15],
] as const;
const wood = (): Shape[] =>
  LOGS.flatMap(([x, y]) => [
    path(ellipse(x, y, 16), { fill: '#F4C78E', stroke: '#2E1A0A', width: 2.5 }),
    line(ellipse(x, y, 9), '#B4743A', 3.4),
    fill(ellipse(x, y, 3.6), '#B4743A'),
  ]);

const stone = (): Shape[] => [
  fill('M0 -33L29 -17L0 -1L-29 -17Z', '#FFFFFF'),
  fill('M-29 -17L0 -1V33L-29 16Z', '#DCE4EE'),
  fill('M29 -17L0 -1V33L29 16Z', '#465164'),
];

const brick = (x: number, y: number, w: number): Shape[] => [
  rect(x, y, w, 17, { fill: '#FFEFDC' }, 3),
  rect(x, y + 12, w, 5, { fill: '#F2BFA0' }, 2),
];
const clay = (): Shape[] => [
  ...brick(-33, -31, 31),
  ...brick(2, -31, 31),
  ...brick(-15.5, -9, 31),
  ...brick(-33, 13, 31),
  ...brick(2, 13, 31),
];

const GLINT = 'M20 -37L23.5 -26.500L34 -23L23.5 -19.500L20 -9L16.5 -19.500L6 -23L16.5 -26.500Z';
const ore = (): Shape[] => [
  fill('M-10 -27L16 -22L31 8L22 31L-19 31L-32 8Z', '#A9B2C4'),
  fill('M-10 -27L16 -22L4 2L-16 -2Z', '#E4E9F1'),
  fill('M-10 -27L-16 -2L-32 8Z', '#C3CBD9'),
  fill('M4 2L31 8L22 31L-2 31Z', '#7C879B'),
  fill('M16 -22L31 8L4 2Z', '#929CB0'),
  path(GLINT, { fill: PAPER.gold, stroke: GOOD_TONES.O, width: 3 }),
];

const FLASK = 'M-8.5 -29V-10C-24 -4 -30 12 -25 23C-22 30 -16 34 -8 34H8C16 34 22 30 25 23C30 12 24 -4 8.5 -10V-29Z';
const glass = (): Shape[] => [
  fill(FLASK, '#0F6D80'),
  fill(
    'M-23 12C-18 8 -10 9 -4 12C4 16 14 15 23 11C25 16 25 20 23 23C20 28 15 30.500 8 30.500H-8C-15 30.500 -20 28 -23 23C-25 20 -24 15 -23 12Z',
    '#4FC3D3',
  ),
  line('M-13 -3C-18 0 -21 4 -22 8', '#D8F7FA', 4.5),
  fill(box(-13, -37, 26, 10, 5), '#0A4C5B'),
];

const papyrus = (): Shape[] => [
  fill(box(-21, -28, 42, 56), '#FFFBEF'),
  fill(box(12, -28, 9, 56), '#EADCB4'),
  line('M-12 -12H8M-12 0H8M-12 12H2', '#7A5A22', 4.6),
  path(box(-29, -36, 58, 14, 9), { fill: '#B9802E', stroke: '#5C3A10', width: 2.5 }),
  path(box(-29, 22, 58, 14, 9), { fill: '#B9802E', stroke: '#5C3A10', width: 2.5 }),
];

const FRINGE = 'M-23 -26H23V20H19V35H11V20H5V33H-5V20H-11V35H-19V20H-23Z';
const textile = (): Shape[] => [
  fill(FRINGE, '#FFF3DC'),
  line('M-20 -9L-10 -18L0 -9L10 -18L20 -9', '#7A2F94', 6),
  line('M-20 8L-10 -1L0 8L10 -1L20 8', '#E0A01E', 6),
  fill(box(-29, -34, 58, 11, 5), '#F7C7D8'),
];

const DRAWINGS: { readonly [good in Good]: () => Shape[] } = {
  W: wood,
  S: stone,
  C: clay,
  O: ore,
  G: glass,
  P: papyrus,
  T: textile,
};

/** Raw goods are square, made ones round. */
const rimOf = (good: Good): string => (isRaw(good) ? box(-49.5, -49.5, 99, 99, 28) : ellipse(0, 0, 49.5));
const groundOf = (good: Good): string => (isRaw(good) ? box(-40.5, -40.5, 81, 81, 18) : ellipse(0, 0, 41));

export const good = (kind: Good): Sign =>
  sign(`good ${kind}`, HIGH, () => [
    path(rimOf(kind), { fill: PAPER.paper, stroke: PAPER.ink, width: 5 }),
    fill(groundOf(kind), GOOD_TONES[kind]),
    ...DRAWINGS[kind](),
  ]);

/** A good that nobody here makes: pale, in a dashed line. */
const missingGood = (kind: Good): Sign =>
  sign(`missing ${kind}`, HIGH, () => [
    fill(groundOf(kind), GOOD_TONES[kind]),
    ...DRAWINGS[kind](),
    path(rimOf(kind), { fill: '#E9DABAB8' }),
    path(rimOf(kind), { stroke: PAPER.ink, width: 6, dash: [17, 15] }),
  ]);

/** By how much of its width the next of the same kind is shifted; closer when there are many. */
export const SHIFT = { wide: 0.56, tight: 0.42 } as const;
type Shift = keyof typeof SHIFT;

/** Side by side from the left, each over the one before. */
function fanned(signs: readonly Sign[], step: number): { readonly w: number; readonly shapes: () => readonly Shape[] } {
  const w = HIGH + step * (signs.length - 1);
  return { w, shapes: () => signs.map((each, i) => within(each, HIGH / 2 - w / 2 + i * step, 0, 1)) };
}

/** Several units of one kind, of which the last ones may be missing. */
export function fan(kind: Good, count: number, missing = 0, shift: Shift = 'wide'): Sign {
  const signs = Array.from({ length: count }, (_, i) => (i < count - missing ? good(kind) : missingGood(kind)));
  const { w, shapes } = fanned(signs, HIGH * SHIFT[shift]);
  return sign(`fan ${kind} ${count} ${missing} ${shift}`, w, shapes);
}

const BAR = { scale: 0.78, step: 0.62, pad: 11 } as const;

/** One unit out of these: they lie on one bar. */
export function choice(source: Source): Sign {
  const inner = HIGH * BAR.scale;
  const step = HIGH * BAR.step;
  const w = inner + step * (source.length - 1) + 2 * BAR.pad + 5;
  return sign(`choice ${source.join('')}`, w, () => [
    path(box(2.5 - w / 2, -49.5, w - 5, 99, 28), { fill: PAPER.second, stroke: PAPER.ink, width: 5 }),
    ...source.map((kind, i) => within(good(kind), inner / 2 + BAR.pad + 2.5 - w / 2 + i * step, 0, BAR.scale)),
  ]);
}

export const sourceSign = (source: Source): Sign => {
  const [first, ...others] = source;
  return first && others.length === 0 ? good(first) : choice(source);
};

/** All raw goods in a square, all made ones in a heap: what a trading post is about. */
const HEAPS = {
  raw: [
    ['W', -27, -27],
    ['S', 27, -27],
    ['C', -27, 27],
    ['O', 27, 27],
  ],
  made: [
    ['G', 0, -26],
    ['P', -27, 24],
    ['T', 27, 24],
  ],
} as const;
export const heap = (goods: keyof typeof HEAPS): Sign =>
  sign(`heap ${goods}`, 108, () => HEAPS[goods].map(([kind, x, y]) => within(good(kind), x, y, 0.5)));

/** Any unit at all: a square and a disc, the shapes of raw and made goods. */
const anyShapes = (): Shape[] => [
  path(ellipse(17, 17, 32), { fill: PAPER.paper, stroke: PAPER.ink, width: 6 }),
  path(box(-49, -49, 64, 64, 18), { fill: PAPER.paper, stroke: PAPER.ink, width: 6 }),
];
export const anyGood = (): Sign => sign('any good', HIGH, anyShapes);

/** Goods that need not be paid. */
export const noGoods = (): Sign =>
  sign('no goods', HIGH, () => [
    ...anyShapes(),
    line('M-40 44L42 -40', PAPER.paper, 18),
    line('M-40 44L42 -40', '#A52214', 9),
  ]);

/** One unit more, of which kind is seen when it is needed; dashed when the city does not make it. */
export const extraGood = (of: 'made' | 'missing'): Sign =>
  sign(`extra ${of}`, 166, () => [
    line('M-78 0H-42M-60 -18V18', PAPER.ink, 11),
    path(box(-18, -46, 92, 92, 26), {
      fill: PAPER.white,
      stroke: PAPER.ink,
      width: 7,
      ...(of === 'missing' ? { dash: [16, 15] } : {}),
    }),
    {
      kind: 'text',
      text: '?',
      x: 28,
      y: 1,
      size: 70,
      face: 'display',
      align: 'center',
      color: PAPER.ink,
      on: PAPER.white,
    },
  ]);

/** A board, with the good that it makes itself in its corner. */
export const board = (): Sign =>
  sign('board', 128, () => [
    path(box(-60, -40, 120, 80, 16), { fill: '#E8C468', stroke: PAPER.ink, width: 5 }),
    fill(
      rounded(
        [
          [10, 26],
          [30, -14],
          [50, 26],
        ],
        3,
      ),
      '#B9985A',
    ),
    fill(
      polygon([
        [-60 + 4, 26],
        [56, 26],
        [56, 36],
        [-56, 36],
      ]),
      '#C9A75A',
    ),
    path(box(-52, -32, 44, 44, 12), { fill: PAPER.white, stroke: PAPER.ink, width: 5 }),
    {
      kind: 'text',
      text: '?',
      x: -30,
      y: -9,
      size: 34,
      face: 'display',
      align: 'center',
      color: PAPER.ink,
      on: PAPER.white,
    },
  ]);
