import { CELL_BITS, CELLS, type Palette } from './palette.ts';

/**
 * Looks up the palette index of every pixel: the one loop that touches each of a million pixels, twice
 * as fast in WebAssembly as in JavaScript. It is small enough to be put together here by hand.
 */
const I32 = 0x7f;
const op = {
  local: (index: number) => [0x20, index],
  set: (index: number) => [0x21, index],
  tee: (index: number) => [0x22, index],
  number: (value: number) => [0x41, ...signed(value)],
  load: [0x28, 2, 0],
  loadByte: [0x2d, 0, 0],
  storeByte: [0x3a, 0, 0],
  below: [0x49],
  add: [0x6a],
  and: [0x71],
  or: [0x72],
  left: [0x74],
  right: [0x76],
  loop: [0x03, 0x40],
  again: [0x0d, 0],
  end: [0x0b],
} as const;

function unsigned(value: number): number[] {
  const low = value & 0x7f;
  const rest = value >>> 7;
  return rest ? [low | 0x80, ...unsigned(rest)] : [low];
}

function signed(value: number): number[] {
  const low = value & 0x7f;
  const rest = value >> 7;
  const last = (rest === 0 && (low & 0x40) === 0) || (rest === -1 && (low & 0x40) !== 0);
  return last ? [low] : [low | 0x80, ...signed(rest)];
}

const section = (id: number, bytes: readonly number[]) => [id, ...unsigned(bytes.length), ...bytes];
const [FROM, END, TO, COLOR] = [0, 1, 2, 3];

/** Bytes lie as A B G R in the integer; each channel's leading bits are brought to their place in the cell's number. */
const MASK = (1 << CELL_BITS) - 1;
const red = [
  ...op.number(8 - CELL_BITS),
  ...op.right,
  ...op.number(MASK),
  ...op.and,
  ...op.number(2 * CELL_BITS),
  ...op.left,
];
const green = [
  ...op.number(16 - CELL_BITS),
  ...op.right,
  ...op.number(MASK),
  ...op.and,
  ...op.number(CELL_BITS),
  ...op.left,
];
const blue = [...op.number(24 - CELL_BITS), ...op.right, ...op.number(MASK), ...op.and];

/** `to[i] = table[cell of the colour]` for the pixels between `from` and `end`; the table lies at 0. */
const LOOP = [
  ...op.loop,
  ...op.local(TO),
  ...[...op.local(FROM), ...op.load, ...op.tee(COLOR), ...red],
  ...[...op.local(COLOR), ...green, ...op.or],
  ...[...op.local(COLOR), ...blue, ...op.or],
  ...[...op.loadByte, ...op.storeByte],
  ...[...op.local(TO), ...op.number(1), ...op.add, ...op.set(TO)],
  ...[...op.local(FROM), ...op.number(4), ...op.add, ...op.tee(FROM), ...op.local(END), ...op.below, ...op.again],
  ...op.end,
];

function assemble(): Uint8Array {
  const body = [1, 1, I32, ...LOOP, ...op.end];
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [1, 0x60, 3, I32, I32, I32, 0]),
    ...section(2, [1, 1, 0x6d, 1, 0x6d, 2, 0, 1]),
    ...section(3, [1, 0]),
    ...section(7, [1, 1, 0x66, 0, 0]),
    ...section(10, [1, ...unsigned(body.length), ...body]),
  ]);
}

type Run = (from: number, end: number, to: number) => void;

type Memory = { readonly buffer: ArrayBuffer; grow(pages: number): number };
/** The part of WebAssembly used here; the language's own library leaves it to browsers to declare. */
type Assembly = {
  Memory: new (size: { initial: number }) => Memory;
  Module: new (code: Uint8Array) => object;
  Instance: new (module: object, imports: { m: { m: Memory } }) => { readonly exports: { readonly f: Run } };
};

const PAGE = 65536;
const { Memory, Module, Instance } = (globalThis as unknown as { WebAssembly: Assembly }).WebAssembly;
const memory = new Memory({ initial: Math.ceil(CELLS / PAGE) });
const run = new Instance(new Module(assemble()), { m: { m: memory } }).exports.f;
let bytes = new Uint8Array(memory.buffer);

/** After the table, room for a band of pixels, then for all scanlines. */
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

export type Indexer = {
  /** Indexes of a band of scanlines that begins at `y`. */
  readonly index: (pixels: Uint8ClampedArray, y: number) => void;
  /** All scanlines, each led by the filter byte 0; valid until the next picture. */
  readonly scanlines: () => Uint8Array;
};

export function makeIndexer(palette: Palette, width: number, height: number, band: number): Indexer {
  const start = PIXELS + width * band * 4;
  const stride = width + 1;
  grow(start + stride * height);
  load(palette);
  return {
    index: (pixels, y) => {
      bytes.set(pixels, PIXELS);
      const count = pixels.length / (4 * width);
      for (let line = 0; line < count; line++) {
        const from = PIXELS + line * width * 4;
        const to = start + (y + line) * stride;
        bytes[to] = 0;
        run(from, from + width * 4, to + 1);
      }
    },
    scanlines: () => bytes.subarray(start, start + stride * height),
  };
}
