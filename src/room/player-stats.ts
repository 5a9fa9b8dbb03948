import type { Seat } from '#engine';
import type { GameId } from '#games';
import type { MatchResult } from './match-result.ts';

type GameStats = { readonly game: GameId; readonly games: number; readonly wins: number; readonly best: number };

/** A person's solo and cooperative results at one difficulty; `met` is null in games without a target. */
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
  /** Current streak of wins and targets reached. */
  readonly streak: number;
  readonly byGame: readonly GameStats[];
  /** The last ten places, newest last; 0 for a missed target. */
  readonly last: readonly number[];
};

const seatIn = ({ seats }: MatchResult, user: string): Seat => seats.findIndex((seat) => seat.user === user);

/** Matches played to the end, without lessons and daily cities. */
export const countedResults = (results: readonly MatchResult[]): MatchResult[] =>
  results.filter(({ kind, finish, verdict }) => kind === 'match' && finish === 'rules' && verdict !== null);

export const isAgainst = ({ verdict, seats }: MatchResult): boolean => verdict?.kind === 'ranked' && seats.length > 1;

/** From 1; 0 for a missed target. A solo game without a target counts as first. */
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

export function pointsOf(result: MatchResult, user: string): number {
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

/** Takes counted results, newest first; null if there are none. */
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

/** Results without opponents by difficulty; `option` is the option that sets it. */
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
