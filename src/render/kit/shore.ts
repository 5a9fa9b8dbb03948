import { rounded, type Spot } from '../outline.ts';

/** Cells of a lattice, `x,y` each; the outline is asked for areas of a few dozen cells. */
export type Cell = { readonly x: number; readonly y: number };

const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

type Corner = { readonly x: number; readonly y: number; readonly from: number; readonly to: number };

/** Walks once around the cells, clockwise with the land to the right; one loop per shore, holes too. */
function loops(cells: readonly Cell[]): Corner[][] {
  const inside = new Set(cells.map(({ x, y }) => `${x},${y}`));
  const has = (x: number, y: number) => inside.has(`${x},${y}`);
  const edges = new Map<string, { x: number; y: number; step: number }>();
  const key = (x: number, y: number, step: number) => `${x},${y},${step}`;
  const add = (x: number, y: number, step: number) => edges.set(key(x, y, step), { x, y, step });
  for (const { x, y } of cells) {
    if (!has(x, y - 1)) add(x, y, 0);
    if (!has(x + 1, y)) add(x + 1, y, 1);
    if (!has(x, y + 1)) add(x + 1, y + 1, 2);
    if (!has(x - 1, y)) add(x, y + 1, 3);
  }
  const found: Corner[][] = [];
  for (const start of edges.values()) {
    const loop: Corner[] = [];
    let edge = start;
    while (edges.delete(key(edge.x, edge.y, edge.step))) {
      const [dx, dy] = STEPS[edge.step]!;
      const x = edge.x + dx;
      const y = edge.y + dy;
      // At a touch of two corners turn right first: diagonal neighbours are no area.
      const step = [1, 0, 3].map((turn) => (edge.step + turn) % 4).find((next) => edges.has(key(x, y, next)));
      const to = step ?? start.step;
      if (to !== edge.step) loop.push({ x, y, from: edge.step, to });
      if (step === undefined) break;
      edge = edges.get(key(x, y, step))!;
    }
    if (loop.length) found.push(loop);
  }
  return found;
}

/** The inner side of each edge direction. */
const INWARD: readonly Spot[] = [
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 0],
];

/** One outline around the cells of side `size`, drawn in by `inset`, all corners rounded, moved down by `drop`. */
export function shore(cells: readonly Cell[], size: number, inset: number, radius: number, drop = 0): string {
  return loops(cells)
    .map((loop) =>
      rounded(
        loop.map(({ x, y, from, to }): Spot => {
          const [ax, ay] = INWARD[from]!;
          const [bx, by] = INWARD[to]!;
          return [x * size + (ax + bx) * inset, y * size + (ay + by) * inset + drop];
        }),
        radius * 1.35,
      ),
    )
    .join('');
}
