import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Bytes of picture files after which this thread looks for garbage. */
export const MOST_LITTER = 16_000_000;

/** Given only by a flag, which can be raised while the program runs. */
function collector(): () => void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  return typeof collect === 'function' ? () => void collect() : () => {};
}

/**
 * Files that were sent lie about outside of the heap, where the engine leaves 60 MB and more of them before it looks for
 * garbage by itself. It is told to when so many have come to lie there, which is every hundred pictures
 * or two.
 */
export class Litter {
  readonly #collect = collector();
  #bytes = 0;

  drop(bytes: number): void {
    this.#bytes += bytes;
    if (this.#bytes < MOST_LITTER) return;
    this.#bytes = 0;
    setImmediate(this.#collect);
  }
}
