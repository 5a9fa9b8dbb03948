import type { Game, Json, Options } from '#engine';
import { cities } from '../src/games/cities/rules/index.ts';
import { tourists } from '../src/games/tourists/rules/index.ts';
import { SCORING_LEVELS } from '../src/games/tourists/rules/types.ts';
import { GAMES } from './contest-limits.ts';
import { answerJobs, isWorker, runJobs } from './job-pool.ts';
import { type Chooser, playOut, scoresOf, winShare } from './play-game.ts';
import { mean, median, percentile, printFared, printTargets } from './report.ts';

const BATCH = 20;
const PAIRS: readonly (readonly [Chooser, Chooser])[] = [
  ['normal', 'easy'],
  ['easy', 'random'],
];

type Contest = { readonly name: string; readonly play: (choosers: readonly Chooser[], game: number) => Ended };
type Ended = { readonly outcome: ReturnType<typeof scoresOf>; readonly turns: readonly (readonly [number, Chooser])[] };

function contest<S extends Json, A extends Json, V extends Json, Chosen extends Options>(
  name: string,
  game: Game<S, A, V, Chosen>,
  options: Chosen,
): Contest {
  return {
    name,
    play(choosers, number) {
      const turns: [number, Chooser][] = [];
      const state = playOut(game, choosers, options, `arena/${number}`, (ms, by) => turns.push([ms, by]));
      return { outcome: scoresOf(game, state), turns };
    },
  };
}

const CONTESTS: readonly Contest[] = [
  contest('Cities', cities, { board: 'random', length: 'standard' }),
  ...SCORING_LEVELS.map((level) => contest(`Tourists, level ${level}`, tourists, { level })),
];

type Job = { readonly contest: number; readonly better: Chooser; readonly worse: Chooser; readonly from: number };
type Played = { readonly won: number; readonly totals: readonly [number, number]; readonly turns: readonly number[] };

/** Every deal is played twice, with the seats swapped. */
function playOne({ contest, better, worse }: Job, game: number): Played {
  const seat = game % 2;
  const choosers = seat === 0 ? [better, worse] : [worse, better];
  const { outcome, turns } = CONTESTS[contest]!.play(choosers, Math.floor(game / 2));
  const totals = [outcome.scores[seat]!.total, outcome.scores[1 - seat]!.total] as const;
  const own = turns.filter(([, by]) => by === better).map(([ms]) => ms);
  return { won: winShare(outcome.ranking, seat), totals, turns: own };
}

async function main() {
  const duels = CONTESTS.flatMap(({ name }, contest) =>
    PAIRS.map(([better, worse]) => ({ contest, better, worse, name: `${name}: ${better} against ${worse}` })),
  );
  const jobs = duels.flatMap(({ contest, better, worse }) =>
    Array.from({ length: GAMES / BATCH }, (_, i): Job => ({ contest, better, worse, from: i * BATCH })),
  );
  const results = await runJobs<Job, Played[]>(new URL(import.meta.url), jobs);
  const rows = duels.map(({ name, contest, better }) => {
    const played = results.filter((_, i) => jobs[i]!.contest === contest && jobs[i]!.better === better).flat();
    const turns = played.flatMap((game) => game.turns);
    return {
      name,
      better,
      games: played.length,
      wins: mean(played.map((game) => game.won)),
      totals: [0, 1].map((i) => mean(played.map((game) => game.totals[i]!)).toFixed(1)),
      turn: median(turns),
      slow: percentile(turns, 0.99),
    };
  });
  printFared(['two seats', 'wins', 'mean totals'], rows);
  console.log();
  const normal = rows.filter(({ better }) => better === 'normal');
  printTargets([
    ...rows.map((row) => ({ name: `${row.name}: wins`, value: row.wins, min: 0.9 })),
    {
      name: 'a turn of normal, ms in the median',
      value: Math.max(...normal.map(({ turn }) => turn)),
      max: 100,
      timed: true,
    },
    { name: '99 % of its turns, ms', value: Math.max(...normal.map(({ slow }) => slow)), max: 300, timed: true },
  ]);
}

if (isWorker) {
  answerJobs((job: Job) => Array.from({ length: BATCH }, (_, i) => playOne(job, job.from + i)));
} else await main();
