import type { Seat } from '../../../engine/game.ts';
import { itemAt } from '../../../engine/sure.ts';
import { achievements, card, MONUMENT_POINTS, pointsForFeatures } from './content.ts';
import { AREAS } from './kinds.ts';
import { isArea } from './neighborhood.ts';
import { timesMet } from './occurrences.ts';
import { areasOf, differentFeatures, makePlan, type Plan } from './plan.ts';
import { progress } from './progress.ts';
import { promise } from './promise.ts';
import { placesOf } from './scoring.ts';
import { ACHIEVEMENT_NUMBERS, type Space, type Town } from './types.ts';
import type { View } from './view.ts';

/** How the computer weighs what is not points yet; found by playing variants against each other. */
const WEIGHTS = { promise: 0.5, achievement: 0.8, steepness: 1.4, lot: 1.2, storey: 0.1, area: 0.2 } as const;

/** The points a town has now, without achievements. */
export function pointsNow(plan: Plan, town: Town): number {
  let points = 0;
  for (const id of town.cards) points += card(id).points * timesMet(plan, card(id).condition);
  for (const land of AREAS)
    for (const area of areasOf(plan, land)) points += pointsForFeatures(differentFeatures(area));
  for (const space of plan.spaces) if (space.feature === 'monument') points += MONUMENT_POINTS;
  return points;
}

/** What a town is worth to the computer: points now, goals within reach, and room for more in the rounds left. */
export function worth(view: View, seat: Seat, town: Town): number {
  const plan = makePlan(town.spaces);
  const left = (view.rounds - view.round + 1) / view.rounds;
  let value = pointsNow(plan, town);
  for (const id of town.cards) value += WEIGHTS.promise * left * card(id).points * promise(plan, card(id).condition);
  for (const space of plan.spaces) value += left * room(space);
  return value + achievementWorth(view, seat, plan);
}

function room(space: Space): number {
  if (isArea(space.land)) return space.feature ? 0 : WEIGHTS.area;
  if (space.feature === 'monument') return 0;
  return WEIGHTS.lot + WEIGHTS.storey * space.height;
}

/** An achievement counts by its highest free value once it is met, and by the progress towards it before. */
function achievementWorth(view: View, seat: Seat, plan: Plan): number {
  const offered = achievements(view.board);
  let sum = 0;
  for (const achievement of ACHIEVEMENT_NUMBERS) {
    const ring = itemAt(view.rings, achievement);
    const place = ring.indexOf(null);
    if (place < 0 || ring.includes(seat)) continue;
    const value = itemAt(placesOf(view.board, achievement, view.towns.length), place);
    const { have, need } = progress(plan, offered[achievement]);
    sum += have === need ? value : WEIGHTS.achievement * value * (have / need) ** WEIGHTS.steepness;
  }
  return sum;
}
