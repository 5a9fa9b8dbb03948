import { boundingBox, connectedAreas } from '#engine';
import { type ColorRule, type Condition, type ConditionOf, type HeightRule, SHAPES } from './condition.ts';
import { COLORS, type Color } from './kinds.ts';
import { EXTENT } from './neighborhood.ts';
import {
  areasOf,
  buildingsAround,
  colorsAround,
  differentFeatures,
  isBuilding,
  largestArea,
  otherArea,
  type Plan,
  sidesOn,
} from './neighborhood-plan.ts';
import { countApart, mostApart } from './set-packing.ts';
import type { Space } from './types.ts';

type Found = readonly (readonly Space[])[];
export type Pattern = ConditionOf<'pattern'>;

/** Every time the neighborhood fulfills the condition, as the spaces that do. The only place that reads conditions. */
export function occurrences(plan: Plan, condition: Condition): Found {
  switch (condition.kind) {
    case 'building':
      return plan.spaces.filter((space) => fitsBuilding(plan, space, condition)).map((space) => [space]);
    case 'area':
      return areasOf(plan, condition.land).filter((area) => fitsArea(plan, area, condition));
    case 'ground':
      return ground(plan, condition).map((space) => [space]);
    case 'pattern':
      return patterns(plan, condition);
    case 'heights':
      return heights(plan, condition);
    case 'crossing':
      return areasOf(plan, condition.land).filter((area) => crosses(plan, area));
    case 'quarter':
      return quarters(plan, condition.of, condition.min);
  }
}

/** How often the neighborhood fulfills the condition. */
export const timesMet = (plan: Plan, condition: Condition): number =>
  condition.kind === 'pattern' ? countPatterns(plan, condition) : occurrences(plan, condition).length;

function fitsBuilding(plan: Plan, space: Space, { color, min, max, beside, sides }: ConditionOf<'building'>): boolean {
  if (space.height < min || space.height > max || space.height === 0) return false;
  if (color && space.color !== color) return false;
  return !beside || sidesOn(plan, space, beside) >= sides;
}

const fitsArea = (plan: Plan, area: readonly Space[], { min, features, colors }: ConditionOf<'area'>) =>
  area.length >= min &&
  (features === 0 || differentFeatures(area) >= features) &&
  (colors === 0 || colorsAround(plan, area) >= colors);

const ground = (plan: Plan, { land, where }: ConditionOf<'ground'>): readonly Space[] =>
  where === 'largest'
    ? largestArea(plan, land)
    : plan.spaces.filter((space) => space.land === land && sidesOn(plan, space, otherArea(land)) > 0);

const isWild = (space: Space) => space.feature === 'special' && space.height === 0;

/** Building spaces of one color: an empty special space belongs to every color, a monument to none. */
function belongs(space: Space, color: Color): boolean {
  if (space.height > 0) return space.color === color;
  return isWild(space) || (space.land === color && space.feature === null);
}

/** Connected groups of at least `min` building spaces. */
export function quarters(plan: Plan, of: ConditionOf<'quarter'>['of'], min: number): Found {
  if (of === 'buildings') return connectedAreas(plan.grid, isBuilding).filter((quarter) => quarter.length >= min);
  return COLORS.flatMap((color) => {
    if (plan.spaces.filter((space) => belongs(space, color)).length < min) return [];
    const found = connectedAreas(plan.grid, (space) => belongs(space, color)).filter(
      (quarter) => quarter.length >= min,
    );
    // A group of specials alone would turn up once per color: keep it for the first color only.
    return color === COLORS[0] ? found : found.filter((quarter) => !quarter.every(isWild));
  });
}

/** The area reaches from one edge of the neighborhood to the opposite one, where that side has its full three tiles. */
function crosses({ grid }: Plan, area: readonly Space[]): boolean {
  const full = 2 * EXTENT.standard[0];
  const box = boundingBox(area);
  return (grid.width >= full && box.width === grid.width) || (grid.height >= full && box.height === grid.height);
}

/** Buildings beside the ground by height, 1 to 4: around each area on its own, or around any. */
export function heightCandidates(plan: Plan, { beside, together }: ConditionOf<'heights'>): Space[][][] {
  const grounds = together ? areasOf(plan, beside) : [areasOf(plan, beside).flat()];
  return grounds.map((ground) => {
    const around = buildingsAround(plan, ground);
    return [1, 2, 3, 4].map((height) => around.filter((space) => space.height === height));
  });
}

function heights(plan: Plan, condition: ConditionOf<'heights'>): Found {
  return heightCandidates(plan, condition).flatMap((candidates) => {
    const set = chooseOfEach(candidates, condition.colors, []);
    return set ? [set] : [];
  });
}

function chooseOfEach(
  candidates: readonly Space[][],
  colors: boolean,
  chosen: readonly Space[],
): readonly Space[] | null {
  const next = candidates[chosen.length];
  if (!next) return chosen;
  for (const space of next) {
    if (colors && chosen.some((other) => other.color === space.color)) continue;
    const set = chooseOfEach(candidates, colors, [...chosen, space]);
    if (set) return set;
  }
  return null;
}

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

const fittingSets = (plan: Plan, { shape, color, height }: Pattern): Space[][] =>
  windows(plan, shape, isBuilding).filter(
    (set) => colorTests[color](set) && heightTests[height](set.map((space) => space.height)),
  );

export function patterns(plan: Plan, pattern: Pattern): Found {
  const sets = fittingSets(plan, pattern);
  return pattern.overlap ? sets : mostApart(plan.grid, sets);
}

/** How many patterns count, without saying which. */
function countPatterns(plan: Plan, pattern: Pattern): number {
  const sets = fittingSets(plan, pattern);
  return pattern.overlap ? sets.length : countApart(plan.grid, sets);
}
