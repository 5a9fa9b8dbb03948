/**
 * How much a test looks at. `npm test` looks at a share, quickly enough to be run before every commit; the slow group of
 * `npm run check` looks at all of it: every kind of match, every database, the whole crawl.
 */
export const isWhole = process.env['TEST_SCOPE'] === 'whole';

const { TEST_DAY = new Date().toISOString().slice(0, 10), SLOW_SHARE = '1' } = process.env;
const DAY = Math.floor(Date.parse(TEST_DAY) / 86_400_000);
if (Number.isNaN(DAY)) throw new Error(`TEST_DAY is ${TEST_DAY}, which is no day. Use one such as 2026-01-31.`);
const SLOW_DAYS = Number(SLOW_SHARE);
if (!(Number.isInteger(SLOW_DAYS) && SLOW_DAYS > 0))
  throw new Error(`SLOW_SHARE is ${SLOW_SHARE}, which is no number of shares. Use one such as 3.`);

let isPrinted = false;

/**
 * Those whose turn it is today, so that each was looked at after so many days. The slow group looks at all of them every
 * day, or, where its time is short as in CI, at one of `SLOW_SHARE` shares.
 */
export function todaysOf<T>(all: readonly T[], days: number): T[] {
  const shares = Math.min(isWhole ? SLOW_DAYS : days, all.length);
  if (shares > 1 && !isPrinted) {
    const slow = isWhole ? ` SLOW_SHARE=${SLOW_SHARE}` : '';
    console.log(`Today’s share of what is looked at by turns; repeat it with TEST_DAY=${TEST_DAY}${slow}`);
    isPrinted = true;
  }
  return shares > 1 ? all.filter((_, i) => (i + DAY) % shares === 0) : [...all];
}

/** Where all are looked at by turns, today's; else this many, from first to last. */
export const shareOf = <T>(all: readonly T[], count: number): T[] =>
  isWhole || all.length <= count
    ? todaysOf(all, 1)
    : Array.from({ length: count }, (_, i) => all[Math.round((i * (all.length - 1)) / (count - 1))] as T);

/**
 * Whether it is this one's turn, of so many that share the same tests: once in a round, so that every test is run for one
 * of them, and every one of them has tests. In the slow group always, or once in `SLOW_SHARE` days.
 */
export function inTurn(place: number, count = 2): () => boolean {
  let asked = 0;
  return () => (isWhole ? (asked++ + place + DAY) % SLOW_DAYS === 0 : asked++ % count === place);
}

/** Every pair in the slow group, or today's share of them, else each of the first with one of the second, by turns. */
export function pairsOf<A, B>(all: readonly A[], others: readonly B[]): (readonly [A, B])[] {
  const pairs = all.flatMap((one, i) => others.map((other, j) => [one, other, i % others.length === j] as const));
  const chosen = isWhole ? todaysOf(pairs, 1) : pairs.filter(([, , isTurn]) => isTurn);
  return chosen.map(([one, other]) => [one, other]);
}
