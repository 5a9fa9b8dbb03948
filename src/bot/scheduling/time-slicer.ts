import { setTimeout as sleep } from 'node:timers/promises';
import type { SlicedWork } from '#engine';
import type { WhenQuiet } from './ack-gate.ts';

/** Milliseconds of work, and of the rest after it, which leaves most of the time to others. */
const SLICE = 5;
const REST = 10;
/** Longest rest, in milliseconds, while a crowd presses. */
const LONGEST_REST = 100;

/** Runs long work in slices in the thread that answers people. */
export class TimeSlicer {
  readonly #whenQuiet: WhenQuiet;
  /** Tasks run one after another: ten at once would take ten slices before a rest. */
  #line: Promise<unknown> = Promise.resolve();
  /** Milliseconds of work since the last rest, of all tasks. */
  #worked = 0;

  constructor(whenQuiet: WhenQuiet) {
    this.#whenQuiet = whenQuiet;
  }

  /** Runs the whole task and rests in between. */
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
