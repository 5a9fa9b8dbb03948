import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { tidy } from '../scripts/build.js';

const dist = mkdtempSync(join(tmpdir(), 'cities-build-'));
afterAll(() => rmSync(dist, { recursive: true }));

it('of old builds the last three stay, also where another process takes some away meanwhile', () => {
  const now = Date.now() / 1000;
  for (const hours of [1, 2, 3, 4, 5]) {
    const folder = join(dist, `of ${hours}`);
    mkdirSync(folder);
    utimesSync(folder, now - 3600 * hours, now - 3600 * hours);
  }
  // Its name is read, and then it is not there.
  symlinkSync(join(dist, 'nowhere'), join(dist, 'gone'));
  tidy(dist);
  expect(readdirSync(dist)).toEqual(['gone', 'of 1', 'of 2', 'of 3']);
});
