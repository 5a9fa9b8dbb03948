import { itemAtCyclic } from '#engine';
import { ellipse } from '../outline.ts';
import { fill, group, rect, type Shape, type Sprite } from '../shape.ts';
import { PAPER } from '../theme.ts';

const TONES = [PAPER.gold, PAPER.hot, '#3FAE93', '#79C6DA', '#F28A22', PAPER.paper] as const;

/** Scattered by a fixed rule, so that the same picture comes out each time. */
function scrap(i: number, width: number, height: number): Shape {
  const x = (i * 61 + ((i * i * 7) % 43)) % width;
  const y = (i * 37 + ((i * i * 11) % 29)) % height;
  const tone = itemAtCyclic(TONES, i);
  if (i % 3 === 0) return fill(ellipse(x, y, 4), tone);
  return group([rect(-3, -6, 6, 12, { fill: tone })], { x, y, rotate: (i * 47) % 180 });
}

export const confetti = (width: number, height: number): Sprite => ({
  key: `confetti ${width}x${height}`,
  left: -8,
  top: -8,
  width: width + 16,
  height: height + 16,
  shapes: () => Array.from({ length: 44 }, (_, i) => scrap(i, width, height)),
});
