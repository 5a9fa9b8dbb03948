import { deflateSync } from 'node:zlib';
import { FADE_LEVELS, FADED, INDEX_OF, PALETTE } from './palette.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c;
});

function crc(bytes: Uint8Array): number {
  let c = 0xffffffff;
  for (let i = 0; i < bytes.length; i++) c = CRC_TABLE[(c ^ bytes[i]!) & 0xff]! ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
}

function chunk(type: string, data: Uint8Array): Buffer {
  const made = Buffer.allocUnsafe(data.length + 12);
  made.writeUInt32BE(data.length, 0);
  made.write(type, 4, 'latin1');
  made.set(data, 8);
  made.writeUInt32BE(crc(made.subarray(4, data.length + 8)), data.length + 8);
  return made;
}

/** Width, height, 8 bits per index, colours by palette. */
function head(width: number, height: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data[8] = 8;
  data[9] = 3;
  return data;
}

const PLTE = chunk('PLTE', PALETTE);
const TRNS = chunk('tRNS', FADE_LEVELS);
const END = chunk('IEND', new Uint8Array(0));

/** Palette indexes of `count` rows, each row led by 0: no filter, flat colours gain nothing from one. */
function indexBand(pixels: Uint8ClampedArray, width: number, count: number, into: Uint8Array, start: number): void {
  const colors = new Int32Array(pixels.buffer, pixels.byteOffset, width * count);
  let last = 0;
  let index = FADED[0]!;
  let from = 0;
  let to = start;
  for (let y = 0; y < count; y++) {
    into[to++] = 0;
    const end = from + width;
    while (from < end) {
      const color = colors[from++]!;
      if (color !== last) {
        last = color;
        // Five bits of red, green and blue; bytes lie as A B G R in the integer.
        index =
          color >>> 24 === 255
            ? INDEX_OF[((color & 0xf8) << 7) | ((color >>> 6) & 0x3e0) | ((color >>> 19) & 0x1f)]!
            : FADED[color >>> 24]!;
      }
      into[to++] = index;
    }
  }
}

/** Gives `count` rows of RGBA pixels from row `from` on. */
export type ReadRows = (from: number, count: number) => Uint8ClampedArray;

const BAND = 64;

/** Where indexes are put together, kept from picture to picture. */
let kept = new Uint8Array(0);

/** The whole picture as palette indexes; valid until the next call. */
export function indexRows(read: ReadRows, width: number, height: number): Uint8Array {
  const size = (width + 1) * height;
  if (kept.length < size) kept = new Uint8Array(size);
  for (let y = 0; y < height; y += BAND) {
    const count = Math.min(BAND, height - y);
    indexBand(read(y, count), width, count, kept, y * (width + 1));
  }
  return kept.subarray(0, size);
}

export const deflate = (rows: Uint8Array): Buffer => deflateSync(rows, { level: 1, chunkSize: 262_144 });

/** A painted picture as an indexed PNG of our fixed palette. */
export function encodePng(read: ReadRows, width: number, height: number): Buffer {
  const data = deflate(indexRows(read, width, height));
  return Buffer.concat([SIGNATURE, chunk('IHDR', head(width, height)), PLTE, TRNS, chunk('IDAT', data), END]);
}
