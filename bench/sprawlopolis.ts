import { sprawlopolis } from '../src/games/sprawlopolis/rules/index.ts';
import { GAMES } from './contest-limits.ts';
import { answerJobs, isWorker, runJobs } from './job-pool.ts';
import { type Chooser, playOut } from './play-game.ts';
import { mean, median, percentile, printFared, printTargets } from './report.ts';

const BATCH = 10;

type Team = { readonly level: Chooser; readonly seats: number; readonly games: number };
const TEAMS: readonly Team[] = [
  { level: 'normal', seats: 1, games: GAMES },
  { level: 'easy', seats: 1, games: GAMES },
  { level: 'random', seats: 1, games: GAMES },
  ...[2, 3, 4].map((seats): Team => ({ level: 'normal', seats, games: 40 })),
];

type Job = { readonly level: Chooser; readonly seats: number; readonly from: number };
type Played = {
  readonly won: number;
  readonly total: number;
  readonly target: number;
  readonly turns: readonly number[];
};

function playOne({ level, seats }: Job, game: number): Played {
  const turns: number[] = [];
  const options = { difficulty: 'standard', hands: 'closed' } as const;
  const state = playOut(sprawlopolis, new Array(seats).fill(level), options, `sprawl/${game}`, (ms) => turns.push(ms));
  const outcome = sprawlopolis.outcome(state);
  if (outcome?.kind !== 'together') throw new Error('the game is not over');
  return { won: outcome.won ? 1 : 0, total: outcome.score.total, target: outcome.target, turns };
}

async function main() {
  const jobs = TEAMS.flatMap(({ level, seats, games }) =>
    Array.from({ length: games / BATCH }, (_, i): Job => ({ level, seats, from: i * BATCH })),
  );
  const results = await runJobs<Job, Played[]>(new URL(import.meta.url), jobs);
  const rows = TEAMS.map(({ level, seats }) => {
    const played = results.filter((_, i) => jobs[i]!.level === level && jobs[i]!.seats === seats).flat();
    return {
      name: `${level}, ${seats === 1 ? 'alone' : `${seats} seats`}`,
      games: played.length,
      wins: mean(played.map((game) => game.won)),
      totals: [mean(played.map((game) => game.total)), mean(played.map((game) => game.target))],
      turn: median(played.flatMap((game) => game.turns)),
      slow: percentile(
        played.flatMap((game) => game.turns),
        0.99,
      ),
    };
  });
  printFared(['standard game', 'won', 'mean total : target'], rows);
  console.log();
  printTargets([
    { name: 'normal, alone: reaches the target', value: rows[0]!.wins, min: 0.25 },
    { name: 'a turn of normal, ms in the median', value: rows[0]!.turn, max: 100, timed: true },
    { name: '99 % of its turns, ms', value: rows[0]!.slow, max: 300, timed: true },
  ]);
}

if (isWorker) {
  answerJobs((job: Job) => Array.from({ length: BATCH }, (_, i) => playOne(job, job.from + i)));
} else await main();
