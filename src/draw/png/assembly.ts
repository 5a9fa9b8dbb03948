import { CELL_BITS } from './palette.ts';

/**
 * The loops that touch each of a million pixels, in WebAssembly twice as fast as in JavaScript and more. They are small
 * enough to be put together here by hand.
 */
const I32 = 0x7f;
const op = {
  local: (index: number) => [0x20, index],
  set: (index: number) => [0x21, index],
  tee: (index: number) => [0x22, index],
  number: (value: number) => [0x41, ...signed(value)],
  load: [0x28, 2, 0],
  load8: [0x29, 0, 0],
  loadByte: [0x2d, 0, 0],
  storeByte: [0x3a, 0, 0],
  store8: [0x37, 0, 0],
  below: [0x49],
  above: [0x4b],
  add: [0x6a],
  subtract: [0x6b],
  and: [0x71],
  or: [0x72],
  left: [0x74],
  right: [0x76],
  load16: [0xfd, 0x00, 0, 0],
  load16At: (offset: number) => [0xfd, 0x00, 0, offset],
  store16: [0xfd, 0x0b, 0, 0],
  subtract16: [0xfd, 0x71],
  equal16: [0xfd, 0x23],
  and16: [0xfd, 0x4e],
  all16: [0xfd, 0x63],
  call: (index: number) => [0x10, index],
  when: [0x04, 0x40],
  otherwise: [0x05],
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

/** One pixel after the other. */
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

/** Pixels looked at together, and their bytes. */
export const GROUP = 8;
const GROUP_BYTES = 4 * GROUP;
const [WIDTH, ABOVE] = [3, 4];

/** Whether 16 bytes, so many after `from`, are those of the scanline above. */
const repeats = (after: number) => [
  ...[...op.local(FROM), ...op.load16At(after)],
  ...[...op.local(ABOVE), ...op.load16At(after)],
  ...op.equal16,
];

/** The same as `LOOP` for whole groups: of one that repeats what is above it, so do the indexes, and most do. */
const GROUPS = [
  ...[...op.local(FROM), ...op.local(WIDTH), ...op.number(2), ...op.left, ...op.subtract, ...op.set(ABOVE)],
  ...op.loop,
  ...[...repeats(0), ...repeats(16), ...op.and16, ...op.all16],
  ...op.when,
  ...op.local(TO),
  ...[...op.local(TO), ...op.local(WIDTH), ...op.subtract, ...op.number(1), ...op.subtract, ...op.load8],
  ...op.store8,
  ...op.otherwise,
  ...[...op.local(FROM), ...op.local(FROM), ...op.number(GROUP_BYTES), ...op.add, ...op.local(TO), ...op.call(0)],
  ...op.end,
  ...[...op.local(TO), ...op.number(GROUP), ...op.add, ...op.set(TO)],
  ...[...op.local(ABOVE), ...op.number(GROUP_BYTES), ...op.add, ...op.set(ABOVE)],
  ...[...op.local(FROM), ...op.number(GROUP_BYTES), ...op.add, ...op.tee(FROM), ...op.local(END), ...op.below],
  ...op.again,
  ...op.end,
];

/** How many bytes are subtracted at once. */
export const LANE = 16;
const [AT, LEAST, STRIDE] = [0, 1, 2];

/** From the end down: what is above is still as it was when it is needed. */
const FILTER = [
  ...op.loop,
  ...[...op.local(AT), ...op.number(LANE), ...op.subtract, ...op.tee(AT)],
  ...[...op.local(AT), ...op.load16],
  ...[...op.local(AT), ...op.local(STRIDE), ...op.subtract, ...op.load16],
  ...[...op.subtract16, ...op.store16],
  ...[...op.local(AT), ...op.local(LEAST), ...op.above, ...op.again],
  ...op.end,
];

function assemble(): Uint8Array {
  const bodies = [
    [1, 1, I32, ...LOOP, ...op.end],
    [1, 1, I32, ...GROUPS, ...op.end],
    [0, ...FILTER, ...op.end],
  ];
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [2, ...[0x60, 3, I32, I32, I32, 0], ...[0x60, 4, I32, I32, I32, I32, 0]]),
    ...section(2, [1, 1, 0x6d, 1, 0x6d, 2, 0, 1]),
    ...section(3, [bodies.length, 0, 1, 0]),
    ...section(7, [bodies.length, ...[1, 0x66, 0, 0], ...[1, 0x67, 0, 1], ...[1, 0x68, 0, 2]]),
    ...section(10, [bodies.length, ...bodies.flatMap((body) => [...unsigned(body.length), ...body])]),
  ]);
}

export type Memory = { readonly buffer: ArrayBuffer; grow(pages: number): number };

/** The loops, over the memory they were made for. */
type Loops = {
  /** `to[i] = table[cell of the color]` for the pixels between `from` and `end`; the table lies at 0. */
  readonly f: (from: number, end: number, to: number) => void;
  /** The same for whole groups in a scanline of so many pixels that has another above it. */
  readonly g: (from: number, end: number, to: number, width: number) => void;
  /** `bytes[i] -= bytes[i - stride]` from `at`, whole lanes away from it, down to `least`. */
  readonly h: (at: number, least: number, stride: number) => void;
};

/** The part of WebAssembly used here; the language's own library leaves it to browsers to declare. */
type Assembly = {
  Memory: new (size: { initial: number }) => Memory;
  Module: new (code: Uint8Array) => object;
  Instance: new (module: object, imports: { m: { m: Memory } }) => { readonly exports: Loops };
};
const { Memory, Module, Instance } = (globalThis as unknown as { WebAssembly: Assembly }).WebAssembly;

export const PAGE = 65536;

export const makeMemory = (size: number): Memory => new Memory({ initial: Math.ceil(size / PAGE) });

export const makeLoops = (memory: Memory): Loops => new Instance(new Module(assemble()), { m: { m: memory } }).exports;
