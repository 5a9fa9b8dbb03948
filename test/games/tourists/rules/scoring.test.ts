import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Score } from '#engine';
import { scorePosition } from '../../../../src/games/tourists/rules/position.ts';
import { rank, scoreCity } from '../../../../src/games/tourists/rules/scoring.ts';
import { SCORING_LEVELS, type ScoringLevel } from '../../../../src/games/tourists/rules/types.ts';
import { accepted } from '../../../rig/play.ts';
import { fieldsOfDrawing, rowsOf } from '../drawing.ts';
import { scoreAgain } from '../second-scorer.ts';

type Spots = readonly (readonly [x: number, y: number])[];
const standing = (spots: Spots) => spots.map(([x, y]) => ({ x, y }));

const pointsIn = (level: ScoringLevel, drawing: string, spots: Spots) =>
  scoreCity(level, fieldsOfDrawing(drawing), standing(spots)).tourists.map(({ points }) => points);

/** Cities of our own with the sums the rulebook prints. */
const FIGURES: [name: string, level: 1 | 2 | 3, spots: Spots, points: number[], total: number, drawing: string][] = [
  [
    'level 1: attractions 1 + 6 + 0, parks 5 + 2, a terrace 0',
    1,
    // biome-ignore format: in the rulebook's order, A to F
    [[0, 0], [0, 2], [3, 3], [2, 0], [6, 3], [4, 4]],
    [1, 6, 0, 5, 2, 0],
    14,
    `A T P P T W T W
     T T P P P W W W
     A A A T T T W W
     T A A A T P P T
     W W T T T T T W
     T W A T W T W A
     P T W W T P T W
     T W T P W T W T`,
  ],
  [
    'level 2: terraces 4 + 2 + 3 + 1, two waters seen twice',
    2,
    // biome-ignore format: in the rulebook's order, A to D
    [[6, 4], [0, 0], [3, 0], [0, 7]],
    [4, 2, 3, 1],
    10,
    `T W W T A P A P
     P A P W P A P A
     A P A P A P A P
     P A P A P A W A
     A P A P A W T W
     P A P A P A W A
     A P A P A P A P
     T W P A P A P A`,
  ],
  [
    'level 3: attractions 3 + 11 + 0 + 2, a terrace shared',
    3,
    // biome-ignore format: in the rulebook's order, A to D
    [[0, 0], [3, 3], [6, 4], [3, 0]],
    [3, 11, 0, 2],
    16,
    `A A T A P W P W
     P W P P W P W P
     W P W P P W P W
     P W T A A T P W
     W P P A A A A T
     P W P T A P W P
     W P W P P W P W
     P W P W P W P W`,
  ],
  [
    'level 3: parks 3 + 9, a water shared',
    3,
    // biome-ignore format: in the rulebook's order, A and B
    [[1, 0], [4, 1]],
    [3, 9],
    12,
    `P P W P P T A T
     T A T P P W T A
     A T W P W A T A
     T A T A T A A T
     A T A T A T T A
     T A T A T A A T
     A T A T A T T A
     T A T A T A A T`,
  ],
  [
    'level 3: terraces 6 + 1 + 3 + 3, a water and a park seen twice',
    3,
    // biome-ignore format: in the rulebook's order, A to D
    [[0, 0], [0, 6], [2, 6], [3, 2]],
    [6, 1, 3, 3],
    13,
    `T W P P W A T A
     P A A W A T A T
     W A A T P A T A
     A T A A T A T A
     T A P T A T A T
     A T W A T A T A
     T W T A A T A T
     A T A T T A T A`,
  ],
];

describe('the sums of the rulebook', () => {
  test.each(FIGURES)('%s', (_, level, spots, points, total, drawing) => {
    const city = rowsOf(drawing);
    const scored = accepted(scorePosition({ game: 'tourists', level, city, tourists: standing(spots) }));
    expect(scored).toEqual({ tourists: spots.map(([x, y], i) => ({ x, y, points: points[i] })), total });
  });
});

describe('zones', () => {
  test.each([
    ['an attraction pays for every field of its zone', 'AA/AT', [[0, 0]], [3]],
    ['a park pays for every field of its zone', 'PP/WP', [[1, 1]], [3]],
    ['corners do not join fields', 'AP/PA', [[0, 0]], [1]],
    ['attractions and parks do not join', 'AP/AP', [[0, 0]], [2]],
    ['a zone without a tourist pays nothing', 'AA/PP', [], []],
    [
      'of two in one zone the first scores',
      'AAA/TTT',
      [
        [2, 0],
        [0, 0],
      ],
      [3, 0],
    ],
    [
      'two zones of a kind pay for one each',
      'AAT/TTA',
      [
        [2, 1],
        [0, 0],
      ],
      [1, 2],
    ],
    ['a terrace pays nothing on level 1', 'TW/WP', [[0, 0]], [0]],
  ] as [string, string, Spots, number[]][])('%s', (_, drawing, spots, points) => {
    expect(pointsIn('1', drawing, spots)).toEqual(points);
  });

  test.each(['1', '2'] as const)('neighbors pay nothing on level %s', (level) => {
    expect(pointsIn(level, 'TAT/WPW', [[1, 0]])).toEqual([1]);
    expect(pointsIn(level, 'TAT/WPW', [[1, 1]])).toEqual([1]);
  });

  test.each([
    ['terraces beside attractions count', 'TAT/PTP', [[1, 0]], [4]],
    ['a terrace beside two fields of a zone counts once', 'AA/AT', [[0, 0]], [4]],
    ['a terrace at a corner does not', 'AP/PT', [[0, 0]], [1]],
    [
      'a terrace counts with a tourist on it, too',
      'AT/PP',
      [
        [0, 0],
        [1, 0],
      ],
      [2, 1],
    ],
    [
      'a terrace counts for both zones it borders',
      'ATA/PPP',
      [
        [0, 0],
        [2, 0],
      ],
      [2, 2],
    ],
    ['waters beside parks count', 'WPW/AWA', [[1, 0]], [4]],
    [
      'a water counts for both parks it borders',
      'PWP/TTT',
      [
        [0, 0],
        [2, 0],
      ],
      [2, 2],
    ],
    ['water beside attractions and terraces beside parks do not count', 'WAT/TPA', [[1, 1]], [1]],
  ] as [string, string, Spots, number[]][])('on level 3 %s', (_, drawing, spots, points) => {
    expect(pointsIn('3', drawing, spots)).toEqual(points);
  });
});

