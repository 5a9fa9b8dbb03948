import type { Clock } from '../clock.ts';

/** Milliseconds that work waits for acknowledgements at most: one that hangs must not hold everyone up. */
const MOST = 250;

/**
 * When many press at once, all are acknowledged before the work for any of them begins: Discord gives three
 * seconds for the first, and a quarter of an hour for the second.
 */
export class Rush {
  readonly #clock: Clock;
  #open = 0;
  #waiting: (() => void)[] = [];

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async acknowledge<T>(send: () => Promise<T>): Promise<T> {
    this.#open += 1;
    try {
      return await send();
    } finally {
      this.#open -= 1;
      if (this.#open === 0) this.#release();
    }
  }

  /** Resolves when no acknowledgement is on its way. */
  async calm(): Promise<void> {
    if (this.#open === 0) return;
    await new Promise<void>((resolve) => {
      const cancel = this.#clock.after(MOST, resolve);
      this.#waiting.push(() => {
        cancel();
        resolve();
      });
    });
  }

  #release(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const go of waiting) go();
  }
}
