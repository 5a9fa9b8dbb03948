import { describe, expect, test } from 'vitest';
import { CARD_IDS, type CardId, card } from '../../../../src/games/cities/rules/content.ts';
import { occurrences } from '../../../../src/games/cities/rules/occurrences.ts';
import { cardPoints } from '../../../../src/games/cities/rules/scoring.ts';
import { planOf } from '../towns.ts';

/** For each card: a neighborhood and how often it fulfills the card; then one that just misses. */
const ROWS: { [card in CardId]: [hit: string, count: number, miss: string] } = {
  'red-buildings': ['r1 r4 b*r2 / r b2 ~', 3, 'r b1 y1 / r*b2 g1 rm'],
  'blue-buildings': ['b1 b b3 / ~ r1 ^', 2, 'b b* ~ / r1 g1 bm'],
  'green-buildings': ['g2 g g1 / ^ r1 ^', 2, 'g ^ ^ / r1 b1 gm'],
  'yellow-buildings': ['y2 y y1 / ^ y1 ^', 3, 'y y ^ / r1 b1 ym'],
  'height-1-by-park': ['^ r1 / b1 ^', 2, '^ r1 ~ / ~ b2 ^ / ^ r1 ~'],
  'height-2': ['r2 b2 y1 / g3 y2 ~', 3, 'r1 b3 / g4 y1'],
  'height-3': ['r3 b2 y3 / g4 ~ ~', 2, 'r2 b4 / g2 y4'],
  'height-4': ['r4 b3 y4 / g4 ~ ~', 3, 'r3 b3 / g3 y'],
  'red-1': ['r1 r1 b*r1 / r2 b1 r', 3, 'r2 r / b1 rm'],
  'yellow-2': ['y2 y2 r*y2 / y1 y3 r2', 3, 'y1 y3 / r2 y'],
  'blue-3': ['b3 b3 r*b3 / b4 b2 r3', 3, 'b2 b4 / r3 b'],
  'green-4': ['g4 g4 r*g4 / g3 g r4', 3, 'g3 g3 / r4 g'],
  'red-by-water': ['~ r2 / r3 ~', 2, '~ r1 / r b2 / ^ r2'],
  'yellow-by-water': ['~ y2 / y3 ~', 2, '~ y1 / y r2 / ^ y2'],
  'blue-by-park': ['^ b2 / b3 ^', 2, '^ b1 / b r2 / ~ b2'],
  'green-by-park': ['^ g2 / g3 ^t', 2, '^ g1 / g r2 / ~ g2'],
  'park-count': ['^ ~ ^ / ^ ~ r / ~ ^ ^', 3, '~ r / b1 ~'],
  'park-large': ['^ ^ r / ^ ~ r / ~ ^ ^', 1, '^ ^ r / ~ ~ ^ / ^ r ^'],
  'park-largest': ['^ ^ r ^ / ^ ~ ~ ^', 3, '~ r / b ~'],
  'park-shore': ['^ ~ / ^ ^', 2, '^ r ~ / ^ r ~'],
  'water-count': ['~ ^ ~ / ~ ^ r / ^ ~ ~', 3, '^ r / b1 ^'],
  'water-large': ['~ ~ r / ~ ^ r / ^ ~ ~', 1, '~ ~ r / ^ r ~'],
  'water-largest': ['~ ~ r ~ / ~ ^ ^ ~', 3, '^ r / b ^'],
  'water-lively': ['~d ~ ~f / r r r / ~s ~d ^', 2, '~d ~d ~ / ^ ^ ^ / ~s ^t ^'],
  'pair-same-height': ['r1 b1 y1 / ~ ~ y1', 2, 'r1 b2 / g ~ / r3 y4'],
  'pair-same-color': ['r1 r3 r2 / ~ ~ b1', 2, 'r1 b1 / r r1 / b2 g1'],
  'pair-step': ['r1 b2 y3 / ~ ~ g4', 2, 'r1 b3 / y1 y3 / r ~'],
  'square-block': ['r1 b1 y1 / g4 y2 b3', 2, 'r1 b1 / g2 y'],
  'line-colors': ['r1 b1 y1 / b1 ~ ~ / y2 ~ ~', 1, 'r1 b1 r1 / b1 g ~ / r1 ~ ~'],
  'line-heights': ['r1 b2 y3 / b3 ~ ~ / y4 ~ ~', 2, 'r1 b2 y1 / b ~ ~ / y3 ~ ~'],
  'line-three': ['r1 r1 r1 / r1 ~ ~ / r1 ~ ~', 1, 'r1 b2 ~ / y1 r ~ / ~ r1 b1'],
  'pair-two-colors': ['r1 b1 / y2 g2', 2, 'r1 r1 / b2 y3 / ~ ~'],
};

describe.each(CARD_IDS)('%s', (id) => {
  const [hit, count, miss] = ROWS[id];

  test('pays for every occurrence', () => {
    const found = occurrences(planOf(hit), card(id).condition);
    expect(found).toHaveLength(count);
    for (const spaces of found) expect(spaces.length).toBeGreaterThan(0);
    expect(cardPoints(planOf(hit), id)).toMatchObject({ count, points: count * card(id).points });
  });

  test('pays nothing for a near miss', () => {
    expect(occurrences(planOf(miss), card(id).condition)).toEqual([]);
  });

  test('pays nothing for a bare start', () => {
    if (id.endsWith('-count') || id.endsWith('-largest') || id === 'park-shore') return;
    expect(occurrences(planOf('r ~ / ^ b'), card(id).condition)).toEqual([]);
  });
});

describe('patterns that share no building', () => {
  test('are chosen so that most of them count', () => {
    const condition = { kind: 'pattern', shape: 'pair', color: 'any', height: 'any', overlap: false } as const;
    // Taking the middle pair first would leave only one; three lie side by side.
    expect(occurrences(planOf('r1 b1 y1 g1 r1 b1'), condition)).toHaveLength(3);
    expect(occurrences(planOf('r1 b1 y1 / ~ g1 ~'), condition)).toHaveLength(1);
    const found = occurrences(planOf('r1 b1 y1 / g1 r1 b1 / y1 g1 r1'), condition);
    expect(found).toHaveLength(4);
    expect(new Set(found.flat()).size).toBe(8);
  });
});
