import { crc32 } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { encodeFrame } from '#draw/canvas';
import type { PictureRequest } from '#games/contract';
import { layout } from '#games/pictures';
import { altText } from '#games/words';
import type { Reader } from '#i18n';
import type { Picture } from '#workers';
import type { GamesDrawPool } from '../../src/workers/open-pools.ts';
import { sceneFor } from '../draw/drawing.ts';

/** A picture of one white dot. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAG7buVgAAAABJRU5ErkJggg==',
  'base64',
);

/** Where the header of a PNG begins, and where its checksum stands. */
const [HEADER, CHECKSUM] = [12, 29];

/** The dot with the size of the sheet in its header, which is all that a chat reads of a picture. */
function dotOf(width: number, height: number): Buffer {
  const png = Buffer.from(DOT);
  png.writeUInt32BE(width, HEADER + 4);
  png.writeUInt32BE(height, HEADER + 8);
  png.writeUInt32BE(crc32(png.subarray(HEADER, CHECKSUM)), CHECKSUM);
  return png;
}

/** A frame of one dot. */
const FRAME = encodeFrame(new Uint8Array(4), { width: 1, height: 1 }, { left: 0, top: 0, width: 1, height: 1 }, 10);

function sketch(request: PictureRequest, { language, names }: Reader): Picture {
  const { width, height } = layout(request, sceneFor(language, names));
  return {
    png: request.film ? FRAME : dotOf(width, height),
    width,
    height,
    alt: altText(request, { language, names }),
  };
}

/** Of all the tests that share a process: many of them see the same rules, lobbies and first tables. */
const made = new LRUCache<string, Picture>({ max: 2000 });

/**
 * Lays every picture out and tells it in words, which can fail; painting takes most of the time and can’t. A picture
 * that was asked for before is not made again.
 */
export function sketches(): GamesDrawPool {
  return {
    ready: Promise.resolve(),
    picture: async (request, reader) => {
      const key = JSON.stringify([request, reader]);
      const picture = made.get(key) ?? sketch(request, reader);
      made.set(key, picture);
      return picture;
    },
    close: async () => {},
  };
}
