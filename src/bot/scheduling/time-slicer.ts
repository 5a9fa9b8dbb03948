import { setTimeout as sleep } from 'node:timers/promises';
import type { SlicedWork } from '#engine';
import type { WhenQuiet } from './ack-gate.ts';

/** Milliseconds of work, and of the rest after them: others come first, and most of the time is theirs. */
const SLICE = 5;
const REST = 10;
/** Rests for as long while a crowd presses. */
const LONGEST_REST = 100;

/** Runs long work, cut into bits, in the thread that answers people. */
export class TimeSlicer {
  readonly #whenQuiet: WhenQuiet;
  /** One after the other: ten side by side would work for ten slices before others have their turn. */
  #line: Promise<unknown> = Promise.resolve();
  /** Milliseconds since the last rest, whoever worked. */
  #worked = 0;

  constructor(whenQuiet: WhenQuiet) {
    this.#whenQuiet = whenQuiet;
  }

  /** Runs all of it, and lets others have this thread in between. */
  run<Value>(bits: SlicedWork<Value>): Promise<Value> {
    const whole = this.#line.then(() => this.#goThrough(bits));
    this.#line = whole.catch(() => {});
    return whole;
  }

  async #goThrough<Value>(bits: SlicedWork<Value>): Promise<Value> {
    for (;;) {
      const begun = performance.now();
      const bit = bits.next();
      this.#worked += performance.now() - begun;
      if (bit.done) return bit.value;
      if (this.#worked < SLICE) continue;
      await sleep(REST);
      await this.#whenQuiet(LONGEST_REST - REST);
      this.#worked = 0;
    }
  }
}
