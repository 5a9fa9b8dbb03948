import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import { ROOT } from '#platform';
import { bundle } from '../../scripts/build.js';

/** What runs `bot-entry.ts`, until the tests of a file are over. Built, since to read its sources takes it seconds. */
export async function builtRoot(): Promise<readonly string[]> {
  const root = fileURLToPath(ROOT);
  const out = join(root, 'out');
  mkdirSync(out, { recursive: true });
  const folder = mkdtempSync(join(out, 'rig-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  await bundle(root, folder, ['test/rig/bot-entry.ts']);
  return [process.execPath, join(folder, 'bot-entry.js')];
}
