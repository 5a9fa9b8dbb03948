import type { Game, Options } from '#engine';
import { type GameId, isGameId } from '#games';
import { RULES } from '#games/rules';
import { GLANCE, MOST_GAMES } from './contest-limits.ts';
import { answerJobs, isWorker, runJobs } from './job-pool.ts';
import { type Chooser, playOut, winShare } from './play-game.ts';
import { mean, median, percent, percentile, printTable, printTargets } from './report.ts';

/** One seat of `hard` among others of `normal`, or by itself; `bar` is the share of games it has to win. */
type Contest = {
  readonly name: string;
  readonly game: GameId;
  readonly seats: number;
  readonly options: Options;
  readonly bar: number;
};

const CITIES = { board: 'random', length: 'standard' };
const CONTESTS: readonly Contest[] = [
  { name: 'Cities, two seats', game: 'cities', seats: 2, options: CITIES, bar: 0.85 },
  { name: 'Cities, four seats', game: 'cities', seats: 4, options: CITIES, bar: 0.45 },
  {
    name: 'Wonders, four seats',
    game: 'wonders',
    seats: 4,
    options: { variant: 'cities', sides: 'random' },
    bar: 0.45,
  },
  ...['1', '2', '3'].map(
    (level): Contest => ({
      name: `Tourists, level ${level}`,
      game: 'tourists',
      seats: 2,
      options: { level },
      bar: 0.75,
    }),
  ),
  {
    name: 'Sprawlopolis, harder, alone',
    game: 'sprawlopolis',
    seats: 1,
    options: { difficulty: 'harder', hands: 'closed' },
    bar: 0.85,
  },
];

/** The time limit of each contest: ten minutes in a full run. */
const SECONDS = Number(GLANCE ?? 600);
/** Each worker plays several games per batch, so that its code is warm. */
const BATCH = SECONDS < 10 ? 2 : 10;
/** A quick run fails a target only if the upper end of the 98 % interval is below it. */
const Z = 2.33;

type Job = { readonly contest: number; readonly game: number };
type Played = { readonly won: number; readonly turns: readonly number[] };

/** Every deal is played once from each seat. */
function playOne({ contest, game: number }: Job): Played {
  const { game: id, seats, options } = CONTESTS[contest]!;
  const game: Game = RULES[id];
  const seat = number % seats;
  const choosers = Array.from({ length: seats }, (_, other): Chooser => (other === seat ? 'hard' : 'normal'));
  const turns: number[] = [];
  const note = (ms: number, by: Chooser) => by === 'hard' && turns.push(ms);
  const outcome = game.outcome(playOut(game, choosers, options, `hard/${Math.floor(number / seats)}`, note));
  if (!outcome) throw new Error('the game is not over');
  const won = outcome.kind === 'together' ? Number(outcome.won) : winShare(outcome.ranking, seat);
  return { won, turns };
}

/** Wilson's interval for a share. */
function interval(share: number, games: number): readonly [number, number] {
  const z2 = (Z * Z) / games;
  const middle = (share + z2 / 2) / (1 + z2);
  const half = (Z * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games))) / (1 + z2);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

async function hold(contest: number): Promise<Played[]> {
  const played: Played[] = [];
  const begun = performance.now();
  while (played.length < MOST_GAMES && performance.now() - begun < 1000 * SECONDS) {
    const jobs = Array.from({ length: BATCH }, (_, i): Job => ({ contest, game: played.length + i }));
    played.push(...(await runJobs<Job, Played>(new URL(import.meta.url), jobs)));
  }
  return played;
}

async function main() {
  const only = process.argv.slice(2).filter(isGameId);
  const rows = [];
  for (const [i, contest] of CONTESTS.entries()) {
    if (only.length > 0 && !only.includes(contest.game)) continue;
    const played = await hold(i);
    const wins = mean(played.map(({ won }) => won));
    const turns = played.flatMap((each) => each.turns);
    rows.push({ ...contest, games: played.length, wins, range: interval(wins, played.length), turns });
  }
  printTable([
    ['hard among normal', 'games', 'wins', '98 % interval', 'core ms per turn, median', '99 % within', 'longest'],
    ...rows.map(({ name, games, wins, range, turns }) => [
      name,
      `${games}`,
      percent(wins),
      range.map(percent).join(' – '),
      median(turns).toFixed(0),
      percentile(turns, 0.99).toFixed(0),
      Math.max(...turns).toFixed(0),
    ]),
  ]);
  console.log();
  printTargets([
    ...rows.map(({ name, wins, range, bar }) =>
      GLANCE
        ? { name: `${name}: wins, upper end`, value: range[1], min: bar }
        : { name: `${name}: wins`, value: wins, min: bar },
    ),
    ...rows.map(({ name, turns }) => ({
      name: `${name}: 99 % of turns, core ms`,
      value: percentile(turns, 0.99),
      max: 1000,
      timed: true as const,
    })),
  ]);
}

if (isWorker) answerJobs(playOne);
else await main();
