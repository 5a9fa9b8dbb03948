import type { Seat } from '#engine';
import type { GameId } from '#games';
import type { MatchResult } from './match-result.ts';

/** What somebody has done in one game. */
export type GameStats = { readonly game: GameId; readonly games: number; readonly wins: number; readonly best: number };

/** What somebody has reached alone, or together with others, at one difficulty; `met` is null where there is no target. */
export type DifficultyStats = {
  readonly difficulty: string;
  readonly games: number;
  readonly met: number | null;
  readonly best: number;
};

export type Stats = {
  /** When the first of the matches began. */
  readonly since: number;
  readonly games: number;
  readonly wins: number;
  /** Wins and targets reached without a break, up to the last match. */
  readonly streak: number;
  /** Most played first. */
  readonly byGame: readonly GameStats[];
  /** The last ten places, the newest last; 0 is a target missed. */
  readonly last: readonly number[];
};

const seatIn = ({ seats }: MatchResult, user: string): Seat => seats.findIndex((seat) => seat.user === user);

/** Matches that count: played to the end, neither lessons nor daily cities. */
export const countedResults = (results: readonly MatchResult[]): MatchResult[] =>
  results.filter(({ kind, finish, verdict }) => kind === 'match' && finish === 'rules' && verdict !== null);

const isAgainst = ({ verdict, seats }: MatchResult): boolean => verdict?.kind === 'ranked' && seats.length > 1;

/** Beginning with 1; 0 for a target that was missed. Who plays alone without a target is first. */
function placeOf(result: MatchResult, user: string): number {
  const { verdict, seats } = result;
  const seat = seatIn(result, user);
  if (verdict?.kind !== 'ranked') return verdict?.won ? 1 : 0;
  return seats[seat]?.handed ? seats.length : verdict.ranking.findIndex((group) => group.includes(seat)) + 1;
}

function isWon(result: MatchResult, user: string): boolean {
  const isLeft = result.seats[seatIn(result, user)]?.handed ?? false;
  if (isLeft || (result.verdict?.kind === 'ranked' && !isAgainst(result))) return false;
  return placeOf(result, user) === 1;
}

function pointsOf(result: MatchResult, user: string): number {
  const { verdict } = result;
  return (verdict?.kind === 'ranked' ? verdict.totals[seatIn(result, user)] : verdict?.total) ?? 0;
}

function ofGame(game: GameId, results: readonly MatchResult[], user: string): GameStats {
  const own = results.filter((result) => result.game === game);
  return {
    game,
    games: own.length,
    wins: own.filter((result) => isWon(result, user)).length,
    best: Math.max(...own.map((result) => pointsOf(result, user))),
  };
}

const LAST_PLACES = 10;

/** Of matches that count, the newest first; null if there are none. */
export function statsOf(results: readonly MatchResult[], user: string): Stats | null {
  if (results.length === 0) return null;
  const competed = results.filter((result) => result.verdict?.kind === 'together' || isAgainst(result));
  const broken = competed.findIndex((result) => !isWon(result, user));
  const byGame = [...new Set(results.map(({ game }) => game))]
    .map((game) => ofGame(game, results, user))
    .sort((a, b) => b.games - a.games);
  return {
    since: Math.min(...results.map(({ created }) => created)),
    games: results.length,
    wins: results.filter((result) => isWon(result, user)).length,
    streak: broken < 0 ? competed.length : broken,
    byGame,
    last: results
      .slice(0, LAST_PLACES)
      .map((result) => placeOf(result, user))
      .reverse(),
  };
}

/** By difficulty, what somebody has reached in a game without opponents; `option` is what sets the difficulty. */
export function difficultyStats(
  results: readonly MatchResult[],
  game: GameId,
  option: string,
  user: string,
): DifficultyStats[] {
  const own = results.filter((result) => result.game === game && !isAgainst(result));
  const difficulties = [...new Set(own.map(({ options }) => options[option] ?? ''))].sort();
  return difficulties.map((difficulty) => {
    const these = own.filter(({ options }) => (options[option] ?? '') === difficulty);
    const aimed = these.filter(({ verdict }) => verdict?.kind === 'together');
    return {
      difficulty,
      games: these.length,
      met: aimed.length > 0 ? aimed.filter((result) => placeOf(result, user) === 1).length : null,
      best: Math.max(...these.map((result) => pointsOf(result, user))),
    };
  });
}
