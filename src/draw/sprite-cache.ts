import { LRUCache } from 'lru-cache';

type Surface = { width: number; height: number };

/** A drawing kept as pixels, with the offset at which it is placed. */
export type Stamp<Canvas extends Surface = Surface> = {
  readonly canvas: Canvas;
  readonly left: number;
  readonly top: number;
};

/** A drawing with this many pixels shows one town as it is now: only the next picture of that town may use it. */
const LARGE = 100_000;
/** Pixels cached, of four bytes each: few in large drawings, or they would evict those that all pictures share. */
const KEPT = { small: 5_000_000, large: 2_000_000 };
/** As many small ones when many people play: with fewer, a tenth of all work is drawing again what was dropped. */
const MANY = 9_000_000;

const sizeOf = ({ canvas }: Stamp) => canvas.width * canvas.height;

/** Gives its pixels back at once. The garbage collector counts a canvas as a few bytes and would keep it for long. */
export function release(canvas: Surface): void {
  canvas.width = 1;
  canvas.height = 1;
}

const cacheOf = <Made extends Stamp>(maxSize: number) =>
  new LRUCache<string, Made>({
    maxSize,
    sizeCalculation: sizeOf,
    dispose: ({ canvas }, _, reason) => reason === 'evict' && release(canvas),
  });

/** Drawings as pixels by key, up to a number of pixels; the least recently used go first. */
export class Stamps<Made extends Stamp> {
  #small = cacheOf<Made>(KEPT.small);
  readonly #large = cacheOf<Made>(KEPT.large);

  /** Makes room for the drawings of many players. */
  expand(): void {
    const before = this.#small;
    this.#small = cacheOf(MANY);
    this.#small.load(before.dump());
  }

  take(key: string, make: () => Made): Made {
    const found = this.#small.get(key) ?? this.#large.get(key);
    if (found) return found;
    const made = make();
    (sizeOf(made) < LARGE ? this.#small : this.#large).set(key, made);
    return made;
  }
}
