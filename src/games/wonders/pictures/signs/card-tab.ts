import { box, ellipse, fill, group, line, type Shape, type Sprite } from '#draw';
import type { Color } from '../../rules/kinds.ts';
import { COLOR_TONES } from '../wonders-tones.ts';

const steps = (from: number, to: number, by: number) =>
  Array.from({ length: Math.ceil((to - from) / by) }, (_, i) => from + i * by);

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

/** What is woven into a tab, each color's another: as lines over any height. */
function weave(color: Color, w: number, h: number): Shape {
  const { weave: tone } = COLOR_TONES[color];
  switch (color) {
    case 'brown':
      return line(
        steps(8, h, 15)
          .map(
            (y, i) => `M-4 ${y}c${w * 0.3} ${i % 2 ? 9 : -7} ${w * 0.6} ${i % 2 ? -8 : 8} ${w + 8} ${i % 3 ? 3 : -3}`,
          )
          .join(''),
        tone,
        2.4,
      );
    case 'gray':
      return fill(
        steps(8, h, 15)
          .flatMap((y, i) => steps(i % 2 ? 14 : 5, w, 18).map((x) => ellipse(x, y, 2.7)))
          .join(''),
        tone,
      );
    case 'yellow':
      return line(
        steps(-h, w, 19)
          .map((x) => `M${x} 0l${h} ${h}M${x + h} 0l${-h} ${h}`)
          .join(''),
        tone,
        2.4,
      );
    case 'blue':
      return line(
        steps(9, w, 15)
          .map((x) => `M${x} 0V${h}`)
          .join(''),
        tone,
        2.6,
      );
    case 'red':
      return line(
        steps(-h, w + 20, 22)
          .map((x) => `M${x + h * 0.62} 0L${x} ${h}`)
          .join(''),
        tone,
        2.6,
      );
    case 'green':
      return line(
        [...steps(9, w, 20).map((x) => `M${x} 0V${h}`), ...steps(9, h, 20).map((y) => `M0 ${y}H${w}`)].join(''),
        tone,
        2.4,
      );
    case 'purple':
      return line(
        steps(6, h + 12, 17)
          .map(
            (y) =>
              `M-4 ${y}${steps(0, w + 16, 8)
                .map((_, i) => `l8 ${i % 2 ? 8 : -8}`)
                .join('')}`,
          )
          .join(''),
        tone,
        2.4,
      );
    case 'black':
      return line(
        steps(0, h, 150)
          .flatMap((y) => steps(0, w, 78).map((x) => [x, y] as const))
          .flatMap(([x, y]) => STARS.map(([a, b]) => `M${x + a - 4} ${y + b}h8M${x + a} ${y + b - 4}v8`))
          .join(''),
        tone,
        2.2,
      );
  }
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
      group([weave(color, w, h), fill(box(w - 3, 0, 3, h), COLOR_TONES[color].rim)], { clip: outline }),
    ],
  };
}
