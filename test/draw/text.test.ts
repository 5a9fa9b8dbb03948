import { expect, test } from 'vitest';
import { LEAST_SIZE, type Scene, TEXT_STYLES, textWidth, wrap, write, writeLines } from '#draw';

/** Every letter is half as wide as it is high. */
const scene: Scene = {
  language: 'en',
  names: [],
  measure: (text, _face, size) => (text.length * size) / 2,
};

test('a style says how a text looks', () => {
  expect(write(scene, 'Roads', { x: 5, y: 7 }, 'name')).toEqual({
    ...{ kind: 'text', text: 'Roads', x: 5, y: 7, align: 'left' },
    ...TEXT_STYLES.name,
  });
});

test('a text stands with its left end, its middle or its right end at a place', () => {
  expect(write(scene, '3', { x: 5, y: 0 }, 'sum')).toMatchObject({ x: 5, align: 'left' });
  expect(write(scene, '3', { center: 5, y: 0 }, 'sum')).toMatchObject({ x: 5, align: 'center' });
  expect(write(scene, '3', { right: 5, y: 0 }, 'sum')).toMatchObject({ x: 5, align: 'right' });
});

test('a tone names the colors of the letters and of the ground', () => {
  expect(write(scene, '3', { x: 0, y: 0 }, 'sum', 'gold on mat')).toMatchObject({ color: '#FFC53D', on: '#3A4468' });
});

test('one setting changed leaves the others of the style', () => {
  const { face, color, size } = TEXT_STYLES.caption;
  expect(write(scene, 'a', { x: 0, y: 0 }, 'caption', { on: '#123456' })).toMatchObject({
    ...{ face, color, size },
    on: '#123456',
  });
});

test('a text too wide becomes smaller, then it is cut, and keeps the number at its end', () => {
  const write36 = (text: string, max: number) => write(scene, text, { x: 0, y: 0, max }, 'name');
  expect(write36('ten signs.', 180)).toMatchObject({ text: 'ten signs.', size: 36 });
  expect(write36('ten signs.', 170)).toMatchObject({ text: 'ten signs.', size: 34 });
  expect(write36('ten signs.', 84)).toMatchObject({ text: 'ten s…', size: LEAST_SIZE });
  expect(write36('Computer 12', 84)).toMatchObject({ text: 'Co… 12', size: LEAST_SIZE });
});

test('an emoji of several code points is cut as one', () => {
  expect(write(scene, '👩‍🚀👩‍🚀👩‍🚀', { x: 0, y: 0, max: 90 }, 'tag').text).toBe('👩‍🚀…');
});

test('lines break between words, and the last one takes what is left', () => {
  expect(wrap(scene, 'one two three four', 'tag', textWidth(scene, 'one two', 'tag'), 2)).toEqual([
    'one two',
    'three…',
  ]);
  expect(wrap(scene, 'one two three', 'tag', 1000, 2)).toEqual(['one two three']);
});

test('lines stand below each other', () => {
  const lines = writeLines(scene, ['one', 'two'], 30, { x: 0, y: 100 }, 'body');
  expect(lines.map(({ text, y }) => [text, y])).toEqual([
    ['one', 100],
    ['two', 130],
  ]);
});
