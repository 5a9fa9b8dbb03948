import { describe, expect, test } from 'vitest';
import { EMPTY } from '../../../../src/games/sprawlopolis/rules/city-plan.ts';
import { drawn } from '../cities-of-blocks.ts';

/** Every road as its length and how it ends: `|` against a block, `>` at the edge, `o` a loop. */
const roads = (drawing: string) => {
  const { plan, roads: found } = drawn(drawing);
  const sign = (end: number) => (plan.zones[end] === EMPTY ? '>' : '|');
  return found.map(({ cells, ends }) => `${cells.length}${ends.map(sign).sort().join('') || 'o'}`).sort();
};

describe('roads', () => {
  test.each([
    ['none in parks', 'P P / P P', []],
    ['one block long, from edge to edge', 'C-EW', ['1>>']],
    ['dead ends against blocks', 'P C-EW P / I I I', ['1||']],
    ['a block with a road the other way is a dead end, too', 'C-EW R-NS', ['1>>', '1>|']],
    ['run through blocks of any zone', 'C-EW R-EW I-EW', ['3>>']],
    ['around corners', 'C-ES R-SW / I-NS P', ['3>|']],
    ['side by side without meeting', 'C-EW R-EW / I-EW C-EW', ['2>>', '2>>']],
    ['a loop of four', 'C-ES R-SW / I-NE C-NW', ['4o']],
    ['two loops side by side', 'C-ES R-SW C-ES R-SW / I-NE C-NW I-NE C-NW', ['4o', '4o']],
    ['a loop with one block turned is a chain', 'C-ES R-SW / I-NE C-EW', ['4>|']],
    ['a loop cut by a park', 'C-ES R-SW / I-NE P', ['3||']],
    ['around to the side of its own first block', 'C-ES R-SW / I-NS I-NW', ['4>|']],
    ['end at a gap as at the edge', 'C-EW . R-EW / I P C', ['1>>', '1>>']],
  ])('%s', (_, drawing, expected) => {
    expect(roads(drawing)).toEqual(expected);
  });

  test('are listed from one end to the other', () => {
    const { plan, roads: found } = drawn('P I-ES C-EW R-SW / P I-NW P R-NW / P P P P');
    const [cells] = found.map((road) => road.cells);
    expect(found).toHaveLength(1);
    expect(cells).toHaveLength(5);
    for (const [i, cell] of cells!.slice(1).entries()) {
      expect([1, plan.stride]).toContain(Math.abs(cell - cells![i]!));
    }
  });
});
