import { box, ellipse, fill, line, numeral, PAPER, path, polygon, rounded, type Shape } from '#draw';
import { type Good, isRaw, type Source } from '../../rules/kinds.ts';
import { GOOD_TONES } from '../wonders-tones.ts';
import { GOOD_DRAWINGS } from './good-drawings.ts';
import { HIGH, type Sign, sign, within } from './sign.ts';

/** Raw goods are square, made ones round. */
const rimOf = (good: Good): string => (isRaw(good) ? box(-49.5, -49.5, 99, 99, 28) : ellipse(0, 0, 49.5));
const groundOf = (good: Good): string => (isRaw(good) ? box(-40.5, -40.5, 81, 81, 18) : ellipse(0, 0, 41));

export const good = (kind: Good): Sign =>
  sign(`good ${kind}`, HIGH, () => [
    path(rimOf(kind), { fill: PAPER.paper, stroke: PAPER.ink, width: 5 }),
    fill(groundOf(kind), GOOD_TONES[kind]),
    ...GOOD_DRAWINGS[kind](),
  ]);

/** A good that nobody here makes: pale, in a dashed line. */
const missingGood = (kind: Good): Sign =>
  sign(`missing ${kind}`, HIGH, () => [
    fill(groundOf(kind), GOOD_TONES[kind]),
    ...GOOD_DRAWINGS[kind](),
    path(rimOf(kind), { fill: '#E9DABA90' }),
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

/** Of different kinds none lies over another: half of one tells stone from ore too badly. */
const BAR = { scale: 0.72, step: 0.73, pad: 9 } as const;

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
    numeral('?', 28, 1, 70, PAPER.ink, PAPER.white),
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
    numeral('?', -30, -9, 34, PAPER.ink, PAPER.white),
  ]);
