import zlib, { constants, deflateSync } from 'node:zlib';
import type { Sheet } from '../shape.ts';
import { RADIUS } from '../theme.ts';
import { type Indexer, makeIndexer } from './indexer.ts';
import { FADE_LEVELS, FADED, paletteOf } from './palette.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c;
});

function slowCrc(bytes: Uint8Array): number {
  let c = 0xffffffff;
  for (let i = 0; i < bytes.length; i++) c = CRC_TABLE[(c ^ bytes[i]!) & 0xff]! ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
}

/** Node has one of its own since 20.15. */
const crc: (bytes: Uint8Array) => number = zlib.crc32 ?? slowCrc;

function chunk(type: string, data: Uint8Array): Buffer {
  const made = Buffer.allocUnsafe(data.length + 12);
  made.writeUInt32BE(data.length, 0);
  made.write(type, 4, 'latin1');
  made.set(data, 8);
  made.writeUInt32BE(crc(made.subarray(4, data.length + 8)), data.length + 8);
  return made;
}

/** Width, height, 8 bits per index, colors by palette. */
function head(width: number, height: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data[8] = 8;
  data[9] = 3;
  return data;
}

const TRNS = chunk('tRNS', FADE_LEVELS);
const END = chunk('IEND', new Uint8Array(0));

/** Gives `count` scanlines of RGBA pixels from `from` on. */
export type ReadScanlines = (from: number, count: number) => Uint8ClampedArray;

type Format = Omit<Sheet, 'shapes'>;

const BAND = 64;

/** Only the rounded outer corners are not opaque; they lie within this many pixels of the corner. */
const CORNER = RADIUS.picture + 12;

function fade(pixels: Uint8ClampedArray, width: number, y: number, scanlines: Uint8Array): void {
  const count = pixels.length / (4 * width);
  for (let line = 0; line < count; line++) {
    for (let i = 0; i < 2 * CORNER; i++) {
      const x = i < CORNER ? i : width - 1 - (i - CORNER);
      const alpha = pixels[(line * width + x) * 4 + 3]!;
      if (alpha < 255) scanlines[(y + line) * (width + 1) + 1 + x] = FADED[alpha]!;
    }
  }
}

/** Looks up all pixels of a picture; what it gives is valid until the next one. */
export function indexed(read: ReadScanlines, { width, height, palette }: Format): Indexer {
  const indexer = makeIndexer(paletteOf(palette), width, height, BAND);
  const scanlines = indexer.scanlines();
  for (let y = 0; y < height; y += BAND) {
    const pixels = read(y, Math.min(BAND, height - y));
    indexer.index(pixels, y);
    if (y < CORNER || y + BAND > height - CORNER) fade(pixels, width, y, scanlines);
  }
  return indexer;
}

const DEFLATE = { level: 1, memLevel: 9, chunkSize: 262_144 } as const;

/** A file that is larger than this many bytes takes longer to send than to make. */
const LARGE = 240 * 1024;

/**
 * Most pixels are as the one above them, so that runs are nearly all there is to find: that takes a fifth less time than
 * to look for repeats. Where many small things are alike, it is these that make a file smaller.
 */
function deflated(indexer: Indexer): Buffer {
  const runs = deflateSync(indexer.filtered(), { ...DEFLATE, strategy: constants.Z_RLE });
  return runs.length > LARGE ? deflateSync(indexer.scanlines(), DEFLATE) : runs;
}

/** A painted picture as an indexed PNG of one of our fixed palettes. */
export function encodePng(read: ReadScanlines, format: Format): Buffer {
  const { width, height, palette } = format;
  const data = deflated(indexed(read, format));
  const colors = chunk('PLTE', paletteOf(palette).colors);
  return Buffer.concat([SIGNATURE, chunk('IHDR', head(width, height)), colors, TRNS, chunk('IDAT', data), END]);
}
