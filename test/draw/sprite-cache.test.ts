import { expect, test } from 'vitest';
import { Stamps } from '../../src/draw/sprite-cache.ts';

/** Of 80,000 pixels: just a small one. */
const make = () => ({ canvas: { width: 400, height: 200 }, left: 0, top: 0 });

/** How many of so many stamps are still kept, the newest looked for first. */
function kept(stamps: Stamps<ReturnType<typeof make>>, count: number): number {
  let made = 0;
  for (let i = 0; i < count; i++) stamps.take(`${i}`, make);
  for (let i = count - 1; i >= 0; i--) {
    stamps.take(`${i}`, () => {
      made += 1;
      return make();
    });
    if (made > 0) return count - 1 - i;
  }
  return count;
}

test('stamps are kept up to five million pixels, and up to nine once there is room for many', () => {
  const stamps = new Stamps<ReturnType<typeof make>>();
  expect(kept(stamps, 200)).toBe(62);
  stamps.expand();
  expect(kept(stamps, 200)).toBe(112);
});

test('a stamp that is dropped gives its pixels back at once', () => {
  const stamps = new Stamps<ReturnType<typeof make>>();
  const first = stamps.take('first', make);
  kept(stamps, 100);
  expect(first.canvas).toEqual({ width: 1, height: 1 });
});
