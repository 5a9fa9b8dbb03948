import { itemAt, type Outcome, rankSeats, type Score, type ScorePart, type Seat, scoreLine } from '#engine';
import {
  type Achievement,
  achievements,
  type BoardId,
  type CardId,
  card,
  MONUMENT_POINTS,
  pointsForFeatures,
} from './content.ts';
import type { Area } from './kinds.ts';
import { areasOf, differentFeatures, makePlan, type Plan } from './neighborhood-plan.ts';
import { timesMet } from './occurrences.ts';
import { ACHIEVEMENT_NUMBERS, type Claim, type State, type Town } from './types.ts';

/** What the points depend on: of a whole state, or of what one seat may see. */
type Scored = Pick<State, 'board' | 'rings' | 'towns'>;

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

export function claimsOf(state: Scored, seat: Seat): Claim[] {
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

export const townOf = ({ towns }: Pick<Scored, 'towns'>, seat: Seat): Town => itemAt(towns, seat);

export const scoreOf = (scored: Scored, seat: Seat): Score =>
  scoreTown(townOf(scored, seat), scored.board, claimsOf(scored, seat));

/** The lines of the score sheet in their order. */
export const SCORE_LINES = ['achievements', 'water', 'park', 'monuments', 'cards'] as const;
export type ScoreLine = (typeof SCORE_LINES)[number];

export type Sums = { readonly [line in ScoreLine]: number };
export const byLine = (of: (line: ScoreLine) => number): Sums => ({
  achievements: of('achievements'),
  water: of('water'),
  park: of('park'),
  monuments: of('monuments'),
  cards: of('cards'),
});

export const sumsOf = (score: Score): Sums => byLine((line) => scoreLine(score, line).points);

/** A card with how often it pays now, and what that makes. */
export type PaidCard = { readonly card: CardId; readonly count: number; readonly points: number };

export function paidCards({ cards }: Town, score: Score): PaidCard[] {
  const { parts } = scoreLine(score, 'cards');
  return cards.map((card, i) => {
    const { count, points } = itemAt(parts, i);
    return { card, count, points };
  });
}

/** An achievement of the board, and for each of its values who has claimed it. */
export type Goal = {
  readonly achievement: Achievement;
  readonly places: readonly { readonly value: number; readonly seat: Seat | null }[];
};

export const goalsOf = ({ board, rings, towns }: Scored): Goal[] =>
  achievements(board).map((achievement, index) => {
    const ring = itemAt(rings, index);
    const values = placesOf(board, index, towns.length);
    return { achievement, places: values.map((value, place) => ({ value, seat: ring[place] ?? null })) };
  });

export const goalOf = (scored: Scored, index: number): Goal => itemAt(goalsOf(scored), index);
