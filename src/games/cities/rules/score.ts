import { itemAt, type Score, type Seat, scoreLine } from '#engine';
import { type Achievement, achievements, type CardId } from './content.ts';
import { claimsOf, placesOf, scoreTown } from './scoring.ts';
import type { Town } from './types.ts';
import type { View } from './view.ts';

export const townOf = ({ towns }: View, seat: Seat): Town => itemAt(towns, seat);

export const scoreOf = (view: View, seat: Seat): Score =>
  scoreTown(townOf(view, seat), view.board, claimsOf(view, seat));

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

export const goalsOf = (view: View): Goal[] =>
  achievements(view.board).map((achievement, index) => {
    const ring = itemAt(view.rings, index);
    const values = placesOf(view.board, index, view.towns.length);
    return { achievement, places: values.map((value, place) => ({ value, seat: ring[place] ?? null })) };
  });

export const goalOf = (view: View, index: number): Goal => itemAt(goalsOf(view), index);
