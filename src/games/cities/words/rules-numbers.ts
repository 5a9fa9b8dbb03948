import { MONUMENT_POINTS, pointsForFeatures } from '../rules/content.ts';
import { EXTENT } from '../rules/neighborhood.ts';
import { BAG_DRAW, roundsFor, workersPerRow } from '../rules/round.ts';
import { MAX_HEIGHT } from '../rules/types.ts';

/** Every number the rules in short mention, from the rules that the engine plays by. */
export const rulesNumbers = {
  rounds: roundsFor(3, 'standard'),
  roundsOfTwo: roundsFor(2, 'standard'),
  roundsLong: roundsFor(2, 'long'),
  workersOfTwo: workersPerRow(2),
  fromBag: BAG_DRAW,
  floors: MAX_HEIGHT,
  tiles: EXTENT.standard.join(' × '),
  tilesLong: EXTENT.long.join(' × '),
  areaPoints: [1, 2, 3, 4].map(pointsForFeatures),
  monument: MONUMENT_POINTS,
};
export type RulesNumbers = typeof rulesNumbers;
