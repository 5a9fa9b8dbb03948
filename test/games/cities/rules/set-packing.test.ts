import { describe, expect, test } from 'vitest';
import { type Dice, pick } from '#engine';
import type { ShortShape } from '../../../../src/games/cities/rules/condition.ts';
import { COLORS } from '../../../../src/games/cities/rules/kinds.ts';
import { isBuilding, makePlan, type Plan } from '../../../../src/games/cities/rules/neighborhood-plan.ts';
import { patterns, windows } from '../../../../src/games/cities/rules/occurrences.ts';
import { countApart, mostApart } from '../../../../src/games/cities/rules/set-packing.ts';
import type { Space } from '../../../../src/games/cities/rules/types.ts';
import { dice } from '../../../rig/play.ts';
import { planOf } from '../towns.ts';

type Sets = readonly (readonly Space[])[];
const SHAPES: readonly ShortShape[] = ['pair', 'line3', 'square'];

/** Tries every choice; of several largest ones it keeps the one with the earliest sets. Far too slow for large towns. */
function bruteForce([first, ...rest]: Sets): Sets {
  if (!first) return [];
  const withFirst = [first, ...bruteForce(rest.filter((set) => !set.some((space) => first.includes(space))))];
  const without = bruteForce(rest);
  return without.length > withFirst.length ? without : withFirst;
}

function randomTown(chance: Dice, width: number, height: number): Plan {
  const dense = 1 + chance.roll(4);
  const spaces: Space[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const color = pick(chance, COLORS);
      const built = chance.roll(5) <= dense;
      spaces.push({ x, y, land: color, feature: null, color: built ? color : null, height: built ? 1 : 0 });
    }
  }
  return makePlan(spaces);
}

const shareNothing = (sets: Sets) => new Set(sets.flat()).size === sets.flat().length;

describe('the most sets that share no space', () => {
  test.each(SHAPES)('%s: the same as trying every choice, in random towns', (shape) => {
    const chance = dice(`apart ${shape}`);
    let conflicts = 0;
    for (let i = 0; i < 2000; i++) {
      const plan = randomTown(chance, 1 + chance.roll(6), 1 + chance.roll(4));
      // Leaving some out gives sets as irregular as rules of color and height do.
      const sets = windows(plan, shape, isBuilding).filter(() => chance.roll(4) > 0);
      if (sets.length > 16) continue;
      const expected = bruteForce(sets);
      if (expected.length < sets.length) conflicts++;
      expect(mostApart(plan.grid, sets)).toEqual(expected);
      expect(countApart(plan.grid, sets)).toBe(expected.length);
    }
    expect(conflicts).toBeGreaterThan(300);
  });

  test.each([
    [6, 10],
    [10, 6],
  ])(
    'in towns of %s by %s spaces the choice has as many as were counted, and mirroring the town changes nothing',
    (width, height) => {
      const chance = dice(`large ${width}`);
      for (let i = 0; i < 60; i++) {
        const plan = randomTown(chance, width, height);
        const mirrored = makePlan(plan.spaces.map((space) => ({ ...space, x: space.y, y: space.x })));
        for (const shape of SHAPES) {
          const pattern = { kind: 'pattern', shape, color: 'any', height: 'any', overlap: false } as const;
          const chosen = patterns(plan, pattern);
          expect(shareNothing(chosen)).toBe(true);
          expect(patterns(mirrored, pattern)).toHaveLength(chosen.length);
        }
      }
    },
  );

  test.each([
    ['pair', 30],
    ['line3', 20],
    ['square', 15],
  ] as const)('%s: %s of them cover 6 by 10 spaces built all over', (shape, count) => {
    const rows = new Array(10).fill('r1 b1 g1 y1 r1 b1').join('/');
    const found = patterns(planOf(rows), { kind: 'pattern', shape, color: 'any', height: 'any', overlap: false });
    expect(found).toHaveLength(count);
    expect(shareNothing(found)).toBe(true);
  });
});
