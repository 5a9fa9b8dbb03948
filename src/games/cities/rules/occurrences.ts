import { boundingBox, connectedAreas } from '#engine';
import type { Condition, ConditionOf } from './condition.ts';
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
import { countPatterns, patterns } from './patterns.ts';
import type { Space } from './types.ts';

type Found = readonly (readonly Space[])[];

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
