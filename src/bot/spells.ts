import { setTimeout as sleep } from 'node:timers/promises';
import type { Bits } from '../engine/bits.ts';

/** Milliseconds of work, and of the rest after them: others come first, and most of the time is theirs. */
const SPELL = 5;
const REST = 10;

/** Milliseconds since the last rest, whoever worked. */
let worked = 0;

async function work<Value>(bits: Bits<Value>): Promise<Value> {
  for (;;) {
    const begun = performance.now();
    const bit = bits.next();
    worked += performance.now() - begun;
    if (bit.done) return bit.value;
    if (worked < SPELL) continue;
    await sleep(REST);
    worked = 0;
  }
}

/** One after the other: ten side by side would work for ten spells before others have their turn. */
let line: Promise<unknown> = Promise.resolve();

/** Goes through work that is cut into bits, and lets whoever waits for this thread in between. */
export function inSpells<Value>(bits: Bits<Value>): Promise<Value> {
  const whole = line.then(() => work(bits));
  line = whole.catch(() => {});
  return whole;
}
