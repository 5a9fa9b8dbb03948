import { describe, expect, test } from 'vitest';
import { boundingBox } from '#engine';
import { achievements, BOARD_IDS, type BoardId } from '../../../../src/games/cities/rules/content.ts';
import { isArea } from '../../../../src/games/cities/rules/neighborhood.ts';
import { makePlan } from '../../../../src/games/cities/rules/neighborhood-plan.ts';
import { occurrences } from '../../../../src/games/cities/rules/occurrences.ts';
import { scorePosition } from '../../../../src/games/cities/rules/position.ts';
import type { Space } from '../../../../src/games/cities/rules/types.ts';
import { accepted, dice } from '../../../rig/play.ts';
import { randomTown } from '../random-town.ts';

const fulfilled = (board: BoardId, rows: readonly string[]) =>
  accepted(scorePosition({ game: 'cities', board, rows })).fulfilled;

function writeSpace({ land, feature, color, height }: Space): string {
  const built = color ? `${color.charAt(0)}${height}` : '';
  if (isArea(land)) return `${land === 'water' ? '~' : '^'}${feature ? feature.charAt(0) : ''}`;
  if (feature === 'special') return `${land.charAt(0)}*${built}`;
  if (feature === 'monument') return `${land.charAt(0)}m`;
  return built || land.charAt(0);
}

/** The town in the notation of positions. */
function write(spaces: readonly Space[]): string[] {
  const { left, top, width, height } = boundingBox(spaces);
  const rows = Array.from({ length: height }, () => new Array<string>(width).fill('.'));
  for (const space of spaces) rows[space.y - top]?.splice(space.x - left, 1, writeSpace(space));
  return rows.map((row) => row.join(' '));
}

describe('the score of a position says what its neighborhood fulfills', () => {
  test.each<[string, BoardId, string[], string[]]>([
    ['nothing', 'new-york', ['~ r', 'b ^'], []],
    ['one of the three', 'new-york', ['^ ^ ^ ^', '^ ^ r3 b'], ['great-lawn']],
    ['two, in the order of the board', 'new-york', ['r3 b4 y3 g3 r1 b1', '~ ~ ~ ~ ~ ~'], ['skyscrapers', 'avenue']],
    ['those of its own board only', 'venice', ['^ ^ ^ ^', '^ ^ r3 b'], []],
  ])('%s', (_, board, rows, expected) => {
    expect(fulfilled(board, rows)).toEqual(expected);
  });

  test('whether claimed or not', () => {
    const rows = ['^ ^ ^ ^', '^ ^ r3 b'];
    const position = { game: 'cities', board: 'new-york', rows, achievements: { 'great-lawn': 10, avenue: 6 } };
    expect(accepted(scorePosition(position))).toMatchObject({ total: 16, fulfilled: ['great-lawn'] });
  });

  test.each(BOARD_IDS)('as the table of %s asks, in 300 random towns', (board) => {
    const chance = dice(`position ${board}`);
    const seen = new Set<string>();
    for (let i = 0; i < 300; i++) {
      const spaces = randomTown(chance);
      const plan = makePlan(spaces);
      const asked = achievements(board).filter(({ condition, times }) => occurrences(plan, condition).length >= times);
      const found = fulfilled(board, write(spaces));
      expect(found).toEqual(asked.map(({ id }) => id));
      for (const id of found) seen.add(id);
    }
    expect([...seen].sort()).toEqual(
      achievements(board)
        .map(({ id }) => id)
        .sort(),
    );
  });
});
