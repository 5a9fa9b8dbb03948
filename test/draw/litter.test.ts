import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Litter, MOST_LITTER } from '../../src/draw/litter.ts';

/** Something nobody holds any more, and whether it is still there. */
const dropped = () => new WeakRef({ png: new Uint8Array(100_000) });

test('files nobody holds any more are let go of as soon as there are many', async () => {
  const litter = new Litter();
  const file = dropped();
  await turn();
  litter.drop(MOST_LITTER - 1);
  await turn();
  expect(file.deref()).toBeDefined();
  await turn();
  litter.drop(1);
  await turn();
  await turn();
  expect(file.deref()).toBeUndefined();
});
