import type { Survey } from './city-survey.ts';
import type { Condition } from './condition.ts';
import { blockPoints, measureBlocks } from './measure-blocks.ts';
import { measureAround, measureDifference, measureSquares } from './measure-groups.ts';
import { linePoints, measureLines } from './measure-lines.ts';
import { measureRoads } from './measure-roads.ts';
import type { Tally } from './tally.ts';

/** The points of a condition without the hits, computed directly where that is faster. */
export function pointsFrom(survey: Survey, condition: Condition): number {
  switch (condition.kind) {
    case 'blocks':
    case 'company':
    case 'beside':
    case 'corners':
    case 'inside':
    case 'open-sides':
      return blockPoints(survey.plan, condition, null);
    case 'lines':
    case 'best-line':
    case 'longest-lines':
      return linePoints(survey.plan, condition);
    default:
      return measure(survey, condition).points;
  }
}

/** Whether it takes more than the number of roads. */
export function looksAtRoads({ kind }: Condition): boolean {
  switch (kind) {
    case 'road-ends':
    case 'road-through':
    case 'road-between':
    case 'stop':
    case 'longest-road':
    case 'loops':
      return true;
    default:
      return false;
  }
}

/** The points of a condition in a city, and its hits. */
export function measure(survey: Survey, condition: Condition): Tally {
  switch (condition.kind) {
    case 'blocks':
    case 'company':
    case 'beside':
    case 'corners':
    case 'inside':
    case 'open-sides':
      return measureBlocks(survey.plan, condition);
    case 'squares':
      return measureSquares(survey.plan, condition);
    case 'difference':
      return measureDifference(survey, condition);
    case 'around':
      return measureAround(survey, condition);
    case 'lines':
    case 'best-line':
    case 'longest-lines':
      return measureLines(survey.plan, condition);
    case 'road-ends':
    case 'road-through':
    case 'road-between':
    case 'stop':
    case 'longest-road':
    case 'loops':
      return measureRoads(survey, condition);
  }
}
