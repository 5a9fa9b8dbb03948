import { expect, test } from 'vitest';
import {
  type Block,
  card,
  column,
  drawing,
  grow,
  LEAST_SIZE,
  label,
  PAPER,
  pad,
  pill,
  type Rect,
  rect,
  row,
  type Scene,
  type Shape,
} from '#draw';

/** Every letter is half as wide as it is high. */
const scene: Scene = {
  language: 'en',
  names: [],
  measure: (text, _face, size) => (text.length * size) / 2,
};

/** A drawing that keeps where it was drawn. */
function kept(w: number, h: number): { block: Block; at: Rect[] } {
  const at: Rect[] = [];
  const draw = (room: Rect) => {
    at.push(room);
    return [];
  };
  return { block: { ...drawing(w, h, draw), draw }, at };
}

const texts = (shapes: readonly Shape[]) => shapes.filter((shape) => shape.kind === 'text');

test('a row is as wide as its parts and its gaps, and as high as the highest', () => {
  expect(row([drawing(30, 10, () => []), drawing(20, 40, () => [])], 6)).toMatchObject({ w: 56, h: 40, least: 56 });
});

test('a row places its parts side by side, each as high as the row', () => {
  const [a, b] = [kept(30, 10), kept(20, 40)];
  row([a.block, b.block], 6).draw({ x: 100, y: 200, w: 56, h: 40 });
  expect([...a.at, ...b.at]).toEqual([
    { x: 100, y: 200, w: 30, h: 40 },
    { x: 136, y: 200, w: 20, h: 40 },
  ]);
});

test('what grows shares the room left over', () => {
  const [a, b, c] = [kept(30, 10), kept(20, 10), kept(10, 10)];
  row([a.block, grow(b.block), grow(c.block, 2)]).draw({ x: 0, y: 0, w: 90, h: 10 });
  expect([a, b, c].map(({ at }) => at[0]?.w)).toEqual([30, 30, 30]);
});

test('an empty space that grows pushes what follows to the right', () => {
  const last = kept(20, 10);
  row([drawing(30, 10, () => []), grow(), last.block]).draw({ x: 0, y: 0, w: 100, h: 10 });
  expect(last.at).toEqual([{ x: 80, y: 0, w: 20, h: 10 }]);
});

test('an over-full row shrinks its labels, never its drawings', () => {
  const fixed = kept(50, 10);
  const name = label(scene, 'Maximilian', 'name');
  const tall = row([fixed.block, name], 10);
  const [text] = texts(tall.draw({ x: 0, y: 0, w: 210, h: 45 }));
  expect(name.w).toBe(180);
  expect(fixed.at[0]?.w).toBe(50);
  expect(text).toMatchObject({ text: 'Maximilian', x: 60, size: 30 });
});

test('several labels give way in proportion to what they have, down to their first letter', () => {
  const names = ['Maximilian', 'Ann'].map((name) => label(scene, name, 'tag'));
  const full = row(names, 10);
  expect(full.least).toBe(2 * LEAST_SIZE + 10);
  const shapes = texts(full.draw({ x: 0, y: 0, w: full.least, h: 35 }));
  expect(shapes.map(({ text, x }) => [text, x])).toEqual([
    ['M…', 0],
    ['A…', 38],
  ]);
});

test('every part lies on whole pixels', () => {
  const parts = Array.from({ length: 7 }, () => kept(10, 10));
  row(parts.map(({ block }) => grow(block))).draw({ x: 0, y: 0, w: 100, h: 10 });
  const rooms = parts.flatMap(({ at }) => at);
  expect(rooms.every(({ x, w }) => Number.isInteger(x) && Number.isInteger(w))).toBe(true);
  expect(rooms.reduce((sum, { w }) => sum + w, 0)).toBe(100);
});

test('a column places its parts below each other, each as wide as the column', () => {
  const [a, b] = [kept(30, 10), kept(20, 40)];
  const both = column([a.block, b.block], 5);
  expect(both).toMatchObject({ w: 30, h: 55 });
  both.draw({ x: 100, y: 200, w: 80, h: 55 });
  expect([...a.at, ...b.at]).toEqual([
    { x: 100, y: 200, w: 80, h: 10 },
    { x: 100, y: 215, w: 80, h: 40 },
  ]);
});

test('a drawing stays in the middle of a larger room', () => {
  const plate = drawing(10, 20, ({ x, y, w, h }) => [rect(x, y, w, h, {})]);
  expect(plate.draw({ x: 0, y: 0, w: 30, h: 40 })).toEqual([rect(10, 10, 10, 20, {})]);
});

test('padding is around a block on all sides', () => {
  const inner = kept(30, 10);
  const padded = pad(8, inner.block);
  expect(padded).toMatchObject({ w: 46, h: 26, least: 46 });
  padded.draw({ x: 0, y: 0, w: 46, h: 26 });
  expect(inner.at).toEqual([{ x: 8, y: 8, w: 30, h: 10 }]);
});

test('a card has paper below its block', () => {
  const shapes = card(label(scene, 'a', 'name')).draw({ x: 0, y: 0, w: 100, h: 50 });
  expect(shapes.map(({ kind }) => kind)).toEqual(['rect', 'rect', 'text']);
  expect(shapes[1]).toMatchObject({ x: 0, y: 0, w: 100, h: 50, ink: { fill: PAPER.paper } });
});

test('a label stands at the left, in the middle or at the right of its room', () => {
  const at = { x: 10, y: 0, w: 200, h: 50 };
  const places = (['left', 'center', 'right'] as const).map((align) =>
    texts(label(scene, 'a', 'name', undefined, align).draw(at)).map(({ x, y }) => [x, y]),
  );
  expect(places).toEqual([[[10, 25]], [[110, 25]], [[210, 25]]]);
});

test('a pill is a plate in the ground of its colors, with its text in the middle', () => {
  const shapes = pill(scene, '+3', 'label', 'gold on ink').draw({ x: 0, y: 0, w: 64, h: 60 });
  expect(shapes).toMatchObject([
    { kind: 'rect', x: 0, y: 4, w: 64, h: 52, r: 26, ink: { fill: PAPER.ink } },
    { kind: 'text', text: '+3', x: 32, y: 31, align: 'center', color: PAPER.gold },
  ]);
});

test('a pill that is too narrow for its text cuts the text', () => {
  const long = pill(scene, 'Maximilian', 'tag', 'gold on ink');
  const [text] = texts(long.draw({ x: 0, y: 0, w: long.least, h: long.h }));
  expect(text?.text).toBe('M…');
});
