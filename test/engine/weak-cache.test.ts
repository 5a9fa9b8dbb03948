import { expect, test } from 'vitest';
import { makeWeakCache, memoizeWeakly } from '#engine';

test('what was found out about a value is not found out again', () => {
  const remember = makeWeakCache<object, string, number>();
  const town = {};
  let found = 0;
  const find = () => ++found;
  expect([remember(town, 'a', find), remember(town, 'a', find)]).toEqual([1, 1]);
  expect(remember(town, 'b', find)).toBe(2);
  expect(remember({}, 'a', find)).toBe(3);
});

test('nor where it depends on nothing else', () => {
  let found = 0;
  const number = memoizeWeakly((_: object) => ++found);
  const town = {};
  expect([number(town), number(town), number({})]).toEqual([1, 1, 2]);
});

test('what is nothing much is remembered too', () => {
  let found = 0;
  const shields = memoizeWeakly((_: object) => 0 * ++found);
  const city = {};
  shields(city);
  shields(city);
  expect(found).toBe(1);
});
