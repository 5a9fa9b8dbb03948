import { box, ellipse, fill, group, line, type Shape, type Sprite } from '#draw';
import type { Color } from '../../rules/kinds.ts';
import { COLOR_TONES } from '../wonders-tones.ts';

const steps = (from: number, to: number, by: number) =>
  Array.from({ length: Math.ceil((to - from) / by) }, (_, i) => from + i * by);

const joined = <Each>(all: readonly Each[], path: (each: Each, i: number) => string): string => all.map(path).join('');

const STARS = [
  [16, 20],
  [58, 8],
  [66, 84],
  [12, 96],
  [40, 60],
  [70, 132],
  [24, 140],
  [10, 58],
  [66, 44],
  [44, 112],
] as const;

/** Fills a size; with a width the path is a line of that width, otherwise an area. */
type Pattern = { readonly width?: number; readonly path: (w: number, h: number) => string };

/** Each color's tab has a pattern of its own. */
const PATTERNS: { readonly [color in Color]: Pattern } = {
  brown: { width: 2.4, path: grain },
  gray: { path: dots },
  yellow: { width: 2.4, path: (w, h) => joined(steps(-h, w, 19), (x) => `M${x} 0l${h} ${h}M${x + h} 0l${-h} ${h}`) },
  blue: { width: 2.6, path: (w, h) => joined(steps(9, w, 15), (x) => `M${x} 0V${h}`) },
  red: { width: 2.6, path: (w, h) => joined(steps(-h, w + 20, 22), (x) => `M${x + h * 0.62} 0L${x} ${h}`) },
  green: {
    width: 2.4,
    path: (w, h) => joined(steps(9, w, 20), (x) => `M${x} 0V${h}`) + joined(steps(9, h, 20), (y) => `M0 ${y}H${w}`),
  },
  purple: { width: 2.4, path: zigzags },
  black: { width: 2.2, path: stars },
};

function grain(w: number, h: number): string {
  const wave = (i: number) => `${w * 0.3} ${i % 2 ? 9 : -7} ${w * 0.6} ${i % 2 ? -8 : 8} ${w + 8} ${i % 3 ? 3 : -3}`;
  return joined(steps(8, h, 15), (y, i) => `M-4 ${y}c${wave(i)}`);
}

function dots(w: number, h: number): string {
  return joined(steps(8, h, 15), (y, i) => joined(steps(i % 2 ? 14 : 5, w, 18), (x) => ellipse(x, y, 2.7)));
}

function zigzags(w: number, h: number): string {
  const teeth = joined(steps(0, w + 16, 8), (_, i) => `l8 ${i % 2 ? 8 : -8}`);
  return joined(steps(6, h + 12, 17), (y) => `M-4 ${y}${teeth}`);
}

function stars(w: number, h: number): string {
  const at = (x: number, y: number) => joined(STARS, ([a, b]) => `M${x + a - 4} ${y + b}h8M${x + a} ${y + b - 4}v8`);
  return joined(steps(0, h, 150), (y) => joined(steps(0, w, 78), (x) => at(x, y)));
}

function pattern(color: Color, w: number, h: number): Shape {
  const { width, path } = PATTERNS[color];
  const tone = COLOR_TONES[color].weave;
  return width ? line(path(w, h), tone, width) : fill(path(w, h), tone);
}

/** A card's tab, placed by its corner; its left corners are round like the card's. */
export function tabCloth(color: Color, w: number, h: number, r: number): Sprite {
  const outline = `M${w} 0V${h}H${r}Q0 ${h} 0 ${h - r}V${r}Q0 0 ${r} 0Z`;
  return {
    key: `tab ${color} ${w}x${h} ${r}`,
    left: 0,
    top: 0,
    width: w,
    height: h,
    shapes: () => [
      fill(outline, COLOR_TONES[color].tab),
      group([pattern(color, w, h), fill(box(w - 3, 0, 3, h), COLOR_TONES[color].rim)], { clip: outline }),
    ],
  };
}
