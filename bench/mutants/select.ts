import { makeDice, makeRng, shuffle } from '#engine';
import { KINDS, type Mutant } from './mutate.ts';

/** The same ones each time: of every kind in turn as long as there are any, and never two in one line. */
export function choose(all: readonly Mutant[], count: number, seed: string): Mutant[] {
  const dice = makeDice(makeRng(seed));
  const queues = KINDS.map((kind) =>
    shuffle(
      dice,
      all.filter((mutant) => mutant.kind === kind),
    ),
  );
  const chosen = new Map<string, Mutant>();
  while (chosen.size < count && queues.some((queue) => queue.length > 0)) {
    for (const queue of queues) {
      const next = queue.shift();
      const line = `${next?.file}:${next?.line}`;
      if (next && chosen.size < count && !chosen.has(line)) chosen.set(line, next);
    }
  }
  return [...chosen.values()];
}
