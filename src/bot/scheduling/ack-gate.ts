import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '#platform';

/** Most milliseconds that work waits for acknowledgements: one that hangs must not block everyone. */
const MOST = 250;

/** A crowd: this many presses within this many milliseconds, more than one person makes. */
const [CROWD, WITHIN] = [6, 1_000];

/**
 * Resolves when few people press, or after `longest` milliseconds: reviews of finished matches come after running ones.
 */
export type WhenQuiet = (longest: number) => Promise<void>;

/**
 * When many press at once, acknowledges all of them before the work for any begins: Discord allows three seconds for
 * acknowledging and a quarter of an hour for the answer.
 */
export class AckGate {
  readonly #clock: Clock;
  #open = 0;
  #waiting: (() => void)[] = [];
  /** Times of the last presses, oldest first, in real time rather than by the injected clock. */
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

  /** Resolves when no acknowledgement is pending. */
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

  /** Milliseconds left if nobody presses again. */
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
