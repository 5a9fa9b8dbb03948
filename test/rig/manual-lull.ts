import type { WhenQuiet } from '../../src/bot/scheduling/ack-gate.ts';
import { TimeSlicer } from '../../src/bot/scheduling/time-slicer.ts';

const always: WhenQuiet = async () => {};

/** No presses are waiting, ever. */
export const ALWAYS_QUIET = { whenQuiet: always, slicer: new TimeSlicer(always) };

/** Simulates waiting presses until `goBy` is called. */
export function manualQuiet() {
  let waiting: (() => void)[] = [];
  const limits: number[] = [];
  const whenQuiet: WhenQuiet = (longest) =>
    new Promise((resolve) => {
      limits.push(longest);
      waiting.push(resolve);
    });
  const goBy = () => {
    const all = waiting;
    waiting = [];
    for (const go of all) go();
  };
  /** How long each was ready to wait, in milliseconds. */
  return { whenQuiet, waiting: () => waiting.length, limits, goBy };
}
