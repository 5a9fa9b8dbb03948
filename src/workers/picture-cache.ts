import { LRUCache } from 'lru-cache';
import { EMOJI } from '#games';
import type { Reader } from '#i18n';
import type { DrawRequest } from './draw-client.ts';
import type { DrawPool, Picture } from './draw-pool.ts';

const MAX_BYTES = 6_000_000;

const keyOf = (request: DrawRequest, { language, names }: Reader) => JSON.stringify([request, language, names]);

/** Doesn't draw again what was just drawn: a panel that opens by itself shows the same picture as the table. */
export function withPictureCache<Wanted extends DrawRequest>(drawPool: DrawPool<Wanted>): DrawPool<Wanted> {
  const pictures = new LRUCache<string, Picture>({ maxSize: MAX_BYTES, sizeCalculation: ({ png }) => png.length });
  return {
    ...drawPool,
    picture: async (request, reader, signal) => {
      // Each is drawn once, and all of them together would push out the pictures of people.
      if (request.kind === EMOJI) return drawPool.picture(request, reader, signal);
      const key = keyOf(request, reader);
      const known = pictures.get(key);
      if (known) return known;
      const picture = await drawPool.picture(request, reader, signal);
      pictures.set(key, picture);
      return picture;
    },
  };
}
