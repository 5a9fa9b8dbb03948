import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { wallClock } from '#platform';
import { AckGate } from '../../../src/bot/scheduling/ack-gate.ts';

let time = 0;
/** How often someone looked at the time. */
let looks = 0;
let gate: AckGate;

beforeEach(() => {
  time = 0;
  gate = new AckGate(wallClock);
  vi.spyOn(performance, 'now').mockImplementation(() => {
    looks += 1;
    return time;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const press = (times: number) => Promise.all(Array.from({ length: times }, () => gate.acknowledge(async () => {})));

/** Whether it resolves at once. */
async function isThere(): Promise<boolean> {
  let isOver = false;
  void gate.whenQuiet(1).then(() => {
    isOver = true;
  });
  await Promise.resolve();
  return isOver;
}

/** Waits for a quiet moment, and tells whether it has come. */
function awaitLull(longest: number) {
  let isOver = false;
  const over = gate.whenQuiet(longest).then(() => {
    isOver = true;
  });
  const hasCome = async () => {
    const before = looks;
    await vi.waitUntil(() => isOver || looks > before + 2, { interval: 1 });
    return isOver;
  };
  return { over, hasCome };
}

describe('a lull', () => {
  it('is there while few press', async () => {
    await press(5);
    expect(await isThere()).toBe(true);
    await press(1);
    expect(await isThere()).toBe(false);
  });

  it('comes when a crowd has gone by', async () => {
    await press(12);
    time = 990;
    const { over, hasCome } = awaitLull(60_000);
    await press(12);
    // A second after the first crowd, and not yet one after the second.
    time = 1_985;
    expect(await hasCome()).toBe(false);
    time = 1_990;
    await over;
    expect(await isThere()).toBe(true);
  });

  it('waits no longer than asked', async () => {
    await press(6);
    const { over, hasCome } = awaitLull(20);
    time = 15;
    expect(await hasCome()).toBe(false);
    time = 20;
    await over;
    expect(await isThere()).toBe(false);
  });
});
