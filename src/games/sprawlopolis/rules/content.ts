import type { Condition } from './condition.ts';
import type { CardNumber, RoadSides, Zone } from './types.ts';

/** Top left, top right, bottom left, bottom right. */
export type Quarters<T> = readonly [T, T, T, T];
export const QUARTERS = [0, 1, 2, 3] as const;
export const mapQuarters = <T, U>([a, b, c, d]: Quarters<T>, change: (value: T) => U): Quarters<U> => [
  change(a),
  change(b),
  change(c),
  change(d),
];

export type Card = {
  readonly blocks: Quarters<Zone>;
  readonly roads: Quarters<RoadSides>;
  readonly condition: Condition;
};

const C = 'commercial';
const P = 'park';
const I = 'industrial';
const R = 'residential';

/** The way up that has the park in the top row; the other way up is this rotated by 180 degrees. */
export const CARDS: { readonly [card in CardNumber]: Card } = {
  1: {
    blocks: [C, P, I, R],
    roads: ['NS', '', 'NE', 'EW'],
    condition: { kind: 'road-ends', points: 1, edge: -1 },
  },
  2: {
    blocks: [I, P, R, C],
    roads: ['NW', '', 'EW', 'EW'],
    condition: { kind: 'lines', zone: P, exactly: 3, points: 1, none: -1 },
  },
  3: {
    blocks: [C, P, I, R],
    roads: ['NW', '', 'EW', 'EW'],
    condition: { kind: 'blocks', points: { park: 1, industrial: -3 } },
  },
  4: {
    blocks: [P, C, R, I],
    roads: ['', 'NS', 'EW', 'NW'],
    condition: { kind: 'squares', table: [-8, -5, -2, 1, 4, 7] },
  },
  5: {
    blocks: [R, P, C, I],
    roads: ['NS', '', 'NE', 'EW'],
    condition: { kind: 'company', zone: I, only: [I, C], points: 2 },
  },
  6: {
    blocks: [R, P, C, I],
    roads: ['NS', '', 'NS', 'ES'],
    condition: { kind: 'difference', plus: R, minus: I },
  },
  7: {
    blocks: [P, R, I, C],
    roads: ['', 'NE', 'EW', 'EW'],
    condition: { kind: 'inside', zone: P, points: 1, edge: -2 },
  },
  8: {
    blocks: [P, I, C, R],
    roads: ['', 'NS', 'SW', 'NS'],
    condition: { kind: 'around', zone: R, points: { park: 1, industrial: -2 } },
  },
  9: {
    blocks: [P, R, I, C],
    roads: ['', 'NS', 'EW', 'NW'],
    condition: { kind: 'corners', zone: I, points: 1 },
  },
  10: {
    blocks: [P, I, C, R],
    roads: ['', 'NE', 'EW', 'EW'],
    condition: { kind: 'best-line', zone: C },
  },
  11: {
    blocks: [P, C, R, I],
    roads: ['', 'NE', 'EW', 'EW'],
    condition: { kind: 'stop', zone: C, between: R, points: 2 },
  },
  12: {
    blocks: [P, R, I, C],
    roads: ['', 'NS', 'SW', 'NS'],
    condition: { kind: 'longest-road', sections: 2 },
  },
  13: {
    blocks: [I, P, R, C],
    roads: ['NS', '', 'NS', 'ES'],
    condition: { kind: 'road-between', zone: P, points: 3 },
  },
  14: {
    blocks: [P, I, C, R],
    roads: ['', 'NS', 'EW', 'NW'],
    condition: { kind: 'loops', points: 1 },
  },
  15: {
    blocks: [C, P, I, R],
    roads: ['NS', '', 'NS', 'ES'],
    condition: { kind: 'beside', zone: R, other: I, min: 2, points: 2 },
  },
  16: {
    blocks: [R, P, C, I],
    roads: ['NW', '', 'EW', 'EW'],
    condition: { kind: 'road-through', zones: [R, C], points: 2 },
  },
  17: {
    blocks: [P, C, R, I],
    roads: ['', 'NS', 'SW', 'NS'],
    condition: { kind: 'open-sides', zone: C, points: 1 },
  },
  18: {
    blocks: [I, P, R, C],
    roads: ['NS', '', 'NE', 'EW'],
    condition: { kind: 'longest-lines' },
  },
};

/** Cards in the order of their numbers, as hands are held. */
export const SCORING_CARDS = 3;
/** Cards dealt to the start player, and to everyone else. */
export const FIRST_HANDS = { start: 3, other: 1 };

export const sorted = (cards: readonly CardNumber[]): CardNumber[] => cards.toSorted((a, b) => a - b);

export const card = (number: CardNumber): Card => CARDS[number];

export const targetOf = (scoring: readonly CardNumber[]): number => scoring.reduce((a, b) => a + b, 0);

const AROUND: { readonly [sides in RoadSides]: RoadSides } = {
  '': '',
  NS: 'NS',
  EW: 'EW',
  NE: 'SW',
  SW: 'NE',
  NW: 'ES',
  ES: 'NW',
};

/** A card's blocks and roads as it lies. */
export function face(number: CardNumber, turned: boolean): Pick<Card, 'blocks' | 'roads'> {
  const { blocks, roads } = card(number);
  if (!turned) return { blocks, roads };
  const [a, b, c, d] = blocks;
  const [k, l, m, n] = roads;
  return { blocks: [d, c, b, a], roads: [AROUND[n], AROUND[m], AROUND[l], AROUND[k]] };
}
