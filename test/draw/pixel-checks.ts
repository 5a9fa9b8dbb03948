import { type TextShape, WIDTH } from '#draw';
import { painter } from './drawing.ts';
import { textExtent } from './shapes.ts';

const hex = (color: number) =>
  `#${[0, 8, 16].map((shift) => ((color >>> shift) & 255).toString(16).padStart(2, '0')).join('')}`;

/** The color that fills most of a line's surroundings, apart from the letters themselves: of what was painted last. */
export function groundOf(text: TextShape): string {
  const { left, top, right, bottom } = textExtent(text);
  const [from, to] = [Math.max(0, Math.floor(left) - 3), Math.ceil(right) + 3];
  const pixels = painter.scanlines(Math.floor(top), Math.ceil(bottom - top));
  const colors = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
  const counts = new Map<number, number>();
  for (let row = 0; row < colors.length; row += WIDTH) {
    for (const color of colors.subarray(row + from, row + Math.min(to, WIDTH)))
      counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const common = [...counts].sort((a, b) => b[1] - a[1]).map(([color]) => hex(color));
  return common.find((color) => color !== text.color.toLowerCase())!;
}

/** How near the colors of a file come to the exact ones; see-through corners do not count. */
export function decibels(exact: Uint8ClampedArray, ours: Uint8Array): number {
  let sum = 0;
  let count = 0;
  for (let i = 0; i < exact.length; i++) {
    if (i % 4 === 3 || exact[i | 3] !== 255) continue;
    sum += (exact[i]! - ours[i]!) ** 2;
    count++;
  }
  return sum === 0 ? Number.POSITIVE_INFINITY : 10 * Math.log10(65025 / (sum / count));
}
