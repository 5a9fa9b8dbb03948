import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  boundingBox,
  connectedAreas,
  type Json,
  makeDice,
  makeGrid,
  makeRng,
  parseOptions,
  sameJson,
  shuffle,
} from '#engine';
import { cities } from '../../src/games/cities/rules/index.ts';

const json = fc.jsonValue() as fc.Arbitrary<Json>;

describe('sameJson', () => {
  test('a value equals its JSON round trip', () => {
    fc.assert(fc.property(json, (value) => sameJson(value, JSON.parse(JSON.stringify(value)))));
  });

  test('agrees with comparing sorted text', () => {
    const text = (value: Json): string =>
      JSON.stringify(value, (_, inner) =>
        inner && typeof inner === 'object' && !Array.isArray(inner)
          ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
          : inner,
      );
    // JSON has no -0: text says 0 where === says the same.
    fc.assert(fc.property(json, json, (a, b) => sameJson(a, b) === (text(a) === text(b))));
  });
});

test('only what JSON can hold is a state: the compiler sees to it', () => {
  expectTypeOf<{ a: readonly number[]; b: { c: string | null } }>().toExtend<Json>();
  expectTypeOf<{ a: Date }>().not.toExtend<Json>();
  expectTypeOf<{ a: Map<string, number> }>().not.toExtend<Json>();
  expectTypeOf<{ a: () => void }>().not.toExtend<Json>();
  expectTypeOf<{ a: undefined }>().not.toExtend<Json>();
});

describe('dice', () => {
  test('go on from a stored value as if never interrupted', () => {
    const whole = makeDice(makeRng('dice'));
    const rolls = Array.from({ length: 20 }, () => whole.roll(100));
    let rng = makeRng('dice');
    const stored = Array.from({ length: 20 }, () => {
      const dice = makeDice(JSON.parse(JSON.stringify(rng)));
      const roll = dice.roll(100);
      rng = dice.rng();
      return roll;
    });
    expect(stored).toEqual(rolls);
  });

  test('shuffle keeps every item and moves them evenly', () => {
    const dice = makeDice(makeRng('even'));
    const first = [0, 0, 0, 0];
    for (let i = 0; i < 4000; i++) first[shuffle(dice, [0, 1, 2, 3])[0]!]!++;
    expect(first.reduce((a, b) => a + b)).toBe(4000);
    for (const count of first) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });
});

describe('grid', () => {
  const points = fc.uniqueArray(fc.record({ x: fc.integer({ min: -9, max: 9 }), y: fc.integer({ min: -9, max: 9 }) }), {
    selector: ({ x, y }) => `${x},${y}`,
  });

  test('areas part the points, and no two of them touch', () => {
    fc.assert(
      fc.property(points, (all) => {
        const found = connectedAreas(makeGrid(all), () => true);
        expect(found.flat().length).toBe(all.length);
        const home = new Map(found.flatMap((area, i) => area.map(({ x, y }) => [`${x},${y}`, i])));
        for (const { x, y } of all) {
          for (const next of [`${x + 1},${y}`, `${x},${y + 1}`]) {
            if (home.has(next)) expect(home.get(next)).toBe(home.get(`${x},${y}`));
          }
        }
      }),
    );
  });

  test('of nothing is empty', () => {
    expect(boundingBox([])).toEqual({ left: 0, top: 0, width: 0, height: 0 });
    expect(connectedAreas(makeGrid([]), () => true)).toEqual([]);
  });
});

describe('options', () => {
  test('what is not given takes its default', () => {
    expect(parseOptions(cities, 3, {})).toEqual({ ok: true, value: { board: 'random', length: 'standard' } });
  });

  test.each([
    [1, {}, 'bad-seats', 'seats'],
    [5, {}, 'bad-seats', 'seats'],
    [2.5, {}, 'bad-seats', 'seats'],
    [3, { length: 'long' }, 'bad-option', 'options.length'],
    [2, { board: 'Paris' }, 'bad-option', 'options.board'],
    [2, { pace: 'fast' }, 'bad-option', 'options.pace'],
  ])('%s seats with %o are refused', (seats, given, code, at) => {
    expect(parseOptions(cities, seats, given)).toMatchObject({ ok: false, refusal: { code, at } });
  });

  test('the long game is for two', () => {
    expect(parseOptions(cities, 2, { length: 'long' }).ok).toBe(true);
  });
});
