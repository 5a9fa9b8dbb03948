import { boundingBox } from '../../engine/grid.ts';
import type { Condition } from './condition.ts';
import type { Achievement } from './content.ts';
import { EXTENT } from './neighborhood.ts';
import { heightCandidates, quarters, timesMet } from './occurrences.ts';
import { type Pattern, windows } from './patterns.ts';
import { areasOf, colorsAround, differentFeatures, isBuilding, type Plan } from './plan.ts';
import type { Space } from './types.ts';

export type Progress = { readonly have: number; readonly need: number };

const most = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b), 0);

/** How far along an achievement is, in the unit it is told in: spaces, buildings, features, colours. */
export function progress(plan: Plan, { condition, times }: Achievement): Progress {
  switch (condition.kind) {
    case 'building':
    case 'ground':
      return { have: timesMet(plan, condition), need: times };
    case 'area':
      return areaProgress(plan, condition, times);
    case 'pattern':
      return patternProgress(plan, condition, times);
    case 'heights':
      return { have: most(heightCandidates(plan, condition).map(heightsMet)), need: 4 };
    case 'crossing': {
      const spans = areasOf(plan, condition.land).map((area) => boundingBox(area));
      return { have: most(spans.map((box) => Math.max(box.width, box.height))), need: 2 * EXTENT.standard[0] };
    }
    case 'quarter':
      return { have: most(quarters(plan, condition.of, 1).map((quarter) => quarter.length)), need: condition.min };
  }
}

const heightsMet = (candidates: readonly Space[][]) => candidates.filter((spaces) => spaces.length > 0).length;

function areaProgress(plan: Plan, condition: Extract<Condition, { kind: 'area' }>, times: number): Progress {
  const found = areasOf(plan, condition.land);
  if (condition.features > 0) return { have: most(found.map(differentFeatures)), need: condition.features };
  if (condition.colors > 0)
    return { have: most(found.map((area) => colorsAround(plan, area))), need: condition.colors };
  const sizes = found.map((area) => Math.min(area.length, condition.min)).sort((a, b) => b - a);
  return { have: sizes.slice(0, times).reduce((a, b) => a + b, 0), need: condition.min * times };
}

/** Complete patterns count in full, the best beginning of another by the buildings that stand in it. */
function patternProgress(plan: Plan, condition: Pattern, times: number): Progress {
  const complete = timesMet(plan, condition);
  const places = windows(plan, condition.shape, (space) => space.land !== 'water' && space.land !== 'park');
  const size = places[0]?.length ?? 1;
  if (complete >= times) return { have: size * times, need: size * times };
  const begun = most(places.map((set) => fitting(set, condition)));
  return { have: complete * size + Math.min(begun, size - 1), need: size * times };
}

function fitting(set: readonly Space[], { color, height }: Pattern): number {
  const built = set.filter(isBuilding);
  if (color === 'different') return new Set(built.map((space) => space.color)).size;
  if (height === 'different' || height === 'rising') return new Set(built.map((space) => space.height)).size;
  return built.length;
}
