import { describe, expect, it } from 'vitest';
import { COMMON_COLORS } from '#draw';
import { makeDice, makeRng, pick } from '#engine';
import { makeIndexer } from '../../../src/draw/png/indexer.ts';
import { paletteOf } from '../../../src/draw/png/palette.ts';

const palette = paletteOf(COMMON_COLORS);
const BAND = 5;

/** Pixels of few colors that mostly repeat what is above them, as pictures do. */
function pixelsOf(width: number, height: number): Uint8ClampedArray {
  const luck = makeDice(makeRng(`${width}x${height}`));
  const colors = [0xff5b3c2a, 0xff112233, 0xfffafbfc, 0x80112233];
  const pixels = new Uint32Array(width * height);
  for (let i = 0; i < pixels.length; i++) {
    const repeated = i >= width && luck.roll(10) > 0;
    pixels[i] = repeated ? pixels[i - width]! : pick(luck, colors);
  }
  return new Uint8ClampedArray(pixels.buffer);
}

/** One pixel after the other, as the format says. */
function plainly(pixels: Uint8ClampedArray, width: number): number[] {
  const rows: number[] = [];
  for (let i = 0; i < pixels.length; i += 4) {
    if ((i / 4) % width === 0) rows.push(0);
    const [r, g, b] = [pixels[i]!, pixels[i + 1]!, pixels[i + 2]!];
    rows.push(palette.index[((r >> 2) << 12) | ((g >> 2) << 6) | (b >> 2)]!);
  }
  return rows;
}

describe('the indexer', () => {
  for (const [width, height] of [
    [1000, 23],
    [37, 11],
    [8, 6],
    [7, 6],
    [1, 1],
  ] as const) {
    it(`gives every one of ${width} × ${height} pixels the index its color has`, () => {
      const pixels = pixelsOf(width, height);
      const indexer = makeIndexer(palette, width, height, BAND);
      for (let y = 0; y < height; y += BAND) indexer.index(pixels.slice(4 * width * y, 4 * width * (y + BAND)), y);
      expect([...indexer.scanlines()]).toEqual(plainly(pixels, width));
    });

    it(`takes away what is above each of ${width} × ${height} pixels, and nothing else`, () => {
      const pixels = pixelsOf(width, height);
      const indexer = makeIndexer(palette, width, height, BAND);
      for (let y = 0; y < height; y += BAND) indexer.index(pixels.slice(4 * width * y, 4 * width * (y + BAND)), y);
      const filtered = indexer.filtered();
      const restored = Uint8Array.from(filtered);
      const stride = width + 1;
      for (let i = stride; i < restored.length; i++)
        restored[i] = i % stride ? restored[i]! + restored[i - stride]! : 0;
      expect([...restored]).toEqual(plainly(pixels, width));
      expect(filtered[0]).toBe(0);
      if (height > 1) expect(filtered[stride]).toBe(2);
    });
  }
});