describe('views', () => {
  test.each([
    ['2', 'run straight on over water', 'TWWW', 3],
    ['2', 'go in all four directions', 'AWA/WTW/AWA', 4],
    ['2', 'end at the first field that is no water', 'TWPW', 1],
    ['2', 'do not begin behind a park', 'TPWW', 0],
    ['2', 'do not go round corners', 'TAW/WWW', 1],
    ['2', 'end at another terrace', 'TWTW', 1],
    ['3', 'run over water and parks', 'TWPWP', 4],
    ['3', 'show a park right beside the terrace', 'TPPA', 2],
    ['3', 'end at attractions', 'TPAW', 1],
    ['3', 'end at terraces', 'TPTP', 1],
  ] as const)('on level %s %s', (level, _, drawing, points) => {
    const fields = fieldsOfDrawing(drawing);
    const { x, y } = fields.find(({ kind }) => kind === 'terrace')!;
    expect(pointsIn(level, drawing, [[x, y]])).toEqual([points]);
  });

  test('a park counts with a tourist in it, and two may see the same', () => {
    expect(
      pointsIn('3', 'TPWT', [
        [0, 0],
        [1, 0],
        [3, 0],
      ]),
    ).toEqual([2, 2, 2]);
  });
});

const LETTERS = ['A', 'P', 'T', 'W'];
const drawings = fc.array(fc.string({ unit: fc.constantFrom(...LETTERS), minLength: 8, maxLength: 8 }), {
  minLength: 8,
  maxLength: 8,
});
const spots = fc.uniqueArray(fc.nat(63), { maxLength: 9 });

describe('random cities', () => {
  test.each(SCORING_LEVELS)(
    'on level %s score as the second scorer says, and one point for each field named',
    (level) => {
      fc.assert(
        fc.property(drawings, spots, fc.uniqueArray(fc.nat(15), { maxLength: 5 }), (rows, places, holes) => {
          const isHole = (i: number) => holes.includes(4 * (i >> 4) + ((i % 8) >> 1));
          const built = fieldsOfDrawing(rows.join('/')).filter(({ x, y }) => !isHole(8 * y + x));
          const cells = built.map(({ x, y }) => ({ x, y, letter: rows[y]![x]! }));
          const standing = cells.filter(({ x, y, letter }) => places.includes(8 * y + x) && letter !== 'W');
          const scored = scoreCity(level, built, standing);
          expect(scored.tourists.map(({ points }) => points)).toEqual(scoreAgain(Number(level), cells, standing));
          for (const { points, zone, beside, seen } of scored.tourists) {
            expect(zone.length + beside.length + seen.length).toBe(points);
          }
        }),
        { numRuns: 200 },
      );
    },
  );

  test('score no less on a higher level', () => {
    fc.assert(
      fc.property(drawings, spots, (rows, places) => {
        const fields = fieldsOfDrawing(rows.join('/'));
        const standing = fields.filter(({ kind }, i) => places.includes(i) && kind !== 'water');
        const [one, two, three] = SCORING_LEVELS.map((level) => scoreCity(level, fields, standing).total);
        expect(one).toBeLessThanOrEqual(two!);
        expect(two).toBeLessThanOrEqual(three!);
      }),
    );
  });
});

describe('ranking', () => {
  const score = (...points: number[]): Score => ({
    total: points.reduce((a, b) => a + b, 0),
    parts: [
      {
        key: 'park',
        count: points.length,
        points: 0,
        parts: points.map((each) => ({ key: 'tourist', count: 1, points: each, parts: [] })),
      },
    ],
  });

  test.each([
    ['most points win', [score(5, 5), score(12), score(6, 5)], [[1], [2], [0]]],
    ['a tie goes to the best tourist', [score(5, 5), score(3, 7), score(6, 4)], [[1], [2], [0]]],
    ['then to the second best', [score(6, 2, 2), score(4, 6), score(6, 3, 1)], [[1], [2], [0]]],
    ['tourists without points change nothing', [score(6, 4, 0), score(4, 6)], [[0, 1]]],
    ['all alike share the place', [score(6, 4), score(9), score(4, 6)], [[0, 2], [1]]],
    ['one alone is first', [score(3)], [[0]]],
  ])('%s', (_, scores, ranking) => {
    expect(rank(scores)).toEqual(ranking);
  });
});
