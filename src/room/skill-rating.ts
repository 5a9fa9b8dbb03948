import { rate } from 'openskill';
import { itemAt, type Level, type Seat } from '#engine';
import type { MatchResult, Rated, ResultSeat, Skill } from './match-result.ts';
import { gameOf } from './room.ts';

/** Who is rated: a person, or every computer of a level as one. */
export type RatedPlayer = { readonly user: string | null; readonly computer: Level | null };

export const NEW_SKILL: Skill = { mu: 25, sigma: 25 / 3 };

/** Competitive, with at least one person, and ended by the rules. */
export const isRated = ({ kind, finish, verdict, seats }: MatchResult): boolean =>
  kind === 'match' &&
  finish === 'rules' &&
  verdict?.kind === 'ranked' &&
  seats.length > 1 &&
  seats.some(({ user }) => user !== null);

/** The seat's original player; null for a person who asked to be forgotten. */
export function ratedPlayer({ user, computer, handed }: ResultSeat): RatedPlayer | null {
  if (user !== null) return { user, computer: null };
  return computer && !handed ? { user: null, computer } : null;
}

export const playerKey = ({ user, computer }: RatedPlayer): string => user ?? `computer-${computer}`;

const keyAt = (seat: ResultSeat): string => {
  const player = ratedPlayer(seat);
  return player ? playerKey(player) : '';
};

/** Seats that play together; single seats in games without teams. */
function teamsOf({ game, options, seats }: MatchResult): Seat[][] {
  const teams = gameOf({ game }).teams(seats.length, options);
  return teams.length > 0 ? teams.map((team) => [...team]) : seats.map((_, seat) => [seat]);
}

type Side = { readonly seats: readonly Seat[]; readonly rank: number };

/** A fixed order, since sums of fractions depend on the order of the seats. */
function canonicalOrder(sides: readonly Side[], { seats }: MatchResult, skills: readonly Skill[]): Side[] {
  const sign = (seat: Seat) => {
    const { mu, sigma } = itemAt(skills, seat);
    return [keyAt(itemAt(seats, seat)), mu, sigma].join(' ');
  };
  const sorted = sides.map(({ seats: own, rank }) => ({
    rank,
    seats: [...own].sort((a, b) => (sign(a) < sign(b) ? -1 : 1)),
  }));
  const signs = (side: Side) => [side.rank, ...side.seats.map(sign)].join('/');
  return sorted.sort((a, b) => (signs(a) < signs(b) ? -1 : 1));
}

function rateSides(sides: readonly Side[], result: MatchResult, skills: readonly Skill[]): Skill[] {
  const ordered = canonicalOrder(sides, result, skills);
  const rated = rate(
    ordered.map(({ seats }) => seats.map((seat) => ({ ...itemAt(skills, seat) }))),
    { rank: ordered.map(({ rank }) => rank) },
  );
  const after = [...skills];
  ordered.forEach(({ seats }, i) => {
    seats.forEach((seat, j) => {
      const { mu, sigma } = itemAt(itemAt(rated, i), j);
      after[seat] = { mu, sigma };
    });
  });
  return after;
}

/** The skills after a match. A person who left the seat to the computer for good counts as last. */
export function rateSeats(result: MatchResult, skills: readonly Skill[]): Skill[] {
  const { verdict, seats } = result;
  if (verdict?.kind !== 'ranked') throw new Error('no places to rate');
  const placeOf = (seat: Seat) => verdict.ranking.findIndex((group) => group.includes(seat));
  const last = verdict.ranking.length;
  const isLeft = (side: readonly Seat[]) => side.every((seat) => itemAt(seats, seat).handed);
  const sides = teamsOf(result).map((side) => ({
    seats: side,
    rank: isLeft(side) ? last : Math.min(...side.map(placeOf)),
  }));
  const after = rateSides(sides, result, skills);
  // In a team only the person who left counts as last.
  seats.forEach(({ handed }, seat) => {
    const own = sides.find((side) => side.seats.includes(seat));
    if (!handed || !own || own.rank === last) return;
    const lost = sides.map((side) => (side === own ? { ...side, rank: last } : side));
    after[seat] = itemAt(rateSides(lost, result, skills), seat);
  });
  return after;
}

/** Sorted first, since sums of fractions depend on the order. */
const mean = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b).reduce((sum, value) => sum + value, 0) / values.length;

/** The average over a player's seats: two computers of a level count as one player. */
export function skillAfter(result: MatchResult, rated: readonly (Rated | null)[], key: string): Skill | null {
  const own = rated.flatMap((each, seat) => (each && keyAt(itemAt(result.seats, seat)) === key ? [each.after] : []));
  if (own.length === 0) return null;
  return { mu: mean(own.map(({ mu }) => mu)), sigma: mean(own.map(({ sigma }) => sigma)) };
}
