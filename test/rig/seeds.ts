import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { expect } from 'vitest';

const { TOWN_SEEDS, VITEST } = process.env;
const bots = new Map<string, number>();

/**
 * What the seeds of the next bot's matches follow from: the same in every run of a test, another one for each bot in
 * it. `TOWN_SEEDS=chance` makes them random, any other value gives other seeds.
 */
export function seedsName(): string {
  const { testPath = '', currentTestName = '' } = VITEST ? expect.getState() : {};
  const test = `${relative('', testPath)} ${currentTestName}`;
  const count = (bots.get(test) ?? 0) + 1;
  bots.set(test, count);
  return TOWN_SEEDS === 'chance' ? TOWN_SEEDS : `${TOWN_SEEDS ?? ''} ${test} ${count}`;
}

/** A seed function for a bot in this process; empty if seeds are random. */
export function sameSeeds(): { readonly seed?: () => string } {
  const name = seedsName();
  let count = 0;
  const seed = () => {
    count += 1;
    return createHash('sha256').update(`${name} ${count}`).digest('hex').slice(0, 48);
  };
  return name === 'chance' ? {} : { seed };
}
