import { loops, memoryOf } from './loops.ts';
import { CELLS, type Palette } from './palette.ts';

/**
 * In the memory: the palette's table, a scanline of pixels, a band of them, the indexes of all scanlines, and these
 * filtered.
 */
const TABLE = 0;
const PIXELS = TABLE + CELLS;

/** Whose table is in the memory now. */
let loaded: Palette | null = null;

/** The filter of PNG that takes the scanline above away. */
const UP = 2;

export type Indexer = {
  /** Indexes of a band of scanlines that begins at `y`; bands come one after the other, whole but for the last. */
  readonly index: (pixels: Uint8ClampedArray, y: number) => void;
  /** All scanlines, each led by the filter byte 0; valid until the next picture. */
  readonly scanlines: () => Uint8Array;
  /** The same as differences from the scanline above, which is what filter byte 2 says. */
  readonly filtered: () => Uint8Array;
};

export function makeIndexer(palette: Palette, width: number, height: number, band: number): Indexer {
  const row = 4 * width;
  const first = PIXELS + row;
  const start = first + row * band;
  const stride = width + 1;
  const size = stride * height;
  const bytes = memoryOf(start + 2 * size);
  if (palette !== loaded) bytes.set(palette.index, TABLE);
  loaded = palette;

  const indexLine = (pixels: number, y: number) => {
    const to = start + y * stride;
    const run = y === 0 ? loops.index_first : loops.index_next;
    bytes[to] = 0;
    run(TABLE, pixels, to + 1, width);
  };

  return {
    index: (pixels, y) => {
      // The last scanline of the band before, for the first of this one.
      bytes.copyWithin(PIXELS, start - row, start);
      bytes.set(pixels, first);
      const count = pixels.length / row;
      for (let line = 0; line < count; line++) indexLine(first + line * row, y + line);
    },
    scanlines: () => bytes.subarray(start, start + size),
    filtered: () => {
      const filtered = start + size;
      const end = filtered + size;
      bytes.copyWithin(filtered, start, start + stride);
      loops.subtract_above(start, filtered, stride, size);
      for (let i = filtered + stride; i < end; i += stride) bytes[i] = UP;
      return bytes.subarray(filtered, end);
    },
  };
}
