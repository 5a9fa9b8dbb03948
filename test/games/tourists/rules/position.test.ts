import { describe, expect, test } from 'vitest';
import { scorePosition } from '../../../../src/games/tourists/rules/position.ts';

const position = {
  game: 'tourists',
  level: 3,
  city: ['TAAPTWTP', 'WWPPTTAA', 'AAPTWWTP', 'TTAAPPWW', 'PWTAAPTW', 'TPWWAATP', 'APTWPTAW', 'WTPAATPP'],
  tourists: [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 2, y: 0 },
  ],
};

describe('a position', () => {
  test('is scored tourist by tourist in the order given, of two in a zone the first', () => {
    expect(JSON.stringify(scorePosition(position))).toBe(
      '{"ok":true,"value":{"tourists":[{"x":0,"y":0,"points":1},{"x":1,"y":0,"points":3},{"x":2,"y":0,"points":0}],"total":4}}',
    );
  });

  test('may have no tourists, or one on every field but water', () => {
    expect(scorePosition({ ...position, tourists: [] })).toEqual({
      ok: true,
      value: { tourists: [], total: 0 },
    });
    const everywhere = position.city.flatMap((row, y) =>
      [...row].flatMap((letter, x) => (letter === 'W' ? [] : [{ x, y }])),
    );
    expect(scorePosition({ ...position, tourists: everywhere }).ok).toBe(true);
  });

  test.each([
    ['another game', { game: 'cities' }, 'game', /tourists/],
    ['another level', { level: 4 }, 'level', /1.*2.*3/],
    ['a level in words', { level: '3' }, 'level', /1.*2.*3/],
    ['too few rows', { city: position.city.slice(1) }, 'city', /8/],
    ['too many rows', { city: [...position.city, 'AAAAAAAA'] }, 'city', /8/],
    ['a short row', { city: position.city.with(2, 'AAPTWWT') }, 'city[2]', /8 letters of A, P, T, W/],
    ['a strange letter', { city: position.city.with(7, 'AAPTXWTP') }, 'city[7]', /8 letters of A, P, T, W/],
    ['small letters', { city: position.city.with(0, 'aaptwwtp') }, 'city[0]', /8 letters of A, P, T, W/],
    ['a tourist outside', { tourists: [{ x: 0, y: 8 }] }, 'tourists[0].y', /7/],
    ['a tourist between fields', { tourists: [{ x: 0.5, y: 1 }] }, 'tourists[0].x', /int/],
    ['a tourist nowhere', { tourists: [{ x: 1 }] }, 'tourists[0].y', /./],
    [
      'a tourist on water',
      {
        tourists: [
          { x: 0, y: 0 },
          { x: 5, y: 0 },
        ],
      },
      'tourists[1]',
      /water/,
    ],
    [
      'two on a field',
      {
        tourists: [
          { x: 3, y: 0 },
          { x: 0, y: 0 },
          { x: 3, y: 0 },
        ],
      },
      'tourists[2]',
      /same field as tourists\[0\]/,
    ],
    ['no tourists given', { tourists: undefined }, 'tourists', /./],
    ['something more', { color: 'red' }, '', /color/],
  ])('with %s is refused by the field’s name', (_, change, at, detail) => {
    const result = scorePosition({ ...position, ...change });
    expect(result).toMatchObject({ ok: false, refusal: { code: 'bad-file', at } });
    expect(result.ok ? '' : result.refusal.detail).toMatch(detail);
  });
});
