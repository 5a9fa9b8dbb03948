import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeDice, makeRng } from '#engine';
import type { Condition } from '../../../../src/games/cities/rules/condition.ts';
import { CARD_IDS, card } from '../../../../src/games/cities/rules/content.ts';
import { COLORS, FEATURES } from '../../../../src/games/cities/rules/kinds.ts';
import { growthOf, nearby } from '../../../../src/games/cities/rules/nearby.ts';
import { place, placementsOf } from '../../../../src/games/cities/rules/neighborhood.ts';
import { makePlan } from '../../../../src/games/cities/rules/neighborhood-plan.ts';
import { timesMet } from '../../../../src/games/cities/rules/occurrences.ts';
import type { Item, Town } from '../../../../src/games/cities/rules/types.ts';
import { randomTown } from '../random-town.ts';

const ITEMS: { readonly [growth in 'piece' | 'feature' | 'tile']: readonly Item[] } = {
  piece: COLORS.map((color) => ({ kind: 'piece', color })),
  feature: FEATURES.map((feature) => ({ kind: 'feature', feature })),
  tile: [],
};

/** Every legal step of that growth, by where it goes, with how many times more the condition is found after the best. */
function bestSteps(town: Town, condition: Condition): Map<string, number> {
  const count = (each: Town) => timesMet(makePlan(each.spaces), condition);
  const now = count(town);
  const best = new Map<string, number>();
  const steps = ITEMS[growthOf(condition)].flatMap((item) => placementsOf(town, item, 'long'));
  for (const step of steps.filter((each) => 'x' in each)) {
    const key = `${step.x},${step.y}`;
    best.set(key, Math.max(count(place(town, step)) - now, best.get(key) ?? 0));
  }
  return new Map([...best].filter(([, more]) => more > 0));
}

test.each([
  ['park-large', 'tile'],
  ['water-lively', 'feature'],
  ['pair-same-color', 'piece'],
] as const)('%s pays more for a %s', (id, growth) => expect(growthOf(card(id).condition)).toBe(growth));

test('a card is one step away wherever some legal piece or feature makes it be found more often', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...CARD_IDS), (seed, id) => {
      const town: Town = { tiles: [], spaces: randomTown(makeDice(makeRng(seed))), cards: [] };
      const { condition } = card(id);
      const found = nearby(town, condition).map(({ x, y, more }) => [`${x},${y}`, more] as const);
      expect(new Map(found)).toEqual(bestSteps(town, condition));
    }),
    { numRuns: 60 },
  );
});
