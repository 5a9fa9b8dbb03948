import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SlicedWork } from '#engine';
import { TimeSlicer } from '../../../src/bot/scheduling/time-slicer.ts';
import { ALWAYS_QUIET, manualQuiet } from '../../rig/manual-lull.ts';

let time = 0;
let slicer: TimeSlicer;

beforeEach(() => {
  time = 0;
  slicer = new TimeSlicer(ALWAYS_QUIET.whenQuiet);
  vi.spyOn(performance, 'now').mockImplementation(() => time);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Slices of work that each take so many milliseconds of this test's clock. */
function* laboring(bits: number, lasting: number, hear = () => {}): SlicedWork<string> {
  for (let i = 0; i < bits; i++) {
    time += lasting;
    hear();
    yield;
  }
  return 'done';
}

/** The number of slices between two rests, each time. */
async function bitsByTurn(works: number, bits: number, lasting: number): Promise<readonly number[]> {
  const byTurn = [0];
  const others = setInterval(() => byTurn.push(0), 1);
  const hear = () => byTurn.push((byTurn.pop() ?? 0) + 1);
  const done = await Promise.all(Array.from({ length: works }, () => slicer.run(laboring(bits, lasting, hear))));
  clearInterval(others);
  expect(done).toEqual(Array(works).fill('done'));
  return byTurn;
}

it('lets others in between when work takes long', async () => {
  expect(Math.max(...(await bitsByTurn(1, 10, 6)))).toBe(1);
});

it('lets others in as often when several have work at the same time', async () => {
  expect(Math.max(...(await bitsByTurn(10, 2, 6)))).toBe(1);
});

it('adds up short tasks', async () => {
  // Slices of five milliseconds have room for two bits of three.
  expect(Math.max(...(await bitsByTurn(12, 1, 3)))).toBe(2);
});

it('does what is short before others have their turn', async () => {
  let hadTurn = false;
  const others = setImmediate(() => {
    hadTurn = true;
  });
  expect(await slicer.run(laboring(3, 0))).toBe('done');
  expect(hadTurn).toBe(false);
  clearImmediate(others);
});

it('rests until a crowd has gone by', async () => {
  const { whenQuiet, waiting, limits, goBy } = manualQuiet();
  let done = 0;
  const whole = new TimeSlicer(whenQuiet).run(laboring(3, 6, () => void done++));
  for (const bit of [1, 2, 3]) {
    await vi.waitUntil(() => waiting() === 1, { interval: 1 });
    expect(done).toBe(bit);
    goBy();
  }
  expect(await whole).toBe('done');
  expect(Math.max(...limits)).toBeLessThanOrEqual(100);
});

it('passes on what goes wrong', async () => {
  function* failing(): SlicedWork<never> {
    yield;
    throw new Error('no');
  }
  await expect(slicer.run(failing())).rejects.toThrow('no');
});
