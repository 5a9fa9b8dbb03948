import type { SlicedWork } from '#engine';

/** What comes of work that is cut into bits, without a pause. */
export function runAtOnce<Value>(bits: SlicedWork<Value>): Value {
  for (let bit = bits.next(); ; bit = bits.next()) if (bit.done) return bit.value;
}
