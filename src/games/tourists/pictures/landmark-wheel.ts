import { box, CONTOUR, ellipse, fill, line, moved, PAPER, path, ring, type Shape } from '#draw';
import { itemAtCyclic } from '#engine';
import { SLATE } from './tourists-tones.ts';

const CABINS = ['#8A46B8', '#3FAE93', '#F28A22', '#E5533C', '#3A7CC0', '#FFC53D'] as const;

/** The wheel without its cabins. */
export function spokes(x: number, y: number, r: number, count: number): Shape[] {
  const ends = moved(
    ring(count, () => r),
    x,
    y,
  );
  return [
    line(ends.map(([a, b]) => `M${x} ${y}L${a.toFixed(1)} ${b.toFixed(1)}`).join(''), SLATE.dark, 3.4),
    line(ellipse(x, y, r), SLATE.dark, 4),
    line(ellipse(x, y, r * 0.62), SLATE.light, 3),
    path(ellipse(x, y, r * 0.17), { fill: PAPER.gold, stroke: CONTOUR, width: 3 }),
    fill(ellipse(x, y, r * 0.07), SLATE.dark),
  ];
}

/** They hang upright whatever the wheel does. */
export const cabins = (x: number, y: number, r: number, count: number, side: number): Shape[] => {
  const spots = moved(
    ring(count, () => r),
    x,
    y,
  );
  const half = side / 2;
  return [
    ...spots.map(([a, b]) => line(box(a - half, b - half, side, side, side * 0.34), CONTOUR, 5)),
    ...spots.flatMap(([a, b], i) => [
      fill(box(a - half, b - half, side, side, side * 0.34), itemAtCyclic(CABINS, i)),
      fill(box(a - half * 0.6, b - half * 0.6, side * 0.6, side * 0.34, 1.5), PAPER.paper),
    ]),
  ];
};
