import { describe, expect, test } from 'vitest';
import { itemAt, maxBy, rankSeats, required } from '#engine';

describe('checked access', () => {
  test('returns the value, also if it is falsy', () => {
    expect(required(0, 'number')).toBe(0);
    expect(required('', 'text')).toBe('');
    expect(itemAt([null, false], 0)).toBeNull();
    expect(itemAt([null, false], 1)).toBe(false);
  });

  test('throws if the value is missing', () => {
    expect(() => required(null, 'turn being prepared')).toThrow('no turn being prepared');
    expect(() => required(undefined, 'card 19')).toThrow('no card 19');
    expect(() => itemAt(['a', 'b'], 2)).toThrow('nothing at 2 of 2');
    expect(() => itemAt(['a', 'b'], -1)).toThrow('nothing at -1 of 2');
    expect(() => maxBy([], () => 0)).toThrow('nothing at 0 of 0');
  });
});

describe('maxBy', () => {
  test.each([
    ['is the one with the highest value', [3, 7, 5], 1],
    ['is the earliest of several', [3, 7, 7], 1],
    ['is the first where nothing is worth anything', [-Infinity, -Infinity], 0],
  ])('%s', (_, values, expected) => {
    expect(maxBy([...values.keys()], (i) => itemAt(values, i))).toBe(expected);
  });
});

describe('seats are ranked', () => {
  const byPoints = (a: number, b: number) => b - a;

  test.each([
    ['best first', [10, 30, 20], [[1], [2], [0]]],
    [
      'those who are level share a place, in the order of their seats',
      [20, 30, 20, 30],
      [
        [1, 3],
        [0, 2],
      ],
    ],
    ['one alone', [5], [[0]]],
  ])('%s', (_, points, expected) => {
    expect(rankSeats(points, byPoints)).toEqual(expected);
  });
});
