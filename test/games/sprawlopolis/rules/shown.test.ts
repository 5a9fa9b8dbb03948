import { describe, expect, test } from 'vitest';
import { BEST, bestPlaces } from '../../../../src/games/sprawlopolis/rules/best-places.ts';
import { extent, lay, makePlan, placementsOf, trying } from '../../../../src/games/sprawlopolis/rules/city-plan.ts';
import { sprawlopolis } from '../../../../src/games/sprawlopolis/rules/index.ts';
import { pointsOf } from '../../../../src/games/sprawlopolis/rules/scoring.ts';
import type { Placement } from '../../../../src/games/sprawlopolis/rules/types.ts';
import { handShown } from '../../../../src/games/sprawlopolis/rules/view.ts';
import { randomCity } from '../random-city.ts';
import { CHOOSING, MIDDLE, TEN_CARDS } from '../views.ts';

const at = (x: number, y: number): Placement => ({ card: 1, turned: false, x, y });

test('the extent of a city is that of its blocks', () => {
  expect(extent([])).toMatchObject({ width: 0, height: 0 });
  expect(extent([at(3, 4)])).toMatchObject({ left: 3, top: 4, width: 2, height: 2 });
  expect(extent([at(0, 0), at(2, -1)])).toMatchObject({ left: 0, top: -1, width: 4, height: 3 });
});

test('trying places one after the other is the same as laying each on the city as it was', () => {
  for (let seed = 0; seed < 5; seed++) {
    const plan = makePlan(randomCity(seed, 4 + seed));
    const look = (tried: typeof plan) => pointsOf(tried, MIDDLE);
    const tryOut = trying(plan, look);
    for (const placement of placementsOf(plan, [17, 18])) expect(tryOut(placement)).toBe(look(lay(plan, placement)));
  }
});

describe('the best places', () => {
  const blocks = ({ x, y }: Placement) => [`${x},${y}`, `${x + 1},${y}`, `${x},${y + 1}`, `${x + 1},${y + 1}`];
  const shareBlocks = (one: Placement, other: Placement) => blocks(one).some((block) => blocks(other).includes(block));

  /** The best ones that share no block with a better one; then the best of the other spots. */
  function greedily(city: readonly Placement[]) {
    const plan = makePlan(city);
    const now = pointsOf(plan, CHOOSING);
    const rated = placementsOf(plan, [2])
      .map((place) => ({ ...place, gain: pointsOf(lay(plan, place), CHOOSING) - now }))
      .toSorted((a, b) => b.gain - a.gain);
    const found: typeof rated = [];
    for (const place of rated)
      if (found.length < BEST && !found.some((one) => shareBlocks(one, place))) found.push(place);
    return found;
  }

  test('lie side by side rather than not at all: only a shared block keeps them apart', () => {
    let sideBySide = 0;
    for (let seed = 0; seed < 12; seed++) {
      const city = randomCity(seed, 9).filter(({ card }) => card !== 2);
      const expected = greedily(city);
      if (expected.length < BEST) continue;
      expect(bestPlaces({ ...CHOOSING, city }, 2)).toEqual(expected.toSorted((a, b) => b.gain - a.gain));
      const gaps = expected.flatMap((one, i) =>
        expected.slice(i + 1).map((other) => Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))),
      );
      if (gaps.includes(2)) sideBySide++;
    }
    expect(sideBySide).toBeGreaterThan(3);
  });
});

test('a planned card rests on those that lie near it, each way', () => {
  const near = (x: number, y: number) => {
    const { setting } = sprawlopolis.planning!.footing(MIDDLE, { kind: 'place', card: 2, turned: false, x, y });
    return setting;
  };
  const within = (x: number, y: number) =>
    TEN_CARDS.filter((card) => Math.abs(card.x - x) <= 2 && Math.abs(card.y - y) <= 2);
  for (const { x, y } of TEN_CARDS) expect(near(x, y)).toEqual(within(x, y));
  expect(new Set(TEN_CARDS.map(({ x, y }) => within(x, y).length)).size).toBeGreaterThan(1);
});

test('shows the hand of the seat that holds the card, the first seat’s as well', () => {
  const view = {
    ...CHOOSING,
    hands: [
      { count: 1, cards: [16] },
      { count: 3, cards: [2, 11, 15] },
    ],
  } satisfies typeof CHOOSING;
  expect(handShown(view, 16)).toEqual({ seat: 0, cards: [16] });
  expect(handShown(view, 11)).toEqual({ seat: 1, cards: [2, 11, 15] });
  expect(handShown(view, null)).toEqual({ seat: 1, cards: [2, 11, 15] });
  expect(handShown({ ...view, seat: null }, 4)).toEqual({ seat: 1, cards: [2, 11, 15] });
});
