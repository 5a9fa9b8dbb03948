import type { Lull } from '../../src/bot/scheduling/ack-gate.ts';
import { Spells } from '../../src/bot/scheduling/time-slicer.ts';

const always: Lull = async () => {};

/** Nobody else is there. */
export const QUIETLY = { lull: always, spells: new Spells(always) };

/** People who press until they are told to go by. */
export function crowd() {
  let waiting: (() => void)[] = [];
  const patience: number[] = [];
  const lull: Lull = (longest) =>
    new Promise((resolve) => {
      patience.push(longest);
      waiting.push(resolve);
    });
  const goBy = () => {
    const all = waiting;
    waiting = [];
    for (const go of all) go();
  };
  /** How long each was ready to wait, in milliseconds. */
  return { lull, waiting: () => waiting.length, patience, goBy };
}
