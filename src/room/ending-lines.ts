import { itemAt, type Seat } from '#engine';
import type { MatchResult, Rated } from './match-result.ts';
import { countedResults, isAgainst, pointsOf } from './player-stats.ts';

/** What there is to say of one player at the end of a match. */
export type EndingFacts = {
  readonly points: number;
  /** What the player reached in earlier matches of this game. */
  readonly earlier: readonly number[];
  /** By how much the match was won, or lost; null where that isn't one player against others. */
  readonly margin: number | null;
  readonly earlierMargins: readonly number[];
  readonly won: boolean;
  /** How far the winner lay behind halfway through; 0 for all others. */
  readonly behind: number;
  readonly rating: { readonly now: number; readonly change: number } | null;
};

export type EndingLine =
  | { readonly kind: 'first'; readonly count: number }
  | { readonly kind: 'best'; readonly count: number; readonly by: number }
  | { readonly kind: 'comeback'; readonly count: number }
  | { readonly kind: 'close' | 'narrow'; readonly count: number }
  | { readonly kind: 'up' | 'down'; readonly rating: number; readonly count: number };

/** Less than this is no comeback. */
const FAR_BEHIND = 5;
/** More than this isn't close, and with fewer matches before it nothing is the closest yet. */
const [CLOSE, MATCHES] = [5, 2];

/** The most remarkable thing about it, if anything is. */
export function endingLine(facts: EndingFacts): EndingLine | null {
  const { points, earlier, margin, earlierMargins, won, behind, rating } = facts;
  if (earlier.length === 0) return { kind: 'first', count: points };
  const best = Math.max(...earlier);
  if (points > best) return { kind: 'best', count: points, by: points - best };
  if (won && behind >= FAR_BEHIND) return { kind: 'comeback', count: behind };
  const isClosest = margin !== null && earlierMargins.length >= MATCHES && margin < Math.min(...earlierMargins);
  if (isClosest && margin > 0 && margin <= CLOSE) return { kind: won ? 'close' : 'narrow', count: margin };
  if (!rating || rating.change === 0) return null;
  return { kind: rating.change > 0 ? 'up' : 'down', rating: rating.now, count: Math.abs(rating.change) };
}

/** From the first to the second, or from the first to the seat; null for a shared victory. */
function marginOf(result: MatchResult, user: string): number | null {
  const { verdict, seats } = result;
  if (verdict?.kind !== 'ranked' || !isAgainst(result)) return null;
  const [first = [], second = []] = verdict.ranking;
  const [winner, next] = [first[0], second[0]];
  if (winner === undefined || next === undefined || first.length > 1) return null;
  const seat = seats.findIndex((each) => each.user === user);
  const other = seat === winner ? next : seat;
  return itemAt(verdict.totals, winner) - itemAt(verdict.totals, other);
}

const ratingChange = (rated: Rated | null | undefined): EndingFacts['rating'] =>
  rated && !rated.gone
    ? { now: Math.round(rated.after.mu), change: Math.round(rated.after.mu) - Math.round(rated.before.mu) }
    : null;

/** The seat that won alone; null if none did. */
export function soleWinner({ verdict }: Pick<MatchResult, 'verdict'>): Seat | null {
  const [first = []] = verdict?.kind === 'ranked' ? verdict.ranking : [];
  return first.length === 1 ? (first[0] ?? null) : null;
}

/** `history` is the player's results; `behind` how far the winner lay behind halfway through. */
export function endingFacts(
  result: MatchResult,
  seat: Seat,
  history: readonly MatchResult[],
  behind: number,
): EndingFacts | null {
  const { user, handed } = itemAt(result.seats, seat);
  if (user === null || handed || countedResults([result]).length === 0) return null;
  const before = countedResults(history).filter(({ game, order }) => game === result.game && order < result.order);
  const won = soleWinner(result) === seat && result.seats.length > 1;
  return {
    points: pointsOf(result, user),
    earlier: before.map((each) => pointsOf(each, user)),
    margin: marginOf(result, user),
    earlierMargins: before.map((each) => marginOf(each, user)).filter((margin) => margin !== null),
    won,
    behind: won ? behind : 0,
    rating: ratingChange((result.ratings?.server ?? result.ratings?.overall)?.seats[seat]),
  };
}
