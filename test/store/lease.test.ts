import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Clock, openLog, wallClock } from '#platform';
import { type Lease, openStore, RecordKeyv, Store, takeLease } from '#store';
import { openSqlite } from '../../src/store/sqlite-adapter.ts';
import { describeDatabases } from '../rig/each-database.ts';
import { manualClock } from '../rig/manual-clock.ts';
import { valueIn } from '../rig/match-records.ts';

/** Milliseconds in which another process takes over from one that is gone, or that released the lease. */
const TAKEN_OVER = 15_000;
const LET_GO = 5_000;
/** Long enough that who waits has looked at least once. */
const A_WHILE = 2_000;

const NEVER = (_: string): boolean => false;
const log = openLog('silent');

const pause = (ms: number) => new Promise<null>((resolve) => setTimeout(resolve, ms, null));
/** Null if no process has it after a while. */
const soon = (...leases: Promise<Lease>[]) => Promise.race([...leases, pause(A_WHILE)]);

async function timeOf<Value>(work: Promise<Value>): Promise<number> {
  const begun = performance.now();
  await work;
  return performance.now() - begun;
}

describeDatabases('a lease on $name', ({ fresh }) => {
  let holders = 0;

  /** A lease as in a process of its own. Tests release all of them, so that no test waits forever. */
  async function take(url: string, { id = 0, count = 1, clock = wallClock, hasEnded = NEVER } = {}) {
    const holder = `holder ${++holders}`;
    const store = valueIn(await openStore(url));
    onTestFinished(() => store.close());
    return takeLease(store, { shard: { id, count }, holder, hasEnded, log, clock });
  }

  test('has one holder, passes on soon after its release, and its fence grows each time', async () => {
    const url = await fresh();
    let wanting = [1, 2, 3].map(() => {
      const lease = take(url);
      return { lease };
    });
    for (const fence of [1, 2, 3]) {
      const begun = performance.now();
      const held = await Promise.race(wanting.map(({ lease }) => lease));
      expect(performance.now() - begun).toBeLessThan(LET_GO);
      expect([held.isHeld(), held.isSoleHolder(), held.isHeldElsewhere(), held.fence()]).toEqual([
        true,
        true,
        false,
        fence,
      ]);
      const isHolder = await Promise.all(wanting.map(async ({ lease }) => (await soon(lease)) === held));
      expect(isHolder.filter(Boolean)).toHaveLength(1);
      wanting = wanting.filter((_, i) => !isHolder[i]);
      await held.release();
      expect(held.isHeld()).toBe(false);
    }
  });

  test('of a process that hangs expires, and the process knows before another one begins', async () => {
    const url = await fresh();
    const clock = manualClock();
    const later = manualClock();
    const hung = await take(url, { clock });
    const told: boolean[] = [];
    hung.listen((held) => told.push(held));
    const heir = take(url, { clock: later });
    expect(await soon(heir)).toBeNull();
    expect(hung.isHeld()).toBe(true);
    expect(await timeOf(heir)).toBeLessThan(TAKEN_OVER - A_WHILE);
    expect([hung.isHeld(), hung.isSoleHolder(), (await heir).fence()]).toEqual([false, false, 2]);
    // It may go on at any time.
    expect([(await heir).isHeld(), (await heir).isSoleHolder()]).toEqual([true, false]);
    // But not with anything Discord would still take.
    const steady = performance.now.bind(performance);
    const passed = vi.spyOn(performance, 'now').mockImplementation(() => steady() + 15 * 60_000);
    later.advance(3_000);
    await expect.poll(async () => (await heir).isSoleHolder()).toBe(true);
    passed.mockRestore();
    // When it goes on it finds that it was replaced; when the other one lets go, it may have it again.
    clock.advance(3_000);
    await expect.poll(() => told).toEqual([false]);
    expect(hung.isHeldElsewhere()).toBe(true);
    await (await heir).release();
    await expect
      .poll(() => {
        clock.advance(1_000);
        return told;
      })
      .toEqual([false, true]);
    expect([hung.isHeld(), hung.isSoleHolder(), hung.fence()]).toEqual([true, true, 3]);
    await hung.release();
  });

  test('of a process that has ended on the same machine is taken at once', async () => {
    const url = await fresh();
    await take(url, { clock: manualClock() });
    const heir = take(url, { hasEnded: (holder: string) => holder === `holder ${holders - 1}` });
    expect(await timeOf(heir)).toBeLessThan(LET_GO);
    expect((await heir).isSoleHolder()).toBe(true);
    await (await heir).release();
  });

  test('of a machine that slept is no longer held, though its steady clock stopped', async () => {
    const lease = await take(await fresh(), { clock: manualClock() });
    expect(lease.isHeld()).toBe(true);
    const now = Date.now();
    const date = vi.spyOn(Date, 'now').mockReturnValue(now + 60_000);
    expect([lease.isHeld(), lease.isSoleHolder()]).toEqual([false, false]);
    date.mockRestore();
    await lease.release();
  });

  test('for another number of shards waits until all leases of the old number are gone', async () => {
    const url = await fresh();
    const [zero, one] = await Promise.all([take(url, { id: 0, count: 2 }), take(url, { id: 1, count: 2 })]);
    const alone = take(url);
    expect(await soon(alone)).toBeNull();
    await zero.release();
    expect(await soon(alone)).toBeNull();
    await one.release();
    expect(await timeOf(alone)).toBeLessThan(LET_GO);
    await (await alone).release();
  });

  test('for two numbers of shards at the same moment goes to one of them', async () => {
    const url = await fresh();
    const wanting = [take(url), take(url, { id: 1, count: 2 })];
    const first = await Promise.race(wanting);
    const [a, b] = await Promise.all(wanting.map((lease) => soon(lease)));
    expect([a, b].filter((lease) => lease?.isHeld())).toEqual([first]);
    await first.release();
    for (const lease of await Promise.all(wanting)) await lease.release();
  });
});

