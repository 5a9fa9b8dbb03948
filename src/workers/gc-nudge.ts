/** Bytes of picture files after which V8 is to look for garbage. */
export const NUDGE_EVERY = 16_000_000;

/**
 * More than V8 lets accumulate outside of its heap, which is 64 MB, before it looks for garbage. Nobody writes to a
 * block of this size: it takes no memory, but it counts.
 */
const BLOCK = 72_000_000;

/**
 * Makes V8 collect the picture files that were sent, in steps of a few milliseconds beside the work. They lie outside of
 * its heap, where it would leave 60 MB of them and more; calling its collector would stop the main thread for 40 to 100
 * milliseconds. See docs/decisions/05-garbage-collection-nudge.md.
 */
export class GcNudge {
  #bytes = 0;

  /** To be told of every picture file. */
  add(bytes: number): void {
    this.#bytes += bytes;
    if (this.#bytes < NUDGE_EVERY) return;
    this.#bytes = 0;
    try {
      new ArrayBuffer(BLOCK);
    } catch {
      // V8 looks for garbage before it refuses the block.
    }
  }
}
