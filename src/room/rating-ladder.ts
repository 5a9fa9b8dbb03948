import { itemAt, type Seat } from '#engine';
import type { GameId } from '#games';
import type { MatchResult, Rated, Rating, Scope, Skill } from './match-result.ts';
import { NEW_SKILL, playerKey, type RatedPlayer, ratedPlayer, rateSeats, skillAfter } from './skill-rating.ts';

/** A player's rating; `games` and `wins` count rated matches. */
export type Row = RatedPlayer & Skill & { readonly name: string; readonly games: number; readonly wins: number };

type Latest = { readonly match: string; readonly rating: Rating };

/** The ratings of one game, in one server or overall. */
export type Ladder = {
  readonly version: 2;
  readonly revision: number;
  readonly guild: string | null;
  readonly game: GameId;
  /** In the order of their last rated match, newest last. */
  readonly rows: readonly Row[];
  /** Number of players whose rows are not stored here, see `trimLadder`. */
  readonly others: number;
  readonly count: number;
  /** The last rated match. Its own record may lack the rating until the next match is rated. */
  readonly latest: Latest | null;
};

export const emptyLadder = (guild: string | null, game: GameId): Ladder => ({
  version: 2,
  revision: 0,
  guild,
  game,
  rows: [],
  others: 0,
  count: 0,
  latest: null,
});

const rowOf = ({ rows }: Ladder, key: string): Row | undefined => rows.find((row) => playerKey(row) === key);

/** The skill of a seat that has no row of its own here; null for one that has. */
type Loose = (seat: Seat) => Skill | null;

const keyAt = ({ seats }: MatchResult, seat: Seat): string | null => {
  const player = ratedPlayer(itemAt(seats, seat));
  return player && playerKey(player);
};

/** A person who left the seat to the computer hasn't won. */
const isWonBy = ({ verdict, seats }: MatchResult, seat: Seat): boolean =>
  verdict?.kind === 'ranked' && (verdict.ranking[0] ?? []).includes(seat) && !itemAt(seats, seat).handed;

function updatedRows(ladder: Ladder, result: MatchResult, rated: readonly (Rated | null)[], loose: Loose): Row[] {
  const { seats } = result;
  const rows = new Map(ladder.rows.map((row) => [playerKey(row), row]));
  const entered = new Set<string>();
  seats.forEach((_, seat) => {
    const key = loose(seat) ? null : keyAt(result, seat);
    if (key !== null) entered.add(key);
  });
  for (const key of entered) {
    const own = [...seats.keys()].filter((seat) => keyAt(result, seat) === key);
    const { user, computer, name } = itemAt(seats, itemAt(own, 0));
    const skill = skillAfter(result, rated, key);
    const before = rows.get(key);
    const won = own.some((seat) => isWonBy(result, seat));
    if (!skill) continue;
    rows.delete(key);
    rows.set(key, {
      user,
      computer: user ? null : computer,
      name: user ? name : '',
      ...skill,
      games: (before?.games ?? 0) + 1,
      wins: (before?.wins ?? 0) + (won ? 1 : 0),
    });
  }
  return [...rows.values()];
}

function rateIn(ladder: Ladder, result: MatchResult, loose: Loose): (Rated | null)[] {
  const before = result.seats.map((_, seat) => {
    const free = loose(seat);
    if (free) return free;
    const { mu, sigma } = rowOf(ladder, keyAt(result, seat) ?? '') ?? NEW_SKILL;
    return { mu, sigma };
  });
  const after = rateSeats(result, before);
  return result.seats.map((_, seat) => ({ before: itemAt(before, seat), after: itemAt(after, seat) }));
}

/** The ladder after one more match. `barred` players get no rating and count as new players for the others. */
export function withMatchRated(
  ladder: Ladder,
  result: MatchResult,
  barred: ReadonlySet<string>,
): Ladder & { readonly latest: Latest } {
  const loose: Loose = (seat) => {
    const key = keyAt(result, seat);
    return key === null || barred.has(key) ? NEW_SKILL : null;
  };
  const rated = rateIn(ladder, result, loose).map((each, seat) => (loose(seat) ? null : each));
  const count = ladder.count + 1;
  const rows = updatedRows(ladder, result, rated, loose);
  return { ...ladder, rows, count, latest: { match: result.id, rating: { order: count, seats: rated } } };
}

