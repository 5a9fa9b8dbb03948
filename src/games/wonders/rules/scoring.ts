import { itemAt, type Outcome, rankSeats, type Score, type ScorePart, type Seat } from '#engine';
import { countAround, isComplete } from './city.ts';
import { builtStages, COINS_PER_POINT, cardOf } from './content.ts';
import { type Color, type Effect, SYMBOLS } from './kinds.ts';
import { scienceOf } from './science.ts';
import type { City, State, Variant } from './types.ts';

/** The lines of a score, in their order. */
export const LINES = ['military', 'treasury', 'wonder', 'blue', 'yellow', 'green', 'purple', 'black'] as const;
export type ScoreLineKey = (typeof LINES)[number];

const part = (key: string, count: number, points: number): ScorePart => ({ key, count, points, parts: [] });

const line = (key: ScoreLineKey, count: number, parts: readonly ScorePart[]): ScorePart => ({
  key,
  count,
  points: parts.reduce((sum, { points }) => sum + points, 0),
  parts,
});

/** As it would count if the game ended now. */
export function scoreOf(cities: readonly City[], seat: Seat): Score {
  const city = itemAt(cities, seat);
  const parts = [
    military(city),
    treasury(city),
    wonder(city),
    cardLine(cities, seat, 'blue'),
    cardLine(cities, seat, 'yellow'),
    green(cities, seat),
    cardLine(cities, seat, 'purple'),
    cardLine(cities, seat, 'black'),
  ];
  return { total: parts.reduce((sum, { points }) => sum + points, 0), parts };
}

/** Without those for coins, which come and go with every turn. */
export const pointsBeforeCoins = (cities: readonly City[], seat: Seat): number =>
  scoreOf(cities, seat).total - Math.floor(itemAt(cities, seat).coins / COINS_PER_POINT);

function military({ tokens }: City): ScorePart {
  const parts = [1, 3, 5, -1].map((value) => {
    const count = tokens.filter((token) => token === value).length;
    return part(value > 0 ? `victory-${value}` : 'defeat', count, count ? count * value : 0);
  });
  return line('military', tokens.length, parts);
}

const treasury = ({ coins, debts }: City): ScorePart =>
  line('treasury', coins, [
    part('coins', coins, Math.floor(coins / COINS_PER_POINT)),
    part('debts', debts, debts ? -debts : 0),
  ]);

const fixedPoints = (effects: readonly Effect[]): number =>
  effects.reduce((sum, effect) => sum + (effect.kind === 'points' ? effect.n : 0), 0);

const wonder = (city: City): ScorePart =>
  line(
    'wonder',
    city.stages,
    builtStages(city).map(({ effects }, i) => part(`stage-${i + 1}`, 1, fixedPoints(effects))),
  );

function pointsOf(cities: readonly City[], seat: Seat, effect: Effect): number {
  switch (effect.kind) {
    case 'points':
      return effect.n;
    case 'pointsPer':
      return effect.n * countAround(cities, seat, effect.what, effect.who);
    case 'pointsIfComplete':
      return isComplete(itemAt(cities, seat)) ? effect.n : 0;
    default:
      return 0;
  }
}

/** One part for each card of the color, in the order they were built, science aside. */
function cardLine(cities: readonly City[], seat: Seat, color: Color & ScoreLineKey): ScorePart {
  const cards = itemAt(cities, seat).cards.filter((id) => cardOf(id).color === color);
  const parts = cards.map((id) => {
    const points = cardOf(id).effects.reduce((sum, effect) => sum + pointsOf(cities, seat, effect), 0);
    return part(id, 1, points);
  });
  return line(color, cards.length, parts);
}

/** All science, wherever the symbols come from. */
function green(cities: readonly City[], seat: Seat): ScorePart {
  const { symbols, sets, points } = scienceOf(cities, seat);
  const squares = SYMBOLS.map((symbol) => part(symbol, symbols[symbol], symbols[symbol] ** 2));
  const rest = points - squares.reduce((sum, square) => sum + square.points, 0);
  const count = SYMBOLS.reduce((sum, symbol) => sum + symbols[symbol], 0);
  return line('green', count, [...squares, part('sets', sets, rest)]);
}

type Mark = { readonly total: number; readonly coins: number };

/** Most points, then most coins, whatever the debts; then a shared place. Team mates stand together with what both have. */
export function rank(cities: readonly City[], variant: Variant): Seat[][] {
  const marks = cities.map(({ coins }, seat): Mark => ({ total: scoreOf(cities, seat).total, coins }));
  const ahead = (a: Mark, b: Mark) => b.total - a.total || b.coins - a.coins;
  if (variant !== 'teams') return rankSeats(marks, ahead);
  const joint = Array.from({ length: cities.length / 2 }, (_, team) => {
    const [a, b] = [itemAt(marks, 2 * team), itemAt(marks, 2 * team + 1)];
    return { total: a.total + b.total, coins: a.coins + b.coins };
  });
  return rankSeats(joint, ahead).map((teams) => teams.flatMap((team) => [2 * team, 2 * team + 1]));
}

export function outcome({ phase, cities, variant }: State): Outcome | null {
  if (phase !== 'over') return null;
  return { kind: 'ranked', scores: cities.map((_, seat) => scoreOf(cities, seat)), ranking: rank(cities, variant) };
}
