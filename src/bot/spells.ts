import { setImmediate as pause } from 'node:timers/promises';

/** Milliseconds after which others have their turn. */
const SPELL = 5;

/** Goes through work that is cut into bits, and lets whoever waits for this thread in between. */
export async function inSpells<Value>(bits: Generator<unknown, Value>): Promise<Value> {
  let begun = performance.now();
  for (let bit = bits.next(); ; bit = bits.next()) {
    if (bit.done) return bit.value;
    if (performance.now() - begun < SPELL) continue;
    await pause();
    begun = performance.now();
  }
}
