import { rounded, type Spot } from '../outline.ts';

/** A cell of a lattice. */
export type Cell = { readonly x: number; readonly y: number };

/** One of four directions, clockwise from the right. */
type Step = 0 | 1 | 2 | 3;
/** A unit of shore: from a lattice point in one of four directions, the land to its right. */
type Edge = Cell & { readonly step: Step };
/** Where the shore turns from one direction into another. */
type Corner = Cell & { readonly from: Step; readonly to: Step };

const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** The side of each direction on which the land lies. */
const INWARD = [
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 0],
] as const;

/** Which way a shore may go on: to the right, straight ahead, to the left. */
const NEXT = [
  [1, 0, 3],
  [2, 1, 0],
  [3, 2, 1],
  [0, 3, 2],
] as const;

const key = ({ x, y, step }: Edge) => `${x},${y},${step}`;

/** The sides of each cell that border on no other cell. */
function shoreEdges(cells: readonly Cell[]): Map<string, Edge> {
  const inside = new Set(cells.map(({ x, y }) => `${x},${y}`));
  const sides = cells.flatMap(({ x, y }): Edge[] =>
    (
      [
        { x, y, step: 0, beyond: `${x},${y - 1}` },
        { x: x + 1, y, step: 1, beyond: `${x + 1},${y}` },
        { x: x + 1, y: y + 1, step: 2, beyond: `${x},${y + 1}` },
        { x, y: y + 1, step: 3, beyond: `${x - 1},${y}` },
      ] as const
    ).filter(({ beyond }) => !inside.has(beyond)),
  );
  return new Map(sides.map((edge) => [key(edge), edge]));
}

/** The edge that goes on where this one ends; at a touch of two corners the right turn, for diagonal is not connected. */
function following(edges: ReadonlyMap<string, Edge>, { x, y, step }: Edge): Edge {
  const [dx, dy] = STEPS[step];
  for (const onward of NEXT[step]) {
    const next = edges.get(key({ x: x + dx, y: y + dy, step: onward }));
    if (next) return next;
  }
  throw new Error('a shore has no end');
}

const traced = new WeakMap<readonly Cell[], Corner[][]>();
/** The same cells are mostly outlined twice, rim and fill. */
function loops(cells: readonly Cell[]): Corner[][] {
  const known = traced.get(cells) ?? trace(cells);
  traced.set(cells, known);
  return known;
}

/** The corners of each shore in order, clockwise around land and the other way round around holes. */
function trace(cells: readonly Cell[]): Corner[][] {
  const edges = shoreEdges(cells);
  const seen = new Set<Edge>();
  const found: Corner[][] = [];
  for (const start of edges.values()) {
    const loop: Corner[] = [];
    for (let edge = start; !seen.has(edge); ) {
      seen.add(edge);
      const next = following(edges, edge);
      if (next.step !== edge.step) loop.push({ x: next.x, y: next.y, from: edge.step, to: next.step });
      edge = next;
    }
    if (loop.length) found.push(loop);
  }
  return found;
}

/** Width and height of a cell. */
export type Pitch = { readonly w: number; readonly h: number };

/** One outline around the cells of side `size`, drawn in by `inset`, all corners rounded, moved down by `drop`. */
export const shore = (cells: readonly Cell[], size: number, inset: number, radius: number, drop = 0): string =>
  shoreOf(cells, { w: size, h: size }, inset, radius, drop);

/** The same for cells that are not square. */
export function shoreOf(cells: readonly Cell[], { w, h }: Pitch, inset: number, radius: number, drop = 0): string {
  const corner = ({ x, y, from, to }: Corner): Spot => {
    const [ax, ay] = INWARD[from];
    const [bx, by] = INWARD[to];
    return [x * w + (ax + bx) * inset, y * h + (ay + by) * inset + drop];
  };
  // Quadratic corners look tighter than arcs of the same reach.
  return loops(cells)
    .map((loop) => rounded(loop.map(corner), radius * 1.35))
    .join('');
}
