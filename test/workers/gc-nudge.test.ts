import { PerformanceObserver } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { GcNudge, NUDGE_EVERY } from '../../src/workers/draw-pool.ts';

/** Kept by this file: a registry nobody holds says nothing any more. */
const registry = new FinalizationRegistry<() => void>((tell) => tell());

/** A file that nothing refers to. Dereferencing a WeakRef would keep it alive for a while. */
function dropped(): { isGone: boolean } {
  const file = { isGone: false };
  registry.register(new Uint8Array(100_000), () => {
    file.isGone = true;
  });
  return file;
}

const gone = (file: { readonly isGone: boolean }) => expect.poll(() => file.isGone, { timeout: 30_000 }).toBe(true);

test('files that nobody uses are freed as soon as there are many', async () => {
  const nudge = new GcNudge();
  const file = dropped();
  nudge.add(NUDGE_EVERY - 1);
  await wait(20);
  expect(file.isGone).toBe(false);
  nudge.add(1);
  await gone(file);
});

/** The engine's own flag for a collection that was called for, and has to be finished before anything else. */
const FORCED = 4;

test('V8 collects in steps of its own; nothing forces it to stop the thread', async () => {
  const flags: number[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) flags.push((entry as unknown as { detail: { flags: number } }).detail.flags);
  });
  observer.observe({ entryTypes: ['gc'] });
  const file = dropped();
  new GcNudge().add(NUDGE_EVERY);
  await gone(file);
  await expect.poll(() => flags.length).toBeGreaterThan(0);
  observer.disconnect();
  expect(flags.filter((flag) => flag & FORCED)).toEqual([]);
});
