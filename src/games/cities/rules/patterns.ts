import { type ColorRule, type ConditionOf, type HeightRule, SHAPES } from './condition.ts';
import { isBuilding, type Plan } from './neighborhood-plan.ts';
import { countApart, mostApart } from './set-packing.ts';
import type { Space } from './types.ts';

export type Pattern = ConditionOf<'pattern'>;

/** Distances in the grid from a pattern's first space to the others: one list per direction it can lie in. */
function offsets(shape: Pattern['shape'], stride: number): number[][] {
  if (shape === 'square') return [[0, 1, stride, stride + 1]];
  const steps = Array.from({ length: SHAPES[shape] }, (_, i) => i);
  return [steps, steps.map((i) => i * stride)];
}

/** Every place where the shape lies wholly on spaces that pass the test. */
export function windows(plan: Plan, shape: Pattern['shape'], test: (space: Space) => boolean): Space[][] {
  const { cells, stride } = plan.grid;
  const directions = offsets(shape, stride);
  const fitting = cells.map((space) => (space !== null && test(space) ? space : null));
  const found: Space[][] = [];
  for (let start = 0; start < fitting.length; start++) {
    if (!fitting[start]) continue;
    for (const direction of directions) {
      const set = spacesAlong(fitting, start, direction);
      if (set) found.push(set);
    }
  }
  return found;
}

function spacesAlong(cells: readonly (Space | null)[], start: number, direction: readonly number[]): Space[] | null {
  const set: Space[] = [];
  for (const offset of direction) {
    const space = cells[start + offset];
    if (!space) return null;
    set.push(space);
  }
  return set;
}

const allDifferent = (values: readonly unknown[]) => new Set(values).size === values.length;
const allSame = (values: readonly unknown[]) => new Set(values).size === 1;
const isStair = (heights: readonly number[], step: number) => allSame(heights.map((height, i) => height - i * step));

const colorTests: { readonly [rule in ColorRule]: (set: readonly Space[]) => boolean } = {
  any: () => true,
  same: (set) => allSame(set.map((space) => space.color)),
  different: (set) => allDifferent(set.map((space) => space.color)),
};

const heightTests: { readonly [rule in HeightRule]: (heights: readonly number[]) => boolean } = {
  any: () => true,
  same: allSame,
  different: allDifferent,
  rising: (heights) => isStair(heights, 1) || isStair(heights, -1),
};

const found = (plan: Plan, { shape, color, height }: Pattern): Space[][] =>
  windows(plan, shape, isBuilding).filter(
    (set) => colorTests[color](set) && heightTests[height](set.map((space) => space.height)),
  );

export function patterns(plan: Plan, pattern: Pattern): readonly (readonly Space[])[] {
  const sets = found(plan, pattern);
  return pattern.overlap ? sets : mostApart(plan.grid, sets);
}

/** How many patterns count, without saying which. */
export function countPatterns(plan: Plan, pattern: Pattern): number {
  const sets = found(plan, pattern);
  return pattern.overlap ? sets.length : countApart(plan.grid, sets);
}
