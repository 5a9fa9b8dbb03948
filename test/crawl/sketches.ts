import { encodeFrame } from '../../src/draw/canvas.ts';
import type { Picture } from '../../src/draw/studio.ts';
import type { Request } from '../../src/games/contract.ts';
import { layout } from '../../src/games/pictures.ts';
import { altText } from '../../src/games/words.ts';
import type { Reader } from '../../src/i18n/speech.ts';
import type { GamesStudio } from '../../src/studio.ts';
import { sceneFor } from '../draw/drawing.ts';

/** A picture of one white dot. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAG7buVgAAAABJRU5ErkJggg==',
  'base64',
);

/** A frame of one dot. */
const FRAME = encodeFrame(new Uint8Array(4), { width: 1, height: 1 }, { left: 0, top: 0, width: 1, height: 1 }, 10);

function sketch(request: Request, { language, names }: Reader): Picture {
  const { width, height } = layout(request, sceneFor(language, names));
  return { png: request.film ? FRAME : DOT, width, height, alt: altText(request, { language, names }) };
}

/**
 * Lays every picture out and tells it in words, which can fail; painting takes most of the time and can’t. A picture
 * that was asked for before is not made again.
 */
export function sketches(): GamesStudio {
  const made = new Map<string, Picture>();
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
