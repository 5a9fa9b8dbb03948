import { itemAt } from '#engine';

export type Spot = readonly [x: number, y: number];

const round = (value: number) => Math.round(value * 100) / 100;
const at = ([x, y]: Spot) => `${round(x)} ${round(y)}`;

export const polygon = (spots: readonly Spot[]): string => `M${spots.map(at).join('L')}Z`;
export const polyline = (spots: readonly Spot[]): string => `M${spots.map(at).join('L')}`;

export function ellipse(x: number, y: number, rx: number, ry = rx): string {
  return `M${round(x - rx)} ${round(y)}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`;
}

export function box(x: number, y: number, w: number, h: number, r = 0): string {
  if (r === 0)
    return polygon([
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ]);
  return rounded(
    [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ],
    r,
  );
}

/** A polygon whose corners are rounded by quadratic curves that begin `r` before each corner. */
export function rounded(spots: readonly Spot[], r: number): string {
  const corners = spots.map((corner, i) => {
    const before = spots[i - 1] ?? itemAt(spots, spots.length - 1);
    const after = spots[i + 1] ?? itemAt(spots, 0);
    const reach = Math.min(r, distance(before, corner) / 2, distance(corner, after) / 2);
    const start = toward(corner, before, reach);
    const end = toward(corner, after, reach);
    return `${at(start)}Q${at(corner)} ${at(end)}`;
  });
  return `M${corners.join('L')}Z`;
}

const distance = (a: Spot, b: Spot) => Math.hypot(b[0] - a[0], b[1] - a[1]);
function toward(from: Spot, to: Spot, reach: number): Spot {
  const share = reach / (distance(from, to) || 1);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

export function ring(points: number, radius: (i: number) => number, start = -90): Spot[] {
  return Array.from({ length: points }, (_, i) => {
    const angle = ((start + (360 * i) / points) * Math.PI) / 180;
    return [Math.cos(angle) * radius(i), Math.sin(angle) * radius(i)];
  });
}

export const moved = (spots: readonly Spot[], dx: number, dy: number): Spot[] =>
  spots.map(([x, y]) => [x + dx, y + dy]);

/** Rays of fame around a point, every second one, as a path. */
export function rays(x: number, y: number, r: number, count: number): string {
  return Array.from({ length: count }, (_, i) => {
    const from = (i / count) * 2 * Math.PI;
    const to = ((i + 0.5) / count) * 2 * Math.PI;
    return `M${x} ${y}L${onCircle(x, y, r, from)}L${onCircle(x, y, r, to)}Z`;
  }).join('');
}

const onCircle = (x: number, y: number, r: number, angle: number) =>
  `${(x + Math.cos(angle) * r).toFixed(1)} ${(y + Math.sin(angle) * r).toFixed(1)}`;
