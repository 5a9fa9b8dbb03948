import { cardsIcon } from '../kit/emblem.ts';
import { swatch } from '../kit/ground.ts';
import { monumentIcon, ringIcon } from '../kit/medal.ts';
import { group, image, type Shape } from '../shape.ts';

/** The sign of one line of the score, in a field of `size` around its middle. */
export function scoreIcon(key: string, x: number, y: number, size: number): Shape[] {
  switch (key) {
    case 'achievements':
      return [image(ringIcon(size), x, y)];
    case 'water':
    case 'park':
      return [group(swatch(key), { x, y, scale: size / 50 })];
    case 'monuments':
      return [image(monumentIcon(Math.round(size * 1.1)), x, y)];
    default:
      return [image(cardsIcon(Math.round(size * 1.1)), x, y)];
  }
}
