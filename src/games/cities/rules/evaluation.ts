import { itemAt, type Seat } from '#engine';
import { achievements, card, MONUMENT_POINTS, pointsForFeatures } from './content.ts';
import { furtherOccurrences } from './further-occurrences.ts';
import { AREAS } from './kinds.ts';
import { isArea } from './neighborhood.ts';
import { areasOf, differentFeatures, makePlan, type Plan } from './neighborhood-plan.ts';
import { timesMet } from './occurrences.ts';
import { type Progress, progress } from './progress.ts';
import { workersPerRow } from './round.ts';
import { placesOf } from './scoring.ts';
import { ACHIEVEMENT_NUMBERS, ROWS, type Space, type State, type Town } from './types.ts';

/** Weights for what doesn't score yet, tuned by playing variants against each other. */
export const WEIGHTS = { promise: 0.5, achievement: 0.8, steepness: 1.4, lot: 1.2, floor: 0.1, area: 0.2 } as const;

/** The points a town has now, without achievements. */
export function pointsNow(plan: Plan, town: Town): number {
  let points = 0;
  for (const id of town.cards) points += card(id).points * timesMet(plan, card(id).condition);
  for (const land of AREAS)
    for (const area of areasOf(plan, land)) points += pointsForFeatures(differentFeatures(area));
  for (const space of plan.spaces) if (space.feature === 'monument') points += MONUMENT_POINTS;
  return points;
}

/** What the viewer knows of a match. */
export type Known = Pick<State, 'board' | 'round' | 'rounds' | 'rings' | 'towns' | 'workers'>;

/** How many of a seat's workers are still to be sent, as a share of all it sends in a match. */
export function share({ workers, towns, round, rounds }: Known, seat: Seat, sending: 0 | 1): number {
  const sent = ROWS.reduce((sum, row) => sum + workers[row].filter((worker) => worker === seat).length, 0);
  const perRound = ROWS.length * workersPerRow(towns.length);
  return ((rounds - Math.max(1, round) + 1) * perRound - sent - sending) / (rounds * perRound);
}

/**
 * What a town is worth to the computer: points now, and, as long as workers are left to send, goals within reach and
 * room for more. When the last one is gone nothing counts that does not score.
 */
export function worth(known: Known, seat: Seat, town: Town, left: number): number {
  const plan = makePlan(town.spaces);
  let value = pointsNow(plan, town);
  if (left > 0) {
    for (const id of town.cards)
      value += WEIGHTS.promise * left * card(id).points * furtherOccurrences(plan, card(id).condition);
    value += left * roomOf(plan);
  }
  return value + achievementWorth(known, seat, plan, left);
}

/** How much building land is left. */
export const roomOf = ({ spaces }: Plan): number => spaces.reduce((sum, space) => sum + room(space), 0);

function room(space: Space): number {
  if (isArea(space.land)) return space.feature ? 0 : WEIGHTS.area;
  if (space.feature === 'monument') return 0;
  return WEIGHTS.lot + WEIGHTS.floor * space.height;
}

export function goalWorth(value: number, { have, need }: Progress, left: number): number {
  if (have === need) return value;
  return left > 0 ? WEIGHTS.achievement * value * (have / need) ** WEIGHTS.steepness : 0;
}

/** An achievement counts by its highest free value once it is met, and by the progress toward it before. */
function achievementWorth(known: Known, seat: Seat, plan: Plan, left: number): number {
  const offered = achievements(known.board);
  let sum = 0;
  for (const achievement of ACHIEVEMENT_NUMBERS) {
    const ring = itemAt(known.rings, achievement);
    const place = ring.indexOf(null);
    if (place < 0 || ring.includes(seat)) continue;
    const value = itemAt(placesOf(known.board, achievement, known.towns.length), place);
    sum += goalWorth(value, progress(plan, offered[achievement]), left);
  }
  return sum;
}
