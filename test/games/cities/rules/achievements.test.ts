import { describe, expect, test } from 'vitest';
import { type Achievement, type AchievementId, BOARD_IDS, BOARDS } from '../../../../src/games/cities/rules/content.ts';
import { occurrences } from '../../../../src/games/cities/rules/occurrences.ts';
import { progress } from '../../../../src/games/cities/rules/progress.ts';
import { endTurn } from '../../../../src/games/cities/rules/turn.ts';
import type { Row } from '../../../../src/games/cities/rules/types.ts';
import { begun } from '../match.ts';
import { planOf, spacesOf } from '../towns.ts';

/** For each achievement: a neighborhood that fulfills it, and one that just misses. */
const ROWS: { [id in AchievementId]: [hit: string, miss: string] } = {
  'great-lawn': ['^ ^ ^t / ^ ^ ^', '^ ^ ^t / ^ ^ ~ / r r ^ / r ^ ^'],
  skyscrapers: ['r3 b4 / y3 g3', 'r3 b4 / y3 g2'],
  avenue: ['r1 b2 g1 y1 b4 r1', 'r1 b2 g1 y1 b4 r'],
  beachfront: [
    '~ r1 ~ r1 ~ r1 / r1 ~ r1 ~ r1 ~ / ~ r1 ~ r1 ~ r1 / r1 ~ r1 ~ r1 ~',
    '~ r1 ~ r1 ~ r1 / r1 ~ r1 ~ r1 ~ / ~ r1 ~ r1 ~ r1 / r1 ~ r ~ ^ r1',
  ],
  carnival: ['^ r1 ^ b2 / ^ y3 ^ g4', '^ r1 ^ b2 / ^ y3 ^ y4'],
  lookouts: ['r4 b4 / y4 g1', 'r4 b4 / y3 g3'],
  'harbour-heights': ['r1 ~ b2 / r3 ~ b4', 'r1 ~ b2 / r3 ^ b1 / ^ ~ b4'],
  bay: ['~ ~ ~ ~ / ~ ~ ~ ^', '~ ~ ~ ~ / ~ ~ ^ ^ / ^ ^ ^ ~'],
  'botanic-garden': ['^t ^ ^f / ^ ^k ~', '^t ^ ^t / ^ ^k ~ / ~ ~ ^f'],
  'grand-canal': ['^ ~ ^ ^ ^ ^ / ~ ~ ~ ~ ~ ~', '^ ~ ^ ^ ^ ^ / ~ ~ ~ ~ ~ ^'],
  bridges: ['~ r1 ~ / b1 ~ y1 / ~ g1 ~ / r ~ b1', '~ r1 ~ / b1 ~ y1 / ~ g1 ~ / r ~ b'],
  regatta: ['~d ~ ~f / ^ ^ ^ / ~s ~l ^', '~d ~ ~f / ^ ^ ^ / ~s ~s ^'],
  'city-block': ['r1 b1 y1 / r1 b1 y1', 'r1 b1 y1 / r1 b1 y'],
  'garden-mosaic': ['r1 ^ b1 / y1 ^ g1', 'r1 ^ b1 / y1 ^ g / ~ ~ g1'],
  promenade: ['r1 b2 g1 y1', 'r1 b2 g1 r1'],
  hillside: ['r2 b2 r3 / b2 r4 b2 / r2 b2 r2', 'r2 b2 r3 / b2 r4 b2 / r2 b2 r1'],
  'tram-climb': ['r1 b2 y3 g4', 'r1 b2 y3 g3'],
  waterfront: ['r1 ~ b1 / y1 ~ g1', 'r1 ~ b1 / y1 ~ r1 / g1 ^ ~'],
  'old-town': ['r1 b1 r1 b1 r1 / b1 r1 b1 r1 b1 / r1 b1 r1 b1 r2', 'r1 b1 r1 b1 r1 / b1 r1 b1 r1 b1 / r1 b1 r1 b2 r2'],
  'floating-gardens': ['^ ^ ^ ^ / ~ ~ ~ ~ / ^ ^ ^ ^ / ~ ~ ~ ^', '^ ^ ^ ^ / ~ ~ ~ ~ / ^ ^ ^ ^ / r r r ^'],
  'painted-houses': ['r1 r r* r4 / r r2 b* r', 'r1 r r* r4 / r r2 b*b1 r'],
  'dense-centre': ['r1 b1 r1 / b1 r1 b1 / r1 b1 r1', 'r1 b1 r1 / b1 r1 b1 / r1 b1 r'],
  'leafy-barrios': [
    '^ r1 ^ r1 ^ r1 / r1 ^ r1 ^ r1 ^ / ^ r1 ^ r1 ^ r1 / r1 ^ r1 ^ r1 ^',
    '^ r1 ^ r1 ^ r1 / r1 ^ r1 ^ r1 ^ / ^ r1 ^ r1 ^ r1 / r1 ^ r ^ ~ r1',
  ],
  'two-lakes': ['~ ~ ~ ~ / r r r r / ~ ~ ~ ~', '~ ~ ~ ~ / r r r r / ~ ~ ~ ^'],
};

