import type { Grid } from '#engine';
import type { Space } from './types.ts';

/** Sets of spaces, each in reading order, in reading order of their first spaces. */
type Sets = readonly (readonly Space[])[];

/**
 * How many sets can be chosen that share no space. Goes over the sets along the shorter side of the neighborhood and
 * remembers, for each way the spaces ahead can be taken, the most sets chosen so far. A set reaches few spaces ahead, so
 * there are few such ways: at most 3^6 for lines of three on 6 by 10 spaces.
 */
export function countApart(grid: Grid<Space>, sets: Sets): number {
  if (sets.length <= FEW) return countByTrying(sets);
  const steps = stepsAlong(grid, sets);
  const reached = steps.reduce((all, { mask }) => all | mask, 0);
  const size = 2 ** (32 - Math.clz32(reached));
  let now = emptyLayer(size);
  let next = emptyLayer(size);
  reach(now, 0, 1);
  for (const { ahead, mask } of steps) {
    for (const before of now.masks) {
      const most = now.most.getUint8(before);
      now.most.setUint8(before, 0);
      const taken = ahead < 32 ? before >>> ahead : 0;
      reach(next, taken, most);
      if ((taken & mask) === 0) reach(next, taken | mask, most + 1);
    }
    now.masks.length = 0;
    [now, next] = [next, now];
  }
  return Math.max(...now.masks.map((taken) => now.most.getUint8(taken))) - 1;
}

/** Up to this number of sets, trying every choice is faster. */
const FEW = 8;

const apartFrom = (first: readonly Space[], sets: Sets): Sets =>
  sets.filter((set) => !set.some((space) => first.includes(space)));

function countByTrying([first, ...rest]: Sets): number {
  if (!first) return 0;
  const apart = apartFrom(first, rest);
  const withFirst = 1 + countByTrying(apart);
  // Leaving the first set out can only help if something it blocks comes in instead.
  return apart.length === rest.length ? withFirst : Math.max(withFirst, countByTrying(rest));
}

/** The masks of taken spaces reached so far and, for each, one more than the most sets chosen on the way to it. */
type Layer = { readonly masks: number[]; readonly most: DataView };

const emptyLayer = (size: number): Layer => ({ masks: [], most: new DataView(new ArrayBuffer(size)) });

function reach({ masks, most }: Layer, taken: number, count: number): void {
  const known = most.getUint8(taken);
  if (known === 0) masks.push(taken);
  if (count > known) most.setUint8(taken, count);
}

/** A set as the spaces it takes, bit 0 being its first, and how far that lies ahead of the first of the set before. */
type Step = { readonly ahead: number; readonly mask: number };

function stepsAlong({ left, top, width, height }: Grid<Space>, sets: Sets): Step[] {
  const place = ({ x, y }: Space) => (width > height ? (x - left) * height + y - top : (y - top) * width + x - left);
  const placed = sets.map((set) => {
    const places = set.map(place);
    const first = Math.min(...places);
    return { first, mask: places.reduce((mask, at) => mask | (1 << (at - first)), 0) };
  });
  if (width > height) placed.sort((a, b) => a.first - b.first);
  let last = 0;
  return placed.map(({ first, mask }) => {
    const ahead = first - last;
    last = first;
    return { ahead, mask };
  });
}

/** The largest choice of sets that share no space; of several the one with the earliest sets. */
export function mostApart(grid: Grid<Space>, sets: Sets): Sets {
  const chosen: (readonly Space[])[] = [];
  let open = sets;
  let wanted = countApart(grid, sets);
  for (const set of sets) {
    if (open[0] !== set) continue;
    const rest = open.slice(1);
    const apart = apartFrom(set, rest);
    const fits = apart.length === rest.length || countApart(grid, apart) === wanted - 1;
    if (fits) {
      chosen.push(set);
      wanted--;
    }
    open = fits ? apart : rest;
  }
  return chosen;
}
