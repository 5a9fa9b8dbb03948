/** Rays of fame around a point, every second one, as a path. */
export function rays(x: number, y: number, r: number, count: number): string {
  return Array.from({ length: count }, (_, i) => {
    const from = (i / count) * 2 * Math.PI;
    const to = ((i + 0.5) / count) * 2 * Math.PI;
    return `M${x} ${y}L${spot(x, y, r, from)}L${spot(x, y, r, to)}Z`;
  }).join('');
}

const spot = (x: number, y: number, r: number, angle: number) =>
  `${(x + Math.cos(angle) * r).toFixed(1)} ${(y + Math.sin(angle) * r).toFixed(1)}`;
