import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '#platform';

/** Milliseconds that work waits for acknowledgements at most: one that hangs must not hold everyone up. */
const MOST = 250;

/** So many presses within so many milliseconds are a crowd: more than one person makes who reads what is shown. */
const [CROWD, WITHIN] = [6, 1_000];

/**
 * Resolves when few press, or after so many milliseconds: whoever looks back at a finished match comes after those who
 * play.
 */
export type WhenQuiet = (longest: number) => Promise<void>;

/**
 * When many press at once, all are acknowledged before the work for any of them begins: Discord gives three
 * seconds for the first, and a quarter of an hour for the second.
 */
export class AckGate {
  readonly #clock: Clock;
  #open = 0;
  #waiting: (() => void)[] = [];
  /** When the last ones pressed, the oldest first: by the time that passes for the processor, which no test can move. */
  readonly #pressed: number[] = [];

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async acknowledge<T>(send: () => Promise<T>): Promise<T> {
    this.#open += 1;
    this.#pressed.push(performance.now());
    if (this.#pressed.length > CROWD) this.#pressed.shift();
    try {
      return await send();
    } finally {
      this.#open -= 1;
      if (this.#open === 0) this.#release();
    }
  }

  /** Resolves when no acknowledgement is on its way. */
  async whenClear(): Promise<void> {
    if (this.#open === 0) return;
    await new Promise<void>((resolve) => {
      const cancel = this.#clock.after(MOST, resolve);
      this.#waiting.push(() => {
        cancel();
        resolve();
      });
    });
  }

  readonly whenQuiet: WhenQuiet = async (longest) => {
    const until = performance.now() + longest;
    for (let now = performance.now(); now < until && now < this.#crowdedUntil; now = performance.now())
      await sleep(Math.ceil(Math.min(until, this.#crowdedUntil) - now), undefined, { ref: false });
  };

  /** If nobody presses from now on. */
  get #crowdedUntil(): number {
    const [oldest = 0] = this.#pressed;
    return this.#pressed.length < CROWD ? 0 : oldest + WITHIN;
  }

  #release(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const go of waiting) go();
  }
}
