import type { Point } from '#engine';
import { makePlan, places } from '../../../src/games/sprawlopolis/rules/city-plan.ts';
import type { CardNumber, Placement } from '../../../src/games/sprawlopolis/rules/types.ts';
import type { View } from '../../../src/games/sprawlopolis/rules/view.ts';

/** From the corner of a sheet, so that the columns and rows of the drawing board can be typed in. */
const card = (number: CardNumber, column: string, row: number, turned = false): Placement => ({
  card: number,
  turned,
  x: column.charCodeAt(0) - 68,
  y: row - 4,
});

/** Ten cards with all that can happen to a road: bends, dead ends, ends at the edge, cuts by later cards. */
export const TEN_CARDS: readonly Placement[] = [
  card(13, 'C', 3, true),
  card(6, 'B', 4),
  card(4, 'E', 4, true),
  card(18, 'D', 5),
  card(10, 'F', 5),
  card(1, 'G', 4, true),
  card(8, 'H', 5),
  card(3, 'B', 6),
  card(5, 'E', 2, true),
  card(14, 'C', 2, true),
];

/** The middle of a game of two: 24 of 28 points, the second seat to move. */
export const MIDDLE: View = {
  seat: null,
  difficulty: 'standard',
  open: false,
  scoring: [7, 9, 12],
  target: 28,
  city: TEN_CARDS,
  active: 1,
  work: null,
  last: { seat: 0, placed: TEN_CARDS[9]!, drew: 17 },
  hands: [
    { count: 1, cards: null },
    { count: 3, cards: null },
  ],
  next: 16,
  left: 1,
};

/** The same, seen by the seat to move: three cards to choose from. */
export const CHOOSING: View = {
  ...MIDDLE,
  seat: 1,
  hands: [
    { count: 1, cards: null },
    { count: 3, cards: [2, 11, 15] },
  ],
};
/** The same with open hands, the harder way. */
export const OPEN_HANDS: View = {
  ...MIDDLE,
  open: true,
  difficulty: 'harder',
  hands: [
    { count: 1, cards: [17] },
    { count: 3, cards: [2, 11, 15] },
  ],
};
export const FREE: readonly Point[] = places(makePlan(TEN_CARDS));
/** Where card 2 makes three points more. */
export const AT: Point = { x: 0, y: 2 };

const over = (five: readonly Placement[], seats: number): View => ({
  ...MIDDLE,
  city: [...TEN_CARDS, ...five],
  active: null,
  last: { seat: 1, placed: five[4]!, drew: null },
  hands: Array.from({ length: seats }, () => ({ count: 0, cards: null })),
  next: null,
  left: 0,
});

/** 34 of 28 points. */
export const WON: View = over(
  [
    { card: 2, turned: false, x: 0, y: 2 },
    { card: 11, turned: false, x: 2, y: 2 },
    { card: 15, turned: false, x: -3, y: 1 },
    { card: 16, turned: false, x: 1, y: 3 },
    { card: 17, turned: false, x: 3, y: 3 },
  ],
  2,
);

/** The same ten cards, finished less well, by four players and with conditions that cost points. */
export const LOST: View = {
  ...over(
    [
      { card: 17, turned: true, x: -2, y: -1 },
      { card: 16, turned: false, x: 2, y: 2 },
      { card: 11, turned: false, x: -4, y: 1 },
      { card: 2, turned: false, x: 2, y: 2 },
      { card: 15, turned: false, x: -3, y: -3 },
    ],
    4,
  ),
  scoring: [7, 9, 12],
};