describe('a lease on a database that fails for a moment', () => {
  /** A lease for which time passes only with `pass`, which waits for the renewals that fall due. */
  async function timedLease() {
    const manual = manualClock();
    const begun = manual.now();
    vi.spyOn(Date, 'now').mockImplementation(manual.now);
    vi.spyOn(performance, 'now').mockImplementation(() => manual.now() - begun);
    onTestFinished(() => void vi.restoreAllMocks());
    let timers = 0;
    const clock: Clock = {
      now: manual.now,
      after(delay, run) {
        timers++;
        return manual.after(delay, () => {
          timers--;
          run();
        });
      },
    };
    const adapter = await openSqlite(':memory:');
    const shard = { id: 0, count: 1 };
    const store = new Store(new RecordKeyv(adapter));
    onTestFinished(() => store.close());
    const lease = await takeLease(store, { shard, holder: 'one', hasEnded: NEVER, log, clock });
    const pass = async (ms: number) => {
      manual.advance(ms);
      while (timers === 0) await new Promise((resolve) => setImmediate(resolve));
    };
    return { adapter, lease, pass };
  }

  type Timed = Awaited<ReturnType<typeof timedLease>>;

  /** Whether the lease holds, second by second. */
  async function watch({ lease, pass }: Timed, seconds: number): Promise<boolean[]> {
    const held: boolean[] = [];
    for (let i = 0; i < seconds; i++) {
      await pass(1_000);
      held.push(lease.isHeld());
    }
    return held;
  }

  test('is not lost because the answer to one renewal was', async () => {
    const timed = await timedLease();
    const { adapter, lease, pass } = timed;
    const set = adapter.set.bind(adapter);
    vi.spyOn(adapter, 'set').mockImplementation(async (...given) => {
      await set(...given);
      throw new Error('the answer was lost');
    });
    vi.spyOn(adapter, 'get').mockRejectedValue(new Error('no answer'));
    await pass(3_000);
    for (const method of [adapter.set, adapter.get]) vi.mocked(method).mockRestore();
    expect(await watch(timed, 12)).not.toContain(false);
    await lease.release();
  });

  test('is not lost because nothing can be written for four seconds', async () => {
    const timed = await timedLease();
    const { adapter, lease, pass } = timed;
    await pass(2_000);
    await adapter.query('PRAGMA query_only = 1');
    const before = await watch(timed, 4);
    await adapter.query('PRAGMA query_only = 0');
    expect([...before, ...(await watch(timed, 12))]).not.toContain(false);
    await lease.release();
  });

  test('is lost while nothing can be written for longer, and held again soon after', async () => {
    const timed = await timedLease();
    const { adapter, lease } = timed;
    await adapter.query('PRAGMA query_only = 1');
    expect((await watch(timed, 12)).at(-1)).toBe(false);
    await adapter.query('PRAGMA query_only = 0');
    expect(await watch(timed, 1)).toEqual([true]);
    await lease.release();
  });
});
