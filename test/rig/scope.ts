/**
 * How much a test looks at. `npm test` looks at a share, quickly enough to be run before every commit; the slow group of
 * `npm run check` looks at all of it: every kind of match, every database, the whole crawl.
 */
export const isWhole = process.env['TEST_SCOPE'] === 'whole';

/** All of them in the slow group, else this many, from first to last. */
export const shareOf = <T>(all: readonly T[], count: number): T[] =>
  isWhole || all.length <= count
    ? [...all]
    : Array.from({ length: count }, (_, i) => all[Math.round((i * (all.length - 1)) / (count - 1))] as T);
