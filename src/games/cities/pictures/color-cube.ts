import { fill, polygon, rect, type Shape, type Sprite, sprite } from '#draw';
import type { Color } from '../rules/kinds.ts';
import { COLOR_TONES } from './cities-tones.ts';
import { symbol } from './color-symbol.ts';

function cubeShapes(color: Color): Shape[] {
  const { front, side, light, mark } = COLOR_TONES[color];
  const s = 100;
  const d = 24;
  return [
    rect(4, s - 4, s + 24, 16, { fill: '#2A24384D' }, 8),
    rect(0, 0, s, s, { fill: front }, 2),
    fill(
      polygon([
        [0, 0],
        [d, -d * 0.72],
        [s + d, -d * 0.72],
        [s, 0],
      ]),
      light,
    ),
    fill(
      polygon([
        [s, 0],
        [s + d, -d * 0.72],
        [s + d, s - d * 0.72],
        [s, s],
      ]),
      side,
    ),
    rect(0, 0, 9, s, { fill: '#FFFFFF26' }),
    rect(0, s - 7, s, 7, { fill: '#00000018' }),
    fill(symbol(color, s / 2, color === 'red' ? s / 2 + 4 : s / 2, 27), mark),
  ];
}

/** A building piece as it lies in the supply; front side `size`, placed by its front's top left corner. */
export const cube = (color: Color, size: number): Sprite =>
  sprite(`cube ${color}`, size * 1.04, { left: -2, top: -22, right: 132, bottom: 116 }, () => cubeShapes(color));
