/** Bytes of picture files after which the engine is to look for garbage. */
export const MOST_LITTER = 16_000_000;

/**
 * More than the engine lets come to lie outside of its heap, which is 64 MB, before it looks for garbage. Nobody writes
 * to a block of that size, so that it takes no memory, but it counts.
 */
const TOO_MUCH = 72_000_000;

/**
 * Files that were sent lie about outside of the heap, where the engine leaves 60 MB and more of them. When so many have
 * come to lie there, which is every hundred pictures or two, it is made to look: beside the work, in steps of a few
 * milliseconds. To call its collector would stop the thread that talks to people for 40 to 100.
 */
export class Litter {
  #bytes = 0;

  drop(bytes: number): void {
    this.#bytes += bytes;
    if (this.#bytes < MOST_LITTER) return;
    this.#bytes = 0;
    try {
      new ArrayBuffer(TOO_MUCH);
    } catch {
      // Before it says that there is no room for it, the engine has looked for garbage.
    }
  }
}
