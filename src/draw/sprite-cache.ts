type Surface = { width: number; height: number };

/** A drawing kept as pixels, with the offset at which it is laid down. */
export type Stamp<Canvas extends Surface = Surface> = {
  readonly canvas: Canvas;
  readonly left: number;
  readonly top: number;
};

/** So many pixels has a stamp that is of one town as it lies now: the next picture of that town may want it, no other. */
const LARGE = 100_000;
/** Pixels kept, of four bytes each: few in large stamps, or they would drive out those that all pictures share. */
const KEPT = { small: 5_000_000, large: 2_000_000 };
/** As many small ones when many people play: with fewer, a tenth of all work is to draw again what was dropped. */
const MANY = 9_000_000;

const sizeOf = ({ canvas }: Stamp) => canvas.width * canvas.height;

/** Gives its pixels back at once. The collector knows a canvas only as a few bytes and would leave it for long. */
export function release(canvas: Surface): void {
  canvas.width = 1;
  canvas.height = 1;
}

/** Keeps stamps up to a number of pixels, dropping those not used for longest. */
class Pool<Made extends Stamp> {
  readonly #kept = new Map<string, Made>();
  most: number;
  #pixels = 0;

  constructor(most: number) {
    this.most = most;
  }

  find(key: string): Made | undefined {
    const found = this.#kept.get(key);
    if (!found) return;
    this.#kept.delete(key);
    this.#kept.set(key, found);
    return found;
  }

  keep(key: string, made: Made): void {
    this.#kept.set(key, made);
    this.#pixels += sizeOf(made);
    for (const [old, stamp] of this.#kept) {
      if (this.#pixels <= this.most || old === key) return;
      this.#kept.delete(old);
      this.#pixels -= sizeOf(stamp);
      release(stamp.canvas);
    }
  }
}

export class Stamps<Made extends Stamp> {
  readonly #small = new Pool<Made>(KEPT.small);
  readonly #large = new Pool<Made>(KEPT.large);

  /** From now on there is room for what many people want. */
  expand(): void {
    this.#small.most = MANY;
  }

  take(key: string, make: () => Made): Made {
    const found = this.#small.find(key) ?? this.#large.find(key);
    if (found) return found;
    const made = make();
    (sizeOf(made) < LARGE ? this.#small : this.#large).keep(key, made);
    return made;
  }
}
