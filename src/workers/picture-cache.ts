import { LRUCache } from 'lru-cache';
import type { Reader } from '#i18n';
import type { Request } from './draw-client.ts';
import type { Picture, Studio } from './draw-pool.ts';

const KEPT_BYTES = 6_000_000;

const keyOf = (request: Request, { language, names }: Reader) => JSON.stringify([request, language, names]);

/**
 * The same studio, which draws no picture again that it has just drawn: a next turn that opens by itself shows its owner
 * what the table shows everyone.
 */
export function reprinting<Wanted extends Request>(studio: Studio<Wanted>): Studio<Wanted> {
  const pictures = new LRUCache<string, Picture>({ maxSize: KEPT_BYTES, sizeCalculation: ({ png }) => png.length });
  return {
    ...studio,
    picture: async (request, reader, overtaken) => {
      const key = keyOf(request, reader);
      const known = pictures.get(key);
      if (known) return known;
      const picture = await studio.picture(request, reader, overtaken);
      pictures.set(key, picture);
      return picture;
    },
  };
}
