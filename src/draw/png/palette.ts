import { FELT } from '../theme.ts';

const parse = (hex: string): readonly [number, number, number] => [
  Number.parseInt(hex.slice(0, 2), 16),
  Number.parseInt(hex.slice(2, 4), 16),
  Number.parseInt(hex.slice(4, 6), 16),
];

/** See-through steps for the four outer corners, the only place where a picture is not opaque. */
const FADES = 8;
const FADE_COLOR = FELT.low.slice(1);

type Rgb = readonly [number, number, number];
const entriesOf = (colors: string): Rgb[] =>
  [...Array.from({ length: FADES }, () => FADE_COLOR), ...(colors.match(/.{6}/g) ?? [])].map(parse);

export type Palette = {
  /** Red, green, blue of each index; at most 256. */
  readonly colors: Uint8Array;
  /** Index by the leading bits of each channel. */
  readonly index: Uint8Array;
};

/** Opacity of the first indexes; all later ones are opaque. */
export const FADE_LEVELS: Uint8Array = Uint8Array.from({ length: FADES }, (_, i) => Math.round((i * 255) / FADES));

/** Opacity to index, for pixels that are not opaque. */
export const FADED: Uint8Array = Uint8Array.from({ length: 256 }, (_, a) =>
  Math.min(FADES - 1, Math.round((a * FADES) / 255)),
);

/** Bits of each channel that decide; five would let two of our flat colors meet in one cell. */
const CELL_BITS = 6;
const STEPS = 1 << CELL_BITS;
export const CELLS = STEPS ** 3;
const SHIFT = 8 - CELL_BITS;

const cellAt = (r: number, g: number, b: number) =>
  ((r >> SHIFT) << (2 * CELL_BITS)) | ((g >> SHIFT) << CELL_BITS) | (b >> SHIFT);

/** Eyes weigh green most. */
const WEIGHTS = [2, 3, 2] as const;

/** Squared distance along one channel from each step's middle to each entry. */
const distances = (entries: readonly Rgb[], channel: 0 | 1 | 2): Float32Array[] =>
  Array.from({ length: STEPS }, (_, step) =>
    Float32Array.from(entries, (entry) => WEIGHTS[channel] * (entry[channel] - ((step + 0.5) * 256) / STEPS) ** 2),
  );

/**
 * A palette color always wins the cell it lies in, the more important one if there are two, so that flat
 * faces keep their exact color.
 */
function makeIndex(entries: readonly Rgb[]): Uint8Array {
  const index = new Uint8Array(CELLS);
  const [reds, greens, blues] = [distances(entries, 0), distances(entries, 1), distances(entries, 2)];
  const far = new Float32Array(entries.length);
  const order = Uint8Array.from({ length: entries.length - FADES }, (_, i) => FADES + i);
  let cell = 0;
  for (const red of reds) {
    for (const green of greens) {
      for (let i = FADES; i < far.length; i++) far[i] = red[i]! + green[i]!;
      sort(order, far);
      for (const blue of blues) index[cell++] = nearest(order, far, blue);
    }
  }
  for (const [i, [r, g, b]] of [...entries.entries()].slice(FADES).reverse()) index[cellAt(r, g, b)] = i;
  return index;
}

/** Nearest first; from one green to the next hardly anything changes places. */
function sort(order: Uint8Array, far: Float32Array): void {
  for (let i = 1; i < order.length; i++) {
    const entry = order[i]!;
    let k = i;
    for (; k > 0 && far[order[k - 1]!]! > far[entry]!; k--) order[k] = order[k - 1]!;
    order[k] = entry;
  }
}

/** The more important of two that are equally near; looks no further than one could be nearer still. */
function nearest(order: Uint8Array, far: Float32Array, blue: Float32Array): number {
  let best = 256;
  let least = Number.POSITIVE_INFINITY;
  for (let k = 0; k < order.length; k++) {
    const entry = order[k]!;
    if (far[entry]! > least) break;
    const sum = far[entry]! + blue[entry]!;
    if (sum < least || (sum === least && entry < best)) {
      least = sum;
      best = entry;
    }
  }
  return best;
}

function makePalette(colors: string): Palette {
  const entries = entriesOf(colors);
  return { colors: Uint8Array.from(entries.flat()), index: makeIndex(entries) };
}

const made = new Map<string, Palette>();

/** By its colors, six digits each. Made when it is first asked for: a table of this size takes a moment. */
export function paletteOf(colors: string): Palette {
  const palette = made.get(colors) ?? makePalette(colors);
  made.set(colors, palette);
  return palette;
}
