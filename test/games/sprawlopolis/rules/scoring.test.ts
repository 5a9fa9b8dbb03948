import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { visibleBlocks } from '../../../../src/games/sprawlopolis/rules/city.ts';
import { extent, lay, makePlan } from '../../../../src/games/sprawlopolis/rules/city-plan.ts';
import { largestSize } from '../../../../src/games/sprawlopolis/rules/groups.ts';
import { pointsOf, scoreCity, scoreSheet } from '../../../../src/games/sprawlopolis/rules/scoring.ts';
import {
  CARD_NUMBERS,
  type CardNumber,
  DIFFICULTIES,
  type Placement,
  ZONES,
} from '../../../../src/games/sprawlopolis/rules/types.ts';
import { drawn } from '../cities-of-blocks.ts';
import { randomCity } from '../random-city.ts';
import { scoreAgain } from '../second-scorer.ts';

const at = (card: CardNumber, x: number, y: number, turned = false): Placement => ({ card, turned, x, y });
const standard = (scoring: readonly CardNumber[] = []) => ({ scoring, difficulty: 'standard' }) as const;
const sizes = (city: readonly Placement[]) => scoreCity(city, standard()).groups.map(({ points }) => points);

/** Commercial 2, industrial 2, park 4, residential 3 and seven roads, as in the rulebook's example. */
const RULEBOOK = [at(4, 0, 0), at(17, 1, 1), at(1, 1, 3, true), at(15, -1, 1), at(2, 2, 0, true)];

describe('the rulebook’s sum', () => {
  test('2 + 2 + 4 + 3 - 7 = 4', () => {
    const score = scoreCity(RULEBOOK, standard());
    expect(score.groups.map(({ zone, points }) => [zone, points])).toEqual([
      ['commercial', 2],
      ['park', 4],
      ['industrial', 2],
      ['residential', 3],
    ]);
    expect(score).toMatchObject({ roadPoints: -7, total: 4 });
    expect(score.roads).toHaveLength(7);
  });

  test('is 11 in the easier game, and 4 - 7 in the harder one', () => {
    expect(scoreCity(RULEBOOK, { scoring: [], difficulty: 'easier' })).toMatchObject({ roadPoints: 0, total: 11 });
    const harder = scoreCity(RULEBOOK, { scoring: [], difficulty: 'harder' });
    expect(harder.total).toBe(4 - 7);
    expect(harder.groups.map(({ points }) => points)).toEqual([0, 4, 0, 0]);
    expect(harder.groups.map(({ blocks }) => blocks.length)).toEqual([2, 4, 2, 3]);
  });

  test('is written as a sheet whose parts add up', () => {
    const { total, parts } = scoreSheet(scoreCity(RULEBOOK, standard([6, 7, 18])));
    expect(parts.map(({ key }) => key)).toEqual(['groups', 'roads', 'conditions']);
    expect(parts[2]!.parts.map(({ key }) => key)).toEqual(['6', '7', '18']);
    expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(total);
    expect(parts[1]).toMatchObject({ count: 7, points: -7 });
  });
});

describe('groups', () => {
  test('one card has four groups of one', () => expect(sizes([at(1, 0, 0)])).toEqual([1, 1, 1, 1]));
  test('join over the seams of cards', () => expect(sizes([at(1, 0, 0), at(3, 1, -2, true)])[1]).toBe(2));
  test('do not join at corners', () => expect(sizes([at(1, 0, 0), at(4, 2, -1)])[1]).toBe(1));

  test('are split by covering', () => {
    const row = [at(1, 0, 0), at(4, 2, 0), at(3, 1, -2, true)];
    expect(sizes(row)[1]).toBe(3);
    expect(sizes([...row, at(15, 1, -1, true)])[1]).toBeLessThan(3);
  });

  test('of a zone nobody sees count nothing', () => {
    const { groups } = drawn('C P / C C');
    expect(ZONES.map((zone) => largestSize(groups, zone))).toEqual([3, 1, 0, 0]);
  });
});

describe('covering', () => {
  test('hides a card, even as a whole', () => {
    const blocks = visibleBlocks([at(1, 0, 0), at(3, 0, 0), at(6, 1, 1)]);
    expect(blocks.map(({ card }) => card)).toEqual([3, 3, 3, 6, 6, 6, 6]);
    expect(blocks.map(({ layer }) => layer)).toEqual([1, 1, 1, 2, 2, 2, 2]);
  });

  const road = [at(2, 0, 0), at(3, 2, 0)];
  const lengths = (city: readonly Placement[]) => scoreCity(city, standard()).roads.map(({ blocks }) => blocks.length);

  test('a road goes on where the sides meet', () => expect(lengths(road).sort()).toEqual([1, 1, 4]));
  test('cuts a road in two', () => {
    expect(lengths([...road, at(6, 1, 1)]).sort()).toEqual([1, 1, 1, 1, 1, 2]);
  });
  test('tells which ends reach the edge', () => {
    const { roads } = scoreCity(road, standard());
    expect(roads.find(({ blocks }) => blocks.length === 4)!.ends).toEqual(['edge', 'edge']);
    expect(scoreCity([at(8, 0, 0), at(3, 0, 2)], standard()).roads.some(({ ends }) => ends.includes('block'))).toBe(
      true,
    );
  });
});

describe('a city of many cards', () => {
  const cities = fc.record({ seed: fc.nat(), cards: fc.integer({ min: 1, max: 15 }) });

  test('is scored the same by a second scorer', () => {
    fc.assert(
      fc.property(cities, fc.constantFrom(...DIFFICULTIES), ({ seed, cards }, difficulty) => {
        const city = randomCity(seed, cards);
        const score = scoreCity(city, { scoring: CARD_NUMBERS, difficulty });
        expect({
          groups: score.groups.map(({ blocks }) => blocks.length),
          roads: score.roads.length,
          conditions: score.conditions.map(({ points }) => points),
          total: score.total,
        }).toEqual(scoreAgain(city, CARD_NUMBERS, difficulty));
      }),
      { numRuns: 300 },
    );
  });

  test('has the same points when they are only counted', () => {
    fc.assert(
      fc.property(cities, ({ seed, cards }) => {
        const city = randomCity(seed, cards + 1);
        const terms = standard([CARD_NUMBERS[seed % 18]!]);
        const laid = lay(makePlan(city.slice(0, -1)), city.at(-1)!);
        expect(pointsOf(laid, terms)).toBe(scoreCity(city, terms).total);
      }),
    );
  });

  test('scores the same when it is moved', () => {
    fc.assert(
      fc.property(cities, fc.integer({ min: -50, max: 50 }), ({ seed, cards }, by) => {
        const city = randomCity(seed, cards);
        const moved = city.map((placement) => ({ ...placement, x: placement.x + by, y: placement.y - by }));
        const total = (placements: readonly Placement[]) => scoreCity(placements, standard(CARD_NUMBERS)).total;
        expect(total(moved)).toBe(total(city));
      }),
    );
  });

  test('has a road in every block but parks, and lies within its extent', () => {
    fc.assert(
      fc.property(cities, ({ seed, cards }) => {
        const city = randomCity(seed, cards);
        const blocks = visibleBlocks(city);
        const { roads } = scoreCity(city, standard());
        const { left, top, width, height } = extent(city);
        expect(roads.flatMap((road) => road.blocks)).toHaveLength(blocks.filter(({ zone }) => zone !== 'park').length);
        for (const { x, y } of blocks) {
          expect(x >= left && x < left + width && y >= top && y < top + height).toBe(true);
        }
      }),
    );
  });
});
