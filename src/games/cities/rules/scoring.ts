import type { Outcome, Part, Score, Seat } from '../../../engine/game.ts';
import { AREA_POINTS, achievements, type BoardId, type CardId, card, MONUMENT_POINTS } from './content.ts';
import type { Area } from './kinds.ts';
import { timesMet } from './occurrences.ts';
import { areasOf, differentFeatures, makePlan, type Plan } from './plan.ts';
import type { Claim, State, Town } from './types.ts';

const sum = (parts: readonly Part[]) => parts.reduce((total, part) => total + part.points, 0);
const group = (key: string, parts: readonly Part[]): Part => ({ key, count: parts.length, points: sum(parts), parts });
const leaf = (key: string, count: number, points: number): Part => ({ key, count, points, parts: [] });

const ringValues = (values: readonly number[], seats: number) => (seats === 2 ? [values[0]!, values[2]!] : values);

/** The values of an achievement, best first; with two seats the middle one is out. */
export const placesOf = (board: BoardId, achievement: number, seats: number): readonly number[] =>
  ringValues(achievements(board)[achievement]!.values, seats);

export function claimsOf(state: Pick<State, 'board' | 'rings' | 'towns'>, seat: Seat): Claim[] {
  return state.rings.flatMap((ring, achievement) => {
    const place = ring.indexOf(seat);
    return place < 0 ? [] : [{ achievement, value: placesOf(state.board, achievement, state.towns.length)[place]! }];
  });
}

/** One set of different features per area. */
export const areaPoints = (plan: Plan, land: Area): Part =>
  group(
    land,
    areasOf(plan, land)
      .map((area) => differentFeatures(area))
      .filter((kinds) => kinds > 0)
      .map((kinds) => leaf('area', kinds, AREA_POINTS[kinds]!)),
  );

export function cardPoints(plan: Plan, id: CardId): Part {
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
      claims.map(({ achievement, value }) => leaf(achievements(board)[achievement]!.id, 1, value)),
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
export function rank(scores: readonly Score[]): Seat[][] {
  const ahead = (a: Seat, b: Seat) =>
    scores[b]!.total - scores[a]!.total || scores[b]!.parts[0]!.points - scores[a]!.parts[0]!.points;
  const places: Seat[][] = [];
  for (const seat of [...scores.keys()].sort(ahead)) {
    const above = places.at(-1);
    if (above && ahead(above[0]!, seat) === 0) above.push(seat);
    else places.push([seat]);
  }
  return places;
}

export function outcome(state: State): Outcome | null {
  if (state.phase !== 'over') return null;
  const scores = state.towns.map((town, seat) => scoreTown(town, state.board, claimsOf(state, seat)));
  return { kind: 'ranked', scores, ranking: rank(scores) };
}
