import { setTimeout as sleep } from 'node:timers/promises';
import type { SlicedWork } from '#engine';
import type { Lull } from './ack-gate.ts';

/** Milliseconds of work, and of the rest after them: others come first, and most of the time is theirs. */
const SPELL = 5;
const REST = 10;
/** Rests for as long while a crowd presses. */
const LONGEST_REST = 100;

/** Work that takes long and is cut into bits, done in the thread that talks to people. */
export class Spells {
  readonly #lull: Lull;
  /** One after the other: ten side by side would work for ten spells before others have their turn. */
  #line: Promise<unknown> = Promise.resolve();
  /** Milliseconds since the last rest, whoever worked. */
  #worked = 0;

  constructor(lull: Lull) {
    this.#lull = lull;
  }

  /** Goes through all of it, and lets whoever waits for this thread in between. */
  work<Value>(bits: SlicedWork<Value>): Promise<Value> {
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
      if (this.#worked < SPELL) continue;
      await sleep(REST);
      await this.#lull(LONGEST_REST - REST);
      this.#worked = 0;
    }
  }
}
