import type { SlicedWork } from '#engine';

/** Runs sliced work to its end without pauses. */
export function runAtOnce<Value>(bits: SlicedWork<Value>): Value {
  for (let bit = bits.next(); ; bit = bits.next()) if (bit.done) return bit.value;
}
