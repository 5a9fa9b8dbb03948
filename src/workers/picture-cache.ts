import type { Reader } from '#i18n';
import type { Request } from './draw-client.ts';
import type { Picture, Studio } from './draw-pool.ts';

const KEPT_BYTES = 6_000_000;

const keyOf = (request: Request, { language, names }: Reader) => JSON.stringify([request, language, names]);

/** Pictures drawn a moment ago. */
class Prints {
  readonly #kept = new Map<string, Picture>();
  #bytes = 0;

  find(key: string): Picture | undefined {
    return this.#kept.get(key);
  }

  keep(key: string, picture: Picture): void {
    if (this.#kept.has(key)) return;
    this.#kept.set(key, picture);
    this.#bytes += picture.png.length;
    for (const [old, { png }] of this.#kept) {
      if (this.#bytes <= KEPT_BYTES) return;
      this.#kept.delete(old);
      this.#bytes -= png.length;
    }
  }
}

/**
 * The same studio, which draws no picture again that it has just drawn: a next turn that opens by itself shows its owner
 * what the table shows everyone.
 */
export function reprinting<Wanted extends Request>(studio: Studio<Wanted>): Studio<Wanted> {
  const prints = new Prints();
  return {
    ...studio,
    picture: async (request, reader, overtaken) => {
      const key = keyOf(request, reader);
      const known = prints.find(key);
      if (known) return known;
      const picture = await studio.picture(request, reader, overtaken);
      prints.keep(key, picture);
      return picture;
    },
  };
}
