import { expect, test } from 'vitest';
import { makeWeakCache, memoizeWeakly } from '#engine';

test('a result is computed once per object and key', () => {
  const remember = makeWeakCache<object, string, number>();
  const town = {};
  let found = 0;
  const find = () => ++found;
  expect([remember(town, 'a', find), remember(town, 'a', find)]).toEqual([1, 1]);
  expect(remember(town, 'b', find)).toBe(2);
  expect(remember({}, 'a', find)).toBe(3);
});

test('a memoized function computes once per object', () => {
  let found = 0;
  const number = memoizeWeakly((_: object) => ++found);
  const town = {};
  expect([number(town), number(town), number({})]).toEqual([1, 1, 2]);
});

test('a result of 0 is cached, too', () => {
  let found = 0;
  const shields = memoizeWeakly((_: object) => 0 * ++found);
  const city = {};
  shields(city);
  shields(city);
  expect(found).toBe(1);
});