export function recomputeLadder(empty: Ladder, scope: Scope, results: readonly MatchResult[]): Ladder {
  const known = results.flatMap((result) => {
    const rating = result.ratings?.[scope];
    return rating ? [{ result, rating }] : [];
  });
  const sorted = known.sort((a, b) => a.rating.order - b.rating.order);
  let ladder = empty;
  for (const { result, rating } of sorted) {
    const loose: Loose = (seat) => {
      const stored = rating.seats[seat] ?? null;
      if (!stored) return NEW_SKILL;
      return stored.gone || keyAt(result, seat) === null ? stored.before : null;
    };
    const rated = rateIn(ladder, result, loose);
    ladder = { ...ladder, rows: updatedRows(ladder, result, rated, loose), count: rating.order };
  }
  return ladder;
}

export const withoutRow = (ladder: Ladder, user: string): Ladder =>
  ladder.rows.some((row) => row.user === user)
    ? { ...ladder, rows: ladder.rows.filter((row) => row.user !== user) }
    : ladder;

export const MIN_RANKED_GAMES = 5;

export type RankedRow = Row & {
  readonly place: number | null;
  /** Whether others who are not kept may stand before them: the place is that, or a worse one. */
  readonly isOpen: boolean;
};

/** Number of rows stored per ladder, half of them for the best. */
const MAX_ROWS = 1000;

/** Best first; players with too few games come last, without a place. */
export function standings({ rows, others }: Ladder, most = MAX_ROWS): RankedRow[] {
  const sorted = [...rows].sort((a, b) => b.mu - a.mu || a.sigma - b.sigma || (playerKey(a) < playerKey(b) ? -1 : 1));
  const sure = sorted.filter(({ games }) => games >= MIN_RANKED_GAMES);
  const unsure = sorted.filter(({ games }) => games < MIN_RANKED_GAMES);
  const isOpen = (index: number) => others > 0 && index >= most / 2;
  return [
    ...sure.map((row, i) => ({ ...row, place: i + 1, isOpen: isOpen(i) })),
    ...unsure.map((row) => ({ ...row, place: null, isOpen: false })),
  ];
}

/**
 * Limits the number of rows so that the record stays small: keeps the best, all computers and the most recently rated.
 * Other rows can be computed from the results, see `rowFromResults`.
 */
export function trimLadder(ladder: Ladder, most = MAX_ROWS): Ladder {
  const { rows, others } = ladder;
  if (rows.length <= most) return ladder;
  const best = new Set(
    standings(ladder, most)
      .slice(0, most / 2)
      .map(playerKey),
  );
  let spare = rows.length - most;
  const kept = rows.filter((row) => row.computer !== null || best.has(playerKey(row)) || spare-- <= 0);
  return { ...ladder, rows: kept, others: others + rows.length - kept.length };
}

/** A player's row computed from their results; null if they have none. */
export function rowFromResults(results: readonly MatchResult[], scope: Scope, user: string): Row | null {
  const rated = results.flatMap((result) => {
    const seat = result.seats.findIndex((each) => each.user === user);
    const rating = result.ratings?.[scope];
    const own = rating?.seats[seat] ?? null;
    return rating && own && !own.gone ? [{ order: rating.order, result, seat, skill: own.after }] : [];
  });
  const last = rated.toSorted((a, b) => b.order - a.order)[0];
  if (!last) return null;
  return {
    user,
    computer: null,
    name: itemAt(last.result.seats, last.seat).name,
    ...last.skill,
    games: rated.length,
    wins: rated.filter(({ result, seat }) => isWonBy(result, seat)).length,
  };
}

export const withRow = (ladder: Ladder, row: Row): Ladder => ({
  ...ladder,
  rows: [...ladder.rows, row],
  others: Math.max(0, ladder.others - 1),
});
