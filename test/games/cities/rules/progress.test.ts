import { describe, expect, test } from 'vitest';
import { type Achievement, type AchievementId, BOARDS } from '../../../../src/games/cities/rules/content.ts';
import { makePlan } from '../../../../src/games/cities/rules/neighborhood-plan.ts';
import { occurrences } from '../../../../src/games/cities/rules/occurrences.ts';
import { progress } from '../../../../src/games/cities/rules/progress.ts';
import { dice } from '../../../rig/play.ts';
import { randomTown } from '../random-town.ts';
import { planOf } from '../towns.ts';

const ALL: readonly Achievement[] = Object.values(BOARDS).flatMap((board) => [...board]);
const TOWNS = 4000;

const told = (drawing: string, id: AchievementId) => {
  const achievement = ALL.find((candidate) => candidate.id === id);
  if (!achievement) throw new Error(id);
  const { have, need } = progress(planOf(drawing), achievement);
  return `${have}/${need}`;
};

test(`is complete exactly where the achievement is fulfilled, in ${TOWNS} random towns`, () => {
  const chance = dice('progress');
  const plans = Array.from({ length: TOWNS }, () => makePlan(randomTown(chance)));
  for (const achievement of ALL) {
    const { id, condition, times } = achievement;
    const rows = plans.map((plan) => ({
      ...progress(plan, achievement),
      fulfilled: occurrences(plan, condition).length >= times,
    }));
    expect(rows.filter(({ have, need, fulfilled }) => (have === need) !== fulfilled)).toEqual([]);
    expect(rows.filter(({ have, need }) => have < 0 || have > need || !Number.isInteger(have))).toEqual([]);
    // Otherwise the towns would prove nothing.
    expect(rows.filter(({ fulfilled }) => fulfilled).length, `${id} fulfilled`).toBeGreaterThan(10);
    expect(rows.filter(({ have, need }) => have === need - 1).length, `${id} almost`).toBeGreaterThan(10);
  }
});

test('of buildings in one color, only those of the most frequent color count', () => {
  const achievement = ALL.find(({ id }) => id === 'city-block')!;
  const rule = { kind: 'pattern', shape: 'pair', color: 'same', height: 'any', overlap: true } as const;
  const inOneColor: Achievement = { ...achievement, condition: rule, times: 1 };
  expect(progress(planOf('r1 b1'), inOneColor)).toEqual({ have: 1, need: 2 });
  expect(progress(planOf('r1 r2'), inOneColor)).toEqual({ have: 2, need: 2 });
});

describe('tells what is there and what is missing', () => {
  test.each<[AchievementId, string, string, string]>([
    ['regatta', 'one lake with two features is half of it', '~d ~s ^ / ^ ^ ^', '2/4'],
    ['regatta', 'a second lake with one feature is one more', '~d ~s ^ / ^ ^ ~f', '3/4'],
    ['regatta', 'a third feature in one lake is none for the other', '~d ~s ~f / ^ ^ ^', '2/4'],
    ['regatta', 'two lakes with two features each', '~d ~s ^ / ^ ^ ~f / ^ ^ ~d', '4/4'],
    ['carnival', 'four heights in one color are one', '^ r1 ^ r2 / ^ r3 ^ r4', '1/4'],
    ['carnival', 'four heights in three colors are three', '^ r1 ^ b2 / ^ y3 ^ y4', '3/4'],
    ['carnival', 'the colors are shared out so that most heights count', '^ r1 ^ b1 / ^ r2 ^ ~', '2/4'],
    ['carnival', 'four colors in three heights are three', '^ r1 ^ b2 / ^ y3 ^ g3', '3/4'],
    ['carnival', 'four heights in four colors', '^ r1 ^ b2 / ^ y3 ^ g4', '4/4'],
    ['grand-canal', 'six spaces do not cross a neighborhood of eight', '~ ~ ~ ~ ~ ~ r r / r r r r r r r r', '6/8'],
    ['grand-canal', 'four spaces cross one that is too small', '~ ~ ~ ~ / r r r r', '4/6'],
    ['grand-canal', 'from edge to edge', '~ ~ ~ ~ ~ ~ / r r r r r r', '6/6'],
    ['city-block', 'one square is half of it', 'r1 b1 / y1 g1', '4/8'],
    ['city-block', 'a square shares two buildings with the one begun beside it', 'r1 b1 y / y1 g1 b', '6/8'],
    ['city-block', 'no square is begun where a monument stands', 'r1 b1 y / y1 g1 bm', '4/8'],
    ['city-block', 'two squares', 'r1 b1 y1 / y1 g1 b1', '8/8'],
    ['tram-climb', 'one stair is half of it', 'r1 b2 y3', '3/6'],
    ['tram-climb', 'a stair shares two buildings with the one begun above it', 'r1 b2 y3 g3', '5/6'],
    ['tram-climb', 'three heights in the wrong order are no stair', 'r1 b3 y2 / ~ ~ ~', '2/6'],
    ['tram-climb', 'two stairs', 'r1 b2 y3 g4', '6/6'],
  ])('%s: %s', (id, _, drawing, expected) => {
    expect(told(drawing, id)).toBe(expected);
  });
});
