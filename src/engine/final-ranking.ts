import { itemAt } from './checked-access.ts';
import type { Score, ScorePart, Seat } from './game.ts';

/** The line of a score that has this key. A game's scores have all their lines, also those without points. */
export function scoreLine({ parts }: Score, key: string): ScorePart {
  const line = parts.find((part) => part.key === key);
  if (!line) throw new Error(`a score without a line for ${key}`);
  return line;
}

export type Ranked = { readonly seat: Seat; readonly place: number; readonly score: Score };

export type FinalRanking = {
  readonly ranked: readonly Ranked[];
  readonly winners: readonly Seat[];
  /** What the winners have, and how much that is more than the next; null where nobody is behind. */
  readonly points: number;
  readonly lead: number | null;
};

export function finalRanking(scores: readonly Score[], ranking: readonly (readonly Seat[])[]): FinalRanking {
  const ranked = ranking.flatMap((seats, place) => seats.map((seat) => ({ seat, place, score: itemAt(scores, seat) })));
  const winners = ranked.filter(({ place }) => place === 0).map(({ seat }) => seat);
  const points = itemAt(ranked, 0).score.total;
  const next = ranked.find(({ place }) => place > 0);
  return { ranked, winners, points, lead: next ? points - next.score.total : null };
}

/** Seats in groups that share a place, best first; `ahead` compares what two seats reached as a sort does. */
export function rankSeats<T>(reached: readonly T[], ahead: (a: T, b: T) => number): Seat[][] {
  const sorted = reached.map((mark, seat) => ({ mark, seat })).sort((a, b) => ahead(a.mark, b.mark));
  const places: { readonly mark: T; readonly seats: Seat[] }[] = [];
  for (const { mark, seat } of sorted) {
    const above = places.at(-1);
    if (above && ahead(above.mark, mark) === 0) above.seats.push(seat);
    else places.push({ mark, seats: [seat] });
  }
  return places.map(({ seats }) => seats);
}
