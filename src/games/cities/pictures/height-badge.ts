import { numeral, type Shape, type Sprite, sprite } from '#draw';
import { type Hue, plate, tonesOf } from './color-symbol.ts';

/** The triangle is narrow: its badge is a little larger, its numeral a little smaller and lower. */
const measuresOf = (hue: Hue) => (hue === 'red' ? { s: 19, size: 30, drop: 4 } : { s: 18, size: 31, drop: 0 });

/** Color and height in one mark; an empty text leaves the symbol alone. `k` enlarges it. */
export function badge(hue: Hue, text: string, x: number, y: number, k = 1): Shape[] {
  const { s, size, drop } = measuresOf(hue);
  const mark = plate(hue, x, y, s * k);
  const fitting = text.length > 1 ? 0.8 : 1;
  return text
    ? [...mark, numeral(text, x, y + drop * k, size * k * fitting, tonesOf(hue).numeral, tonesOf(hue).badge)]
    : mark;
}

/** Placed at the space's top left corner; sits at its lower right. */
export function heightBadge(hue: Hue, height: number, size: number): Sprite {
  const x = hue === 'red' ? 79 : 83;
  return sprite(`badge ${hue} ${height}`, size, { left: 44, top: 44, right: 116, bottom: 116 }, () =>
    badge(hue, String(height), x, hue === 'red' ? 81 : 82),
  );
}
