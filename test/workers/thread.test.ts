import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { constants, getPriority } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { startThread } from '../../src/workers/thread.ts';
import { temporaryFolder } from '../rig/fresh-store.ts';

/** Tells of itself as soon as it is read. */
const TELLS = `
  import { getPriority } from 'node:os';
  import { parentPort, workerData } from 'node:worker_threads';
  parentPort.postMessage([getPriority(), workerData]);
`;

it('steps back before it reads its file, and alone', async () => {
  const file = join(temporaryFolder(), 'tells.mjs');
  writeFileSync(file, TELLS);
  const before = getPriority();
  const steps = process.platform === 'linux' ? 3 : 0;
  const thread = startThread(pathToFileURL(file), { niceness: 3, workerData: 'data' });
  expect(await once(thread, 'message')).toEqual([[Math.min(before + steps, constants.priority.PRIORITY_LOW), 'data']]);
  expect(getPriority()).toBe(before);
  await thread.terminate();
});

it('says what is wrong with a file that cannot be read', async () => {
  const thread = startThread(pathToFileURL(join(temporaryFolder(), 'nowhere.mjs')));
  await expect(once(thread, 'message')).rejects.toThrow('nowhere.mjs');
});
