import { describe, expect, it } from 'vitest';
import { Rush } from '../../src/bot/rush.ts';
import { wallClock } from '../../src/clock.ts';

const press = (rush: Rush, times: number) =>
  Promise.all(Array.from({ length: times }, () => rush.acknowledge(async () => {})));

/** Whether nobody would have to wait for it. */
async function isThere(rush: Rush): Promise<boolean> {
  let isOver = false;
  void rush.lull(1).then(() => {
    isOver = true;
  });
  await Promise.resolve();
  return isOver;
}

describe('a lull', () => {
  it('is there while few press', async () => {
    const rush = new Rush(wallClock);
    await press(rush, 5);
    expect(await isThere(rush)).toBe(true);
    await press(rush, 1);
    expect(await isThere(rush)).toBe(false);
  });

  it('comes when a crowd has gone by', async () => {
    const rush = new Rush(wallClock);
    await press(rush, 12);
    const begun = performance.now();
    const again = setTimeout(() => void press(rush, 12), 300);
    await rush.lull(60_000);
    clearTimeout(again);
    expect(performance.now() - begun).toBeGreaterThan(1_200);
    expect(await isThere(rush)).toBe(true);
  });

  it('is not waited for longer than said', async () => {
    const rush = new Rush(wallClock);
    const others = setInterval(() => void press(rush, 6), 20);
    await press(rush, 6);
    await rush.lull(2_500);
    clearInterval(others);
    expect(await isThere(rush)).toBe(false);
  });
});
