import { describe, expect, test } from 'vitest';
import { card } from '../../../../src/games/sprawlopolis/rules/content.ts';
import { measure } from '../../../../src/games/sprawlopolis/rules/measure.ts';
import { CARD_NUMBERS, type CardNumber } from '../../../../src/games/sprawlopolis/rules/types.ts';
import { drawn } from '../cities-of-blocks.ts';

type Example = readonly [what: string, drawing: string, points: number];

/** A loop of road around one block. */
const LOOP = 'R-ES C-EW R-SW / I-NS P I-NS / C-NE I-EW R-NW';

/** For each card: cities and what it gives there; the first is the one pictured on the card. */
const ROWS: { readonly [card in CardNumber]: readonly Example[] } = {
  1: [
    [
      'two inside, three to the edge, one of them at both ends',
      `R-NS P    C    I-NS
       I-NS C-ES P    R
       C-NS R-NS I-EW P
       P    C    R-EW I-EW`,
      2 - 3,
    ],
    ['one end at the edge is enough', 'C-EW P / I R', -1],
    ['both ends at the edge count once', 'C-EW R-EW / I P', -1],
    ['an end against a block is inside', 'P C P / I R-EW I / P C P', 1],
    ['a loop has no end', LOOP, 1],
    ['a closed gap is an edge', 'C R I / P . I-EW / C R I / P P P', -1],
    ['no road', 'C P / I R', 0],
  ],
  2: [
    ['rows 3 3 2 1 0, columns 3 0 4 2', 'P C P P / P C P P / P C P C / C C P C / C C C C', 1],
    ['four in a line are too many', 'P P P P / P P P P', 0],
    ['a gap between does not matter', 'P . P P / P P P P', 1],
    ['nothing but shops', 'C C / C C', -4],
  ],
  3: [
    ['a park and a factory', 'P I / C R', 1 - 3],
    ['all of them, grouped or not', 'P I P / C R P / I I P', 4 - 9],
    ['neither', 'C R / R C', 0],
  ],
  4: [
    ['one square of each zone', 'C C P P / C C P P / I I R R / I I R R', 4],
    ['none', 'C P / I R', -8],
    ['one', 'C C / C C', -5],
    ['two overlap in 2 by 3', 'I I I / I I I', -2],
    ['four overlap in 3 by 3', 'R R R / R R R / R R R', 4],
    ['three', 'P P P P / P P P P', 1],
    ['five', 'P P P P P P / P P P P P P', 7],
    ['more than five give no more', 'P P P P P P P / P P P P P P P', 7],
    ['a mixed square is none', 'C C / C P', -8],
  ],
  5: [
    ['shops above and left, a factory right, nothing below', 'P C P / C I I / . . P', 2],
    ['a park beside one spoils it', 'C C P / C I P', 0],
    ['a corner does not', 'P C P / C I C / P C P', 2],
    ['homes spoil it', 'I R / C C', 0],
    ['all factories', 'I I / I I', 8],
  ],
  6: [
    ['8 homes, 2 factories', 'R R R R / R R R R / I I P C', 6],
    ['may be negative', 'R P I / P I I', 1 - 3],
    ['no factory to be seen', 'R R / R P', 3],
    ['no home to be seen', 'I I / C P', -2],
    ['largest groups only', 'R P R / P I P / R R I', 2 - 1],
  ],
  7: [
    [
      'three closed in although a diagonal neighbor is missing, one at the corner',
      `. C R C
       C P P R
       I R P I
       C I R P`,
      3 - 2,
    ],
    ['one open side is enough', 'C P C / I R I', -2],
    ['a closed gap is an edge', 'C C C C / C P . C / C C C C', -2],
    ['in the middle', 'C C C / C P C / C C C', 1],
  ],
  8: [
    ['a factory on two edges of the group costs once', 'R I / R R', -2],
    ['parks and factories around', 'P R R P / I R R P / C P C P', 1 - 2 + 2 + 1],
    ['corners do not touch', 'P C / C R', 0],
    ['the largest group only', 'R R C I / C C I R', 0],
    ['of groups tied the best', 'R R C I / C C I R / P C C R', 0],
    ['of groups tied the best, though it costs', 'R I R / I C R / R R C', -2],
    ['no homes', 'P I / C I', 0],
  ],
  9: [
    ['two meet at a corner, a third only shares an edge', 'I C C / C I I', 2],
    ['edges do not count', 'I I I / C C C', 0],
    ['once, with however many', 'I C I / C I C / I C I', 5],
    ['edge and corner', 'I I / I C', 2],
  ],
  10: [
    ['six of eight in a row', 'C C P C C I C C / R R R R R R R R', 6],
    ['or in a column', 'C P / C I / R C / C R', 3],
    ['gaps do not matter', 'C . C / C P C / P I R', 2],
    ['no shop', 'P I / R R', 0],
  ],
  11: [
    ['one in a line, one at a corner', 'R-EW C-EW R-EW / P P P / R-EW C-SW I / P R-NS I', 4],
    ['the middle home serves two shops', 'R-EW C-EW R-EW C-EW R-EW / P P P P P', 4],
    ['a home without the road is none', 'R-EW C-EW R-NS / P P P', 0],
    ['only directly', 'R-EW C-EW I-EW R-EW / P P P P', 0],
    ['at the end of the road', 'R-EW C-EW / P P', 0],
    ['across the seam of a loop', 'C-ES R-SW / R-NE I-NW', 2],
    ['two shops between homes', 'R-EW C-EW C-EW R-EW / P P P P', 0],
  ],
  12: [
    ['seven sections', 'C-EW I-EW R-EW C-EW I-EW R-EW C-EW / P P P P P P P', 3],
    ['one section', 'C-EW P / I R', 0],
    ['a loop counts all', LOOP, 4],
    ['the longest only', 'C-EW I-EW P / R-EW I-EW C-EW', 1],
    ['no road', 'C P / I R', 0],
  ],
  13: [
    ['three sections from park to park', 'P C-EW I-EW R-EW P / C C C C C', 3],
    ['one end at a park', 'P C-EW I / R R R', 0],
    ['both ends at the same park', 'P C-SW / R-NE I-NW', 0],
    ['two parks of one group', 'P P C-SW / C P I-NW / C C C', 3],
    ['around a corner', 'P I / C-NE P', 3],
    ['a loop never', LOOP, 0],
    ['to the edge', 'P C-EW / R I', 0],
  ],
  14: [
    ['through 12 blocks', 'R-ES C-EW C-EW R-SW / I-NS P P I-NS / I-NS P P I-NS / C-NE I-EW I-EW R-NW', 12],
    ['two loops', 'R-ES C-SW R-ES C-SW / I-NE R-NW I-NE R-NW', 8],
    ['a loop with a gap inside', 'R-ES C-EW R-SW / I-NS . I-NS / C-NE I-EW R-NW', 8],
    ['not closed', 'R-ES C-SW / I-NE R-NS', 0],
    ['around to its own side is not closed', 'C-ES R-SW / I-NS I-NW', 0],
  ],
  15: [
    ['a factory right and one below', 'R I / I C', 2],
    ['no more for three or four', 'C I C / I R I / C I C', 2],
    ['one is too few', 'R I / R C', 0],
    ['corners do not count', 'I C / C R', 0],
    ['each home', 'R I R / I C I', 4],
  ],
  16: [
    ['shop, factory, home; shop, home', 'C-EW I-EW R-EW / P P P / C-EW R-EW I', 4],
    ['once per road', 'C-EW R-EW C-EW R-EW / P P P P', 2],
    ['not from road to road', 'C-EW R-NS / P I', 0],
    ['a loop too', LOOP, 2],
  ],
  17: [
    ['two at corners, one at an edge, one closed in', 'C I P C / R C I I / P I C R', 2 + 2 + 1 + 0],
    ['in the middle', 'P P P / P C P / P P P', 0],
    ['a closed gap is an edge', 'P P P P / P C . P / P P P P', 1],
    ['alone on its card', 'C P / I R', 2],
  ],
  18: [
    ['row of 4 and column of 5 with a gap in it', '. R C / P I P C / . P P / . . P / P R P / C I', 4 + 5],
    ['one card', 'C P / I R', 4],
    ['rows and columns at different places', 'C P I R C / P I R C P / . . . C R / . . . P C', 5 + 4],
  ],
};

describe.each(CARD_NUMBERS)('condition %s', (number) => {
  test.each(ROWS[number])('%s', (_, drawing, points) => {
    const city = drawn(drawing);
    const { points: given, hits } = measure(city, card(number).condition);
    expect(given).toBe(points);
    for (const { cells } of hits) {
      expect(cells.length).toBeGreaterThan(0);
      for (const cell of cells) expect(city.plan.zones[cell]).toBeGreaterThan(0);
    }
    if (number !== 4) expect(hits.reduce((sum, hit) => sum + hit.points, 0)).toBe(points);
  });
});

test('there are cities for every card', () => {
  expect(Object.keys(ROWS)).toHaveLength(18);
  for (const rows of Object.values(ROWS)) expect(rows.length).toBeGreaterThanOrEqual(3);
});
