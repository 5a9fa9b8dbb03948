import { describe, expect, test } from 'vitest';
import { landmarksOf, rotateFace } from '../../../../src/games/tourists/rules/city.ts';
import { type Face, TILE_IDS, TILES } from '../../../../src/games/tourists/rules/content.ts';
import { KINDS, ROTATIONS } from '../../../../src/games/tourists/rules/types.ts';

const faces = Object.values(TILES);
const count = (face: Face, kind: string) => face.filter((field) => field === kind).length;
const sideBySide = ([a, b, c, d]: Face, kind: string) =>
  [
    [a, b],
    [c, d],
    [a, c],
    [b, d],
  ].some((pair) => pair.every((field) => field === kind));

describe('tiles', () => {
  test('are 24, numbered from 1', () => {
    expect(TILE_IDS).toEqual(Array.from({ length: 24 }, (_, i) => i + 1));
  });

  test('show each kind on 24 fields', () => {
    for (const kind of KINDS) expect(faces.reduce((sum, face) => sum + count(face, kind), 0)).toBe(24);
  });

  test('never show a kind more than twice, and hold every mix of kinds', () => {
    const mixes = faces.map((face) => KINDS.map((kind) => count(face, kind)).join(''));
    expect(mixes.join('')).not.toMatch(/[34]/);
    expect(new Set(mixes).size).toBe(19);
    expect(mixes.filter((mix) => mix === '1111')).toHaveLength(6);
  });

  test('are all different, however they are turned', () => {
    const names = faces.map((face) => ROTATIONS.map((turn) => rotateFace(face, turn).join()).sort()[0]);
    expect(new Set(names).size).toBe(24);
  });

  test.each([
    ['attraction', 6, 6],
    ['park', 3, 6],
    ['water', 4, 6],
    ['terrace', 3, 6],
  ])('%s: of the pairs on a tile %s of %s lie side by side', (kind, beside, pairs) => {
    const twice = faces.filter((face) => count(face, kind) === 2);
    expect([twice.filter((face) => sideBySide(face, kind)).length, twice.length]).toEqual([beside, pairs]);
  });
});

test('two attractions of a tile are one landmark across both fields', () => {
  const [big, small] = landmarksOf([
    { tile: 7, x: 0, y: 0, turn: 1 },
    { tile: 1, x: 1, y: 1, turn: 0 },
    { tile: 24, x: 2, y: 0, turn: 0 },
  ]);
  expect(big).toEqual({
    tile: 7,
    fields: [
      { x: 1, y: 0 },
      { x: 1, y: 1 },
    ],
  });
  expect(small).toEqual({ tile: 1, fields: [{ x: 2, y: 2 }] });
});
