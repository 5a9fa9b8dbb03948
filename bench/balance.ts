import { BOARD_IDS, BOARDS, CARD_IDS, type CardId } from '../src/games/cities/rules/content.ts';
import { cities } from '../src/games/cities/rules/index.ts';
import { answerJobs, isWorker, runJobs } from './job-pool.ts';
import { playOut, scoresOf, starter, winShare } from './play-game.ts';
import { isMet, mean, percent, printTable, printTargets, type Target } from './report.ts';

const GAMES = Number(process.argv[2] ?? 400);
const BATCH = 20;
const SEATS = [2, 3, 4] as const;
const PARTS = ['achievements', 'water', 'park', 'monuments', 'cards'] as const;

type Job = { readonly seats: number; readonly from: number; readonly count: number };
type Played = {
  readonly seats: number;
  readonly board: string;
  readonly starterWon: number;
  readonly scores: readonly { readonly total: number; readonly parts: readonly number[] }[];
  readonly cards: readonly { readonly id: string; readonly points: number }[];
  readonly claimed: readonly string[];
};

/** Boards take turns, so that each is played equally often. */
function playOne(seats: number, game: number): Played {
  const options = { board: BOARD_IDS[game % BOARD_IDS.length]!, length: 'standard' } as const;
  const seed = `balance/${seats}/${game}`;
  const state = playOut(cities, new Array(seats).fill('normal'), options, seed);
  const { scores, ranking } = scoresOf(cities, state);
  return {
    seats,
    board: state.board,
    starterWon: winShare(ranking, starter(seats, options, seed)),
    scores: scores.map(({ total, parts }) => ({ total, parts: parts.map((part) => part.points) })),
    cards: scores.flatMap(({ parts }) => parts[4]!.parts.map(({ key, points }) => ({ id: key, points }))),
    claimed: BOARDS[state.board].filter((_, i) => state.rings[i]![0] !== null).map(({ id }) => id),
  };
}

function scoreRows(games: readonly Played[]): { rows: string[][]; targets: Target[] } {
  const rows = [['seats', 'games', 'total', ...PARTS, 'starter wins']];
  const targets: Target[] = [];
  for (const seats of SEATS) {
    const played = games.filter((game) => game.seats === seats);
    const scores = played.flatMap((game) => game.scores);
    const total = mean(scores.map((score) => score.total));
    const shares = PARTS.map((_, i) => mean(scores.map((score) => score.parts[i]!)) / total);
    const starterWins = mean(played.map((game) => game.starterWon));
    rows.push([`${seats}`, `${played.length}`, total.toFixed(1), ...shares.map(percent), percent(starterWins)]);
    const [rings, water, park, monuments, cards] = shares as [number, number, number, number, number];
    targets.push(
      { name: `${seats} seats: mean total`, value: total, min: 45, max: 65 },
      { name: `${seats} seats: share of cards`, value: cards, min: 0.55, max: 0.67 },
      { name: `${seats} seats: share of achievements`, value: rings, min: 0.15, max: 0.2 },
      { name: `${seats} seats: share of water and park`, value: water + park, min: 0.15, max: 0.2 },
      { name: `${seats} seats: share of monuments`, value: monuments, max: 0.06 },
      { name: `${seats} seats: starter wins, off fair`, value: Math.abs(starterWins - 1 / seats), max: 0.05 },
    );
  }
  return { rows, targets };
}

function cardRows(games: readonly Played[]): { rows: string[][]; targets: Target[] } {
  const held = games.flatMap((game) => game.cards);
  const targets = CARD_IDS.map((id): Target => {
    const points = held.filter((card) => card.id === (id satisfies CardId)).map((card) => card.points);
    return { name: id, value: mean(points), min: 1.5, max: 9 };
  });
  const rows = targets.map((target) => [target.name, target.value.toFixed(2), isMet(target) ? '' : 'out of 1.5 – 9']);
  return { rows: [['card', 'mean points', ''], ...rows], targets };
}

function achievementRows(games: readonly Played[]): { rows: string[][]; targets: Target[] } {
  const rows = [['achievement', 'board', ...SEATS.map((seats) => `${seats} seats`), 'all']];
  const targets: Target[] = [];
  for (const [board, achievements] of Object.entries(BOARDS)) {
    const here = games.filter((game) => game.board === board);
    for (const { id } of achievements) {
      const rate = (of: readonly Played[]) => mean(of.map((game) => (game.claimed.includes(id) ? 1 : 0)));
      const bySeats = SEATS.map((seats) => rate(here.filter((game) => game.seats === seats)));
      rows.push([id, board, ...bySeats.map(percent), percent(rate(here))]);
      targets.push({ name: `${id} claimed by anyone`, value: rate(here), min: 0.2, max: 0.95 });
    }
  }
  return { rows, targets };
}

async function main() {
  const jobs = SEATS.flatMap((seats) =>
    Array.from({ length: Math.ceil(GAMES / BATCH) }, (_, i): Job => ({ seats, from: i * BATCH, count: BATCH })),
  );
  const games = (await runJobs<Job, Played[]>(new URL(import.meta.url), jobs)).flat();
  const tables = [scoreRows(games), cardRows(games), achievementRows(games)];
  for (const { rows } of tables) {
    printTable(rows);
    console.log();
  }
  printTargets(tables.flatMap(({ targets }) => targets));
}

if (isWorker) {
  answerJobs(({ seats, from, count }: Job) => Array.from({ length: count }, (_, i) => playOne(seats, from + i)));
} else await main();
