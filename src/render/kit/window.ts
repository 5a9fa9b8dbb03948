import { ellipse, polygon } from '../outline.ts';
import { fill, type Shape } from '../shape.ts';
import type { Tones } from '../theme.ts';
import { type Hue, symbol, tonesOf } from './symbol.ts';

const COLUMNS = [26, 43, 60] as const;

function pane(hue: Hue, x: number, y: number): string {
  switch (hue) {
    case 'red':
      return `M${x - 4.4} ${y + 5}V${y - 0.6}L${x} ${y - 6.2}L${x + 4.4} ${y - 0.6}V${y + 5}Z`;
    case 'blue':
      return ellipse(x, y, 4.7);
    case 'yellow':
      return symbol('yellow', x, y, 4.7);
    case 'green':
    case 'any':
      return symbol('green', x, y, 4.7);
  }
}

/** Three windows in the symbol's shape; on the ground floor the middle one makes room for the door. */
export const frontWindows = (hue: Hue, y: number, ground: boolean): Shape[] =>
  COLUMNS.filter((_, i) => !ground || i !== 1).map((x) => fill(pane(hue, x, y), tonesOf(hue).window));

/** One dim window on the side, slanted like the wall. */
export const sideWindow = (y: number, tones: Tones): Shape =>
  fill(
    polygon([
      [75, y + 1.5],
      [81.5, y - 3.7],
      [81.5, y - 12],
      [75, y - 6.7],
    ]),
    `${tones.window}99`,
  );

export const door = (x: number, foot: number, tones: Tones): Shape[] => [
  fill(`M${x - 6.5} ${foot}V${foot - 8}a6.5 6.5 0 0 1 13 0V${foot}Z`, tones.contour),
  fill(`M${x - 6.5} ${foot}V${foot - 8}a6.5 6.5 0 0 1 4.6 -6.2V${foot}Z`, '#FFFFFF2A'),
];
