import { describe, expect, it } from 'vitest';
import { BEST, bestPlaces } from '../../../../src/games/sprawlopolis/rules/best-places.ts';
import { makePlan, placementsOf } from '../../../../src/games/sprawlopolis/rules/city-plan.ts';
import { gainOf } from '../../../../src/games/sprawlopolis/rules/score.ts';
import { CARD_NUMBERS } from '../../../../src/games/sprawlopolis/rules/types.ts';
import { newCards } from '../../../../src/games/sprawlopolis/rules/view.ts';
import { CHOOSING, MIDDLE } from '../views.ts';

const worth = (place: Parameters<typeof gainOf>[1]) => {
  const { from, to } = gainOf(CHOOSING, place);
  return to - from;
};

describe('the best places of a card', () => {
  it.each([2, 11, 15] as const)('begin with the most there is to gain with card %i, either way up', (card) => {
    const found = bestPlaces(CHOOSING, card);
    const all = placementsOf(makePlan(CHOOSING.city), [card]).map(worth);
    expect(found).toHaveLength(BEST);
    expect(found[0]!.gain).toBe(Math.max(...all));
    for (const place of found) expect(place.gain).toBe(worth(place));
    expect(found.map(({ gain }) => gain)).toEqual(found.map(({ gain }) => gain).toSorted((a, b) => b - a));
  });

  it('lie apart from each other', () => {
    const found = bestPlaces(CHOOSING, 2);
    for (const [i, a] of found.entries())
      for (const b of found.slice(i + 1)) expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThan(1);
  });

  it('are five also where the city is one card, each spot once', () => {
    for (const card of CARD_NUMBERS.slice(1)) {
      const found = bestPlaces({ ...CHOOSING, city: CHOOSING.city.slice(0, 1) }, card);
      expect(new Set(found.map(({ x, y }) => `${x},${y}`)).size).toBe(BEST);
    }
  });
});

describe('the cards that are new', () => {
  it('are those placed since the seat to move last placed one', () => {
    const hands = (seats: number) => Array.from({ length: seats }, () => ({ count: 1, cards: null }));
    const counts = [1, 2, 3, 4].map((seats) => newCards({ ...MIDDLE, hands: hands(seats) }).length);
    expect(counts).toEqual([1, 1, 2, 3]);
    expect(newCards({ ...MIDDLE, last: null })).toEqual([]);
  });
});