const fulfilled = (drawing: string, { condition, times }: Achievement) =>
  occurrences(planOf(drawing), condition).length >= times;
const share = (drawing: string, achievement: Achievement) => {
  const { have, need } = progress(planOf(drawing), achievement);
  return have / need;
};

const all: Achievement[] = Object.values(BOARDS).flatMap((rows) => [...rows]);

describe.each(all.map((achievement) => [achievement.id, achievement] as const))('%s', (id, achievement) => {
  const [hit, miss] = ROWS[id];

  test('is fulfilled', () => expect(fulfilled(hit, achievement)).toBe(true));
  test('is just missed', () => expect(fulfilled(miss, achievement)).toBe(false));
  test('is further along where it is fulfilled', () => {
    expect(share(hit, achievement)).toBe(1);
    expect(share(miss, achievement)).toBeLessThan(1);
    expect(share('~ r / b ^', achievement)).toBeLessThan(1);
  });
});

/** What can bring the last thing an achievement lacks, by the words of the rules. */
const BROUGHT_BY: { [id in AchievementId]: readonly Row[] } = {
  'great-lawn': ['tiles'],
  skyscrapers: ['pieces'],
  avenue: ['pieces'],
  beachfront: ['pieces', 'tiles'],
  carnival: ['pieces', 'tiles'],
  lookouts: ['pieces'],
  'harbour-heights': ['pieces', 'tiles'],
  bay: ['tiles'],
  'botanic-garden': ['features', 'tiles'],
  'grand-canal': ['tiles'],
  bridges: ['pieces', 'tiles'],
  regatta: ['features', 'tiles'],
  'city-block': ['pieces'],
  'garden-mosaic': ['pieces', 'tiles'],
  promenade: ['pieces'],
  hillside: ['pieces'],
  'tram-climb': ['pieces'],
  waterfront: ['pieces', 'tiles'],
  'old-town': ['pieces'],
  'floating-gardens': ['tiles'],
  'painted-houses': ['pieces', 'features', 'tiles'],
  'dense-centre': ['pieces'],
  'leafy-barrios': ['pieces', 'tiles'],
  'two-lakes': ['tiles'],
};

const ways = BOARD_IDS.flatMap((board) =>
  BOARDS[board].flatMap(({ id }, achievement) =>
    BROUGHT_BY[id].map((row) => ({ board, id, achievement, row, drawing: ROWS[id][0] })),
  ),
);

test.each(ways)('$id is claimed in the turn in which $row bring it', ({ board, achievement, row, drawing }) => {
  const { state } = begun(3, { board, length: 'standard' });
  const seat = state.active!;
  const work = { row, slot: 0, taken: [], hand: [], placed: [] } as const;
  const after = endTurn({ ...state, work }, seat, { ...state.towns[seat]!, spaces: spacesOf(drawing) });
  const value = BOARDS[board][achievement]!.values[0];
  expect(after.last!.claims).toContainEqual({ achievement, value });
  expect(after.rings[achievement]).toEqual([seat, null, null]);
});

describe('wording of achievements', () => {
  const [lawn, skyscrapers] = BOARDS['new-york'];
  const painted = BOARDS['mexico-city'][2];

  test('adjacent means side by side, not corner to corner', () => {
    expect(fulfilled('^ ^ ^ ~ / ~ ~ ~ ^ / ~ ~ ^ ^', lawn)).toBe(false);
  });

  test('numbers are minimums', () => {
    expect(fulfilled('^ ^ ^ ^ / ^ ^ ^ ^', lawn)).toBe(true);
    expect(fulfilled('r3 b4 y3 / g3 r4 b3', skyscrapers)).toBe(true);
  });

  test('an empty special space counts as building land of any color, a built one as its building', () => {
    expect(fulfilled('r r r r / r* b* g* y*', painted)).toBe(true);
    expect(fulfilled('r r r r / r* b* g* y*b1', painted)).toBe(false);
  });

  test('a monument is no building land', () => {
    expect(fulfilled('r r r r / r r r rm', painted)).toBe(false);
  });
});
