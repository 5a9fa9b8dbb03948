import { ellipse, fill, line, moved, PAPER, path, ring, rounded, type Shape, type Spot } from '#draw';
import type { Color } from '../rules/kinds.ts';
import { ANY_TONES, COLOR_TONES, type Tones } from './cities-tones.ts';

/** A building color, or any of them. */
export type Hue = Color | 'any';

export const tonesOf = (hue: Hue): Tones => (hue === 'any' ? ANY_TONES : COLOR_TONES[hue]);

/** One symbol per color, of "radius" `s` around a point: it says the color without color. */
export function symbol(hue: Hue, x: number, y: number, s: number): string {
  switch (hue) {
    case 'red':
      return rounded(
        moved(
          [
            [0, -1.3 * s],
            [1.3 * s, 0.95 * s],
            [-1.3 * s, 0.95 * s],
          ],
          x,
          y,
        ),
        0.34 * s,
      );
    case 'blue':
      return ellipse(x, y, 0.98 * s);
    case 'green':
      return rounded(moved(corners(0.9 * s), x, y), 0.2 * s);
    case 'yellow':
      return rounded(
        moved(
          [
            [0, -1.24 * s],
            [1.24 * s, 0],
            [0, 1.24 * s],
            [-1.24 * s, 0],
          ],
          x,
          y,
        ),
        0.26 * s,
      );
    case 'any':
      return rounded(
        moved(
          ring(6, () => 1.08 * s),
          x,
          y,
        ),
        0.18 * s,
      );
  }
}

const corners = (half: number): Spot[] => [
  [-half, -half],
  [half, -half],
  [half, half],
  [-half, half],
];

/** The symbol with a white rim, as on an empty lot. */
export const sign = (hue: Hue, x: number, y: number, s: number, color = tonesOf(hue).symbol): Shape[] => [
  path(symbol(hue, x, y, s), { fill: PAPER.white, stroke: PAPER.white, width: 0.44 * s }),
  fill(symbol(hue, x, y, s), color),
];

/** The symbol as a badge: filled, white rim, thin ink line around it. */
export const plate = (hue: Hue, x: number, y: number, s: number): Shape[] => [
  line(symbol(hue, x, y, s), '#2A2438B0', 0.62 * s),
  line(symbol(hue, x, y, s), PAPER.white, 0.42 * s),
  fill(symbol(hue, x, y, s), tonesOf(hue).badge),
];
