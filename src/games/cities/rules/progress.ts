import { boundingBox } from '#engine';
import { type ConditionOf, type HeightRule, SHAPES } from './condition.ts';
import type { Achievement } from './content.ts';
import { COLORS, type Color } from './kinds.ts';
import { EXTENT, isBuildable } from './neighborhood.ts';
import { areasOf, colorsAround, differentFeatures, isBuilding, type Plan } from './neighborhood-plan.ts';
import { heightCandidates, type Pattern, quarters, timesMet, windows } from './occurrences.ts';
import { MAX_HEIGHT, type Space } from './types.ts';

export type Progress = { readonly have: number; readonly need: number };
const share = ({ have, need }: Progress) => have / need;

/** Conditions whose occurrences are made of several things, so that one can be begun. */
type Composite = Exclude<Achievement['condition'], ConditionOf<'building' | 'ground'>>;

/**
 * How far along an achievement is, in the unit it is told in: spaces, buildings, features, colors. All there is exactly
 * when it is fulfilled: the best beginnings count, as many as it needs, and each is complete only where it is one.
 */
export function progress(plan: Plan, { condition, times }: Achievement): Progress {
  if (condition.kind === 'building' || condition.kind === 'ground') {
    return { have: Math.min(timesMet(plan, condition), times), need: times };
  }
  const best = beginnings(plan, condition)
    .sort((a, b) => share(b) - share(a))
    .slice(0, times);
  return best.reduce(({ have, need }, begun) => ({ have: have + begun.have, need: need + begun.need }), {
    have: 0,
    need: (times - best.length) * whole(condition),
  });
}

/** What one occurrence takes. */
function whole(condition: Composite): number {
  switch (condition.kind) {
    case 'area':
      return spacesNeeded(condition) + condition.features + condition.colors;
    case 'pattern':
      return SHAPES[condition.shape];
    case 'heights':
      return MAX_HEIGHT;
    case 'crossing':
      return FULL_SIDE;
    case 'quarter':
      return condition.min;
  }
}

/** Everything that may become an occurrence, and how much of it is there. */
function beginnings(plan: Plan, condition: Composite): Progress[] {
  const need = whole(condition);
  switch (condition.kind) {
    case 'area':
      return areasOf(plan, condition.land).map((area) => ({ have: haveOfArea(plan, area, condition), need }));
    case 'pattern':
      return windows(plan, condition.shape, isBuildable).map((set) => ({ have: fitting(set, condition), need }));
    case 'heights':
      return heightCandidates(plan, condition).map((spaces) => ({ have: heightsMet(spaces, condition.colors), need }));
    case 'crossing':
      return areasOf(plan, condition.land).map((area) => span(plan, area));
    case 'quarter':
      return quarters(plan, condition.of, 1).map(({ length }) => ({ have: Math.min(length, need), need }));
  }
}

/** A single space is no step: every area has one. */
const spacesNeeded = ({ min, features, colors }: ConditionOf<'area'>) => (min === 1 && features + colors > 0 ? 0 : min);

const haveOfArea = (plan: Plan, area: readonly Space[], condition: ConditionOf<'area'>): number =>
  Math.min(area.length, spacesNeeded(condition)) +
  (condition.features > 0 ? Math.min(differentFeatures(area), condition.features) : 0) +
  (condition.colors > 0 ? Math.min(colorsAround(plan, area), condition.colors) : 0);

/** The most buildings of a set that can stay as they are until it is complete. */
function fitting(set: readonly Space[], { color, height }: Pattern): number {
  const built = set.filter(isBuilding);
  const colors = built.map((space) => space.color);
  if (color === 'same') return Math.min(mostAlike(colors), fittingHeights(set, built, height));
  if (color === 'different') return Math.min(new Set(colors).size, fittingHeights(set, built, height));
  return fittingHeights(set, built, height);
}

function fittingHeights(set: readonly Space[], built: readonly Space[], rule: HeightRule): number {
  switch (rule) {
    case 'any':
      return built.length;
    case 'same':
      return mostAlike(built.map((space) => space.height));
    case 'different':
      return new Set(built.map((space) => space.height)).size;
    case 'rising':
      return Math.max(onStair(set), onStair(set.toReversed()));
  }
}

const mostAlike = (values: readonly unknown[]): number =>
  values.reduce<number>((most, value) => Math.max(most, values.filter((other) => other === value).length), 0);

/** How many buildings stand on the best stair that rises along the set. */
const onStair = (set: readonly Space[]): number =>
  mostAlike(
    set.flatMap((space, i) => (isBuilding(space) && isStep(space.height - i, set.length) ? [space.height - i] : [])),
  );

/** Whether a stair of that many steps can begin at this height. */
const isStep = (first: number, steps: number) => first >= 1 && first + steps - 1 <= MAX_HEIGHT;

/** How many of the heights are there; each in a color of its own if colors count. */
function heightsMet([spaces, ...higher]: readonly Space[][], colors: boolean, used: readonly Color[] = []): number {
  if (!spaces) return 0;
  if (!colors) return (spaces.length > 0 ? 1 : 0) + heightsMet(higher, colors);
  return COLORS.filter((color) => !used.includes(color) && spaces.some((space) => space.color === color)).reduce(
    (most, color) => Math.max(most, 1 + heightsMet(higher, colors, [...used, color])),
    heightsMet(higher, colors, used),
  );
}

const FULL_SIDE = 2 * EXTENT.standard[0];

/** How far the area reaches the better way, of what the neighborhood measures or at least must. */
function span({ grid }: Plan, area: readonly Space[]): Progress {
  const box = boundingBox(area);
  const across = { have: box.width, need: Math.max(FULL_SIDE, grid.width) };
  const down = { have: box.height, need: Math.max(FULL_SIDE, grid.height) };
  return share(across) >= share(down) ? across : down;
}
