import { required } from './checked-access.ts';

export type Point = { readonly x: number; readonly y: number };

/**
 * Cells on a rectangle with an empty border of one cell, so that the neighbors of any cell are at
 * fixed distances in `cells` and no edge needs a special case.
 */
export type Grid<T> = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly stride: number;
  readonly cells: readonly (T | null)[];
};

export type Box = Pick<Grid<unknown>, 'left' | 'top' | 'width' | 'height'>;

export function boundingBox(points: readonly Point[]): Box {
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (const { x, y } of points) {
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return points.length ? { left, top, width: right - left + 1, height: bottom - top + 1 } : NO_BOX;
}

const NO_BOX: Box = { left: 0, top: 0, width: 0, height: 0 };

export function makeGrid<T extends Point>(items: readonly T[]): Grid<T> {
  const { left, top, width, height } = boundingBox(items);
  const stride = width + 2;
  const cells: (T | null)[] = [];
  for (let i = stride * (height + 2); i > 0; i--) cells.push(null);
  for (const item of items) cells[(item.y - top + 1) * stride + item.x - left + 1] = item;
  return { left, top, width, height, stride, cells };
}

export const cellIndex = (grid: Grid<unknown>, { x, y }: Point): number =>
  (y - grid.top + 1) * grid.stride + x - grid.left + 1;

export const neighborIndexes = (grid: Grid<unknown>, index: number): readonly [number, number, number, number] => [
  index - grid.stride,
  index + 1,
  index + grid.stride,
  index - 1,
];

/** Groups of orthogonally connected cells that pass the test, in reading order of their first cell. */
export function connectedAreas<T>(grid: Grid<T>, test: (cell: T) => boolean): T[][] {
  const { cells, stride } = grid;
  const open = new Uint8Array(cells.length);
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i];
    if (cell && test(cell)) open[i] = 1;
  }
  const found: T[][] = [];
  for (let start = 0; start < cells.length; start++) {
    if (open[start]) found.push(flood(cells, open, start, stride));
  }
  return found;
}

/** Collects the open cells connected to the start and closes them. Optimized: it runs in every scoring. */
function flood<T>(cells: readonly (T | null)[], open: Uint8Array, start: number, stride: number): T[] {
  const queue = [start];
  open[start] = 0;
  for (const index of queue) {
    visit(open, queue, index - stride);
    visit(open, queue, index + 1);
    visit(open, queue, index + stride);
    visit(open, queue, index - 1);
  }
  return queue.map((index) => required(cells[index], 'open cell'));
}

function visit(open: Uint8Array, queue: number[], index: number): void {
  if (!open[index]) return;
  open[index] = 0;
  queue.push(index);
}
