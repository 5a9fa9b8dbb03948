import { COLORS } from './palette-colors.ts';
import { TABLE } from './theme.ts';

const parse = (hex: string): readonly [number, number, number] => [
  Number.parseInt(hex.slice(0, 2), 16),
  Number.parseInt(hex.slice(2, 4), 16),
  Number.parseInt(hex.slice(4, 6), 16),
];

/** See-through steps for the four outer corners, the only place where a picture is not opaque. */
const FADES = 8;
const FADE_COLOR = TABLE.low.slice(1);

const entries = [...Array.from({ length: FADES }, () => FADE_COLOR), ...(COLORS.match(/.{6}/g) ?? [])].map(parse);

/** Red, green, blue of each index; at most 256. */
export const PALETTE: Uint8Array = Uint8Array.from(entries.flat());

/** Opacity of the first indexes; all later ones are opaque. */
export const FADE_LEVELS: Uint8Array = Uint8Array.from({ length: FADES }, (_, i) => Math.round((i * 255) / FADES));

/** Opacity to index, for pixels that are not opaque. */
export const FADED: Uint8Array = Uint8Array.from({ length: 256 }, (_, a) => Math.min(FADES - 1, Math.round((a * FADES) / 255)));

function nearest(r: number, g: number, b: number): number {
  let best = FADES;
  let least = Number.POSITIVE_INFINITY;
  for (let i = FADES; i < entries.length; i++) {
    const [x, y, z] = entries[i]!;
    // Eyes weigh green most and blue least.
    const far = 2 * (x - r) ** 2 + 4 * (y - g) ** 2 + 3 * (z - b) ** 2;
    if (far < least) {
      least = far;
      best = i;
    }
  }
  return best;
}

/**
 * Index by five bits of each channel. A palette colour always wins the cell it lies in, the more
 * important one if there are two, so that flat faces keep their exact colour.
 */
function makeIndex(): Uint8Array {
  const index = new Uint8Array(32768);
  for (let cell = 0; cell < 32768; cell++) {
    index[cell] = nearest((cell >> 10) * 8 + 4, ((cell >> 5) & 31) * 8 + 4, (cell & 31) * 8 + 4);
  }
  for (let i = entries.length - 1; i >= FADES; i--) {
    const [r, g, b] = entries[i]!;
    index[((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3)] = i;
  }
  return index;
}

export const INDEX_OF: Uint8Array = makeIndex();
