import { cities } from '../src/games/cities/index.ts';
import { type Chooser, playOut, scoresOf, winShare } from './playout.ts';
import { answerJobs, isWorker, runJobs } from './pool.ts';
import { mean, median, percent, printTable, printTargets } from './report.ts';

const GAMES = 400;
const BATCH = 20;
const PAIRS: readonly (readonly [Chooser, Chooser])[] = [
  ['normal', 'easy'],
  ['easy', 'random'],
];

type Job = { readonly better: Chooser; readonly worse: Chooser; readonly from: number; readonly count: number };
type Played = { readonly won: number; readonly totals: readonly [number, number]; readonly turns: readonly number[] };

/** Every deal is played twice, with the seats swapped. */
function playOne({ better, worse }: Job, game: number): Played {
  const seat = game % 2;
  const turns: number[] = [];
  const state = playOut(
    cities,
    seat === 0 ? [better, worse] : [worse, better],
    { board: 'random', length: 'standard' },
    `arena/${Math.floor(game / 2)}`,
    (ms, by) => by === better && turns.push(ms),
  );
  const { scores, ranking } = scoresOf(state);
  return { won: winShare(ranking, seat), totals: [scores[seat]!.total, scores[1 - seat]!.total], turns };
}

async function main() {
  const jobs = PAIRS.flatMap(([better, worse]) =>
    Array.from({ length: GAMES / BATCH }, (_, i): Job => ({ better, worse, from: i * BATCH, count: BATCH })),
  );
  const results = await runJobs<Job, Played[]>(new URL(import.meta.url), jobs);
  const rows = PAIRS.map(([better, worse]) => {
    const played = results.filter((_, i) => jobs[i]!.better === better).flat();
    return {
      name: `${better} against ${worse}`,
      games: played.length,
      wins: mean(played.map((game) => game.won)),
      totals: [0, 1].map((i) => mean(played.map((game) => game.totals[i]!)).toFixed(1)),
      turn: median(played.flatMap((game) => game.turns)),
    };
  });
  printTable([
    ['two seats', 'games', 'wins', 'mean totals', 'ms per turn, median'],
    ...rows.map((row) => [row.name, `${row.games}`, percent(row.wins), row.totals.join(' : '), row.turn.toFixed(2)]),
  ]);
  console.log();
  printTargets([
    ...rows.map((row) => ({ name: `${row.name}: wins`, value: row.wins, min: 0.9 })),
    { name: 'a turn of normal, ms in the median', value: rows[0]!.turn, max: 100, timed: true },
  ]);
}

if (isWorker) {
  answerJobs((job: Job) => Array.from({ length: job.count }, (_, i) => playOne(job, job.from + i)));
} else await main();
