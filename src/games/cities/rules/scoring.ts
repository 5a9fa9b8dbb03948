import { itemAt, type Outcome, rankSeats, type Score, type ScorePart, type Seat } from '#engine';
import { achievements, type BoardId, type CardId, card, MONUMENT_POINTS, pointsForFeatures } from './content.ts';
import type { Area } from './kinds.ts';
import { timesMet } from './occurrences.ts';
import { areasOf, differentFeatures, makePlan, type Plan } from './plan.ts';
import { ACHIEVEMENT_NUMBERS, type Claim, type State, type Town } from './types.ts';

const sum = (parts: readonly ScorePart[]) => parts.reduce((total, part) => total + part.points, 0);
const group = (key: string, parts: readonly ScorePart[]): ScorePart => ({
  key,
  count: parts.length,
  points: sum(parts),
  parts,
});
const leaf = (key: string, count: number, points: number): ScorePart => ({ key, count, points, parts: [] });

/** The values of an achievement, best first; with two seats the middle one is out. */
export function placesOf(board: BoardId, achievement: number, seats: number): readonly number[] {
  const { values } = itemAt(achievements(board), achievement);
  return seats === 2 ? [values[0], values[2]] : values;
}

export function claimsOf(state: Pick<State, 'board' | 'rings' | 'towns'>, seat: Seat): Claim[] {
  return ACHIEVEMENT_NUMBERS.flatMap((achievement) => {
    const place = itemAt(state.rings, achievement).indexOf(seat);
    return place < 0
      ? []
      : [{ achievement, value: itemAt(placesOf(state.board, achievement, state.towns.length), place) }];
  });
}

/** One set of different features per area. */
export const areaPoints = (plan: Plan, land: Area): ScorePart =>
  group(
    land,
    areasOf(plan, land)
      .map((area) => differentFeatures(area))
      .filter((kinds) => kinds > 0)
      .map((kinds) => leaf('area', kinds, pointsForFeatures(kinds))),
  );

export function cardPoints(plan: Plan, id: CardId): ScorePart {
  const { points, condition } = card(id);
  const count = timesMet(plan, condition);
  return leaf(id, count, count * points);
}

export function scoreTown(town: Pick<Town, 'spaces' | 'cards'>, board: BoardId, claims: readonly Claim[]): Score {
  const plan = makePlan(town.spaces);
  const monuments = town.spaces.filter((space) => space.feature === 'monument').length;
  const parts = [
    group(
      'achievements',
      claims.map(({ achievement, value }) => leaf(achievements(board)[achievement].id, 1, value)),
    ),
    areaPoints(plan, 'water'),
    areaPoints(plan, 'park'),
    leaf('monuments', monuments, monuments * MONUMENT_POINTS),
    group(
      'cards',
      town.cards.map((id) => cardPoints(plan, id)),
    ),
  ];
  return { total: sum(parts), parts };
}

/** Most points, then most points from achievements, then a shared place. */
export const rank = (scores: readonly Score[]): Seat[][] =>
  rankSeats(scores, (a, b) => b.total - a.total || forAchievements(b) - forAchievements(a));

const forAchievements = ({ parts }: Score) => sum(parts.filter((part) => part.key === 'achievements'));

export function outcome(state: State): Outcome | null {
  if (state.phase !== 'over') return null;
  const scores = state.towns.map((town, seat) => scoreTown(town, state.board, claimsOf(state, seat)));
  return { kind: 'ranked', scores, ranking: rank(scores) };
}
