import { WONDER_IDS, wonderOf } from '../src/games/wonders/rules/content.ts';
import { wonders } from '../src/games/wonders/rules/index.ts';
import { SIDES } from '../src/games/wonders/rules/kinds.ts';
import { answerJobs, isWorker, runJobs } from './job-pool.ts';
import { type Chooser, playOut, scoresOf, winShare } from './play-game.ts';
import { mean, median, percentile, printFared, printTargets, type Target } from './report.ts';

const GAMES = 400;
/** More, so that each of the 18 sides is played often enough. */
const BALANCE_GAMES = 1200;
const BATCH = 20;
const SEATS = 4;

/** One seat against three others, all of a kind. */
type Contest = { readonly one: Chooser; readonly others: Chooser; readonly games: number };
const CONTESTS: readonly Contest[] = [
  { one: 'normal', others: 'easy', games: GAMES },
  { one: 'easy', others: 'random', games: GAMES },
  { one: 'normal', others: 'normal', games: BALANCE_GAMES },
];

type Job = { readonly contest: number; readonly from: number };
type Seated = {
  readonly board: string;
  readonly won: number;
  readonly total: number;
};
type Played = { readonly seat: number; readonly seats: readonly Seated[]; readonly turns: readonly number[] };

/** Every deal is played once from each seat, unless all seats are alike. */
function playOne({ one, others }: Contest, game: number): Played {
  const seat = game % SEATS;
  const choosers = Array.from({ length: SEATS }, (_, other) => (other === seat ? one : others));
  const deal = one === others ? game : Math.floor(game / SEATS);
  const turns: number[] = [];
  const note = (ms: number, by: Chooser) => by === one && turns.push(ms);
  const state = playOut(wonders, choosers, { variant: 'cities', sides: 'random' }, `wonders/${deal}`, note);
  const { scores, ranking } = scoresOf(wonders, state);
  const seats = state.cities.map(({ wonder, side }, at) => ({
    board: `${wonder} ${side}`,
    won: winShare(ranking, at),
    total: scores[at]!.total,
  }));
  return { seat, seats, turns };
}

function contestRow({ one, others }: Contest, played: readonly Played[]) {
  const own = played.map(({ seat, seats }) => seats[seat]!);
  const rest = played.flatMap(({ seat, seats }) => seats.filter((_, at) => at !== seat));
  const turns = played.flatMap((game) => game.turns);
  return {
    name: `${one} against three ${others}`,
    games: played.length,
    wins: mean(own.map(({ won }) => won)),
    totals: [mean(own.map(({ total }) => total)), mean(rest.map(({ total }) => total))] as const,
    turn: median(turns),
    slow: percentile(turns, 0.99),
  };
}

/** How often each side of each board wins, of the games it is in. */
function boardTargets(played: readonly Played[]): Target[] {
  const seats = played.flatMap((game) => game.seats);
  return WONDER_IDS.flatMap((wonder) =>
    SIDES.map((side): Target => {
      const here = seats.filter(({ board }) => board === `${wonder} ${side}`);
      const name = `${wonderOf(wonder).name}, ${side} (${here.length} games, mean ${mean(here.map((s) => s.total)).toFixed(1)})`;
      return { name, value: mean(here.map(({ won }) => won)), min: 0.5 / SEATS, max: 2 / SEATS };
    }),
  );
}

async function main() {
  const jobs = CONTESTS.flatMap(({ games }, contest) =>
    Array.from({ length: games / BATCH }, (_, i): Job => ({ contest, from: i * BATCH })),
  );
  const results = await runJobs<Job, Played[]>(new URL(import.meta.url), jobs);
  const playedIn = CONTESTS.map((_, contest) => results.filter((_, i) => jobs[i]!.contest === contest).flat());
  const rows = CONTESTS.map((contest, i) => contestRow(contest, playedIn[i]!));
  printFared(['four seats', 'wins', 'mean totals'], rows);
  console.log();
  const [normal, easy, alike] = rows as [(typeof rows)[0], (typeof rows)[0], (typeof rows)[0]];
  printTargets([
    { name: `${normal.name}: wins`, value: normal.wins, min: 0.7 },
    { name: `${easy.name}: wins`, value: easy.wins, min: 0.7 },
    {
      name: 'mean total of four normal',
      value: mean(playedIn[2]!.flatMap(({ seats }) => seats.map(({ total }) => total))),
      min: 45,
      max: 65,
    },
    { name: 'a turn of normal, ms in the median', value: alike.turn, max: 20, timed: true },
    ...boardTargets(playedIn[2]!),
  ]);
}

if (isWorker) {
  answerJobs(({ contest, from }: Job) =>
    Array.from({ length: BATCH }, (_, i) => playOne(CONTESTS[contest]!, from + i)),
  );
} else await main();
