import { GROUP, LANE, makeLoops, makeMemory, PAGE } from './assembly.ts';
import { CELLS, type Palette } from './palette.ts';

const memory = makeMemory(CELLS);
const { f: lookUp, g: lookUpGroups, h: filter } = makeLoops(memory);
let bytes = new Uint8Array(memory.buffer);

/** After the table, room for a scanline of pixels and a band of them, then for all scanlines, then for them filtered. */
const PIXELS = CELLS;

/** Whose table lies at 0 now. */
let loaded: Palette | null = null;
function load(palette: Palette): void {
  if (palette === loaded) return;
  bytes.set(palette.index, 0);
  loaded = palette;
}

function grow(need: number): void {
  if (need <= bytes.length) return;
  memory.grow(Math.ceil((need - bytes.length) / PAGE));
  bytes = new Uint8Array(memory.buffer);
}

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
  grow(start + 2 * size);
  load(palette);

  const indexLine = (from: number, y: number) => {
    const to = start + y * stride;
    const whole = y === 0 ? 0 : width - (width % GROUP);
    bytes[to] = 0;
    if (whole > 0) lookUpGroups(from, from + 4 * whole, to + 1, width);
    if (whole < width) lookUp(from + 4 * whole, from + row, to + 1 + whole);
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
      const [second, end] = [filtered + stride, filtered + size];
      bytes.copyWithin(filtered, start, filtered);
      const least = end - LANE * Math.floor((end - second) / LANE);
      if (least < end) filter(end, least, stride);
      for (let i = least - 1; i >= second; i--) bytes[i] = bytes[i]! - bytes[i - stride]!;
      for (let i = second; i < end; i += stride) bytes[i] = UP;
      return bytes.subarray(filtered, end);
    },
  };
}
