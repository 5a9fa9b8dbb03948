import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { todaysOf } from '../rig/todays-share.ts';
import { draw } from './drawing.ts';
import { goldenPath } from './golden.ts';
import { GOLDEN } from './golden-samples.ts';

/** Share of pixels that may differ: letters are drawn a hair differently from machine to machine. */
const TOLERANCE = 0.001;
const goldenFile = (path: string) => new URL(`../golden/${path}`, import.meta.url);
const folder = new URL('../../out/golden/', import.meta.url);

function compare(name: string, expected: Buffer, actual: Buffer): number {
  // On the machine they were drawn on they are mostly the same file, and need not be decoded.
  if (expected.equals(actual)) return 0;
  const [a, b] = [PNG.sync.read(expected), PNG.sync.read(actual)];
  const keep = (suffix: string, bytes: Buffer) => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(new URL(`${name}-${suffix}.png`, folder), bytes);
  };
  const same = a.width === b.width && a.height === b.height;
  const difference = new PNG({ width: a.width, height: a.height });
  const share = same
    ? pixelmatch(a.data, b.data, difference.data, a.width, a.height, { threshold: 0.1 }) / (a.width * a.height)
    : 1;
  if (share > TOLERANCE) {
    keep('expected', expected);
    keep('actual', actual);
    if (same) keep('difference', PNG.sync.write(difference));
  }
  return share;
}

describe('golden pictures (redrawn by npm run regenerate -- golden)', () => {
  for (const sample of todaysOf(GOLDEN, 4)) {
    const { request, language, names } = sample;
    const name = `${request.game}-${sample.name}`;
    it(`${name} looks as it did`, () => {
      const share = compare(name, readFileSync(goldenFile(goldenPath(sample))), draw(request, language, names));
      expect(share, `see out/golden/${name}-difference.png`).toBeLessThanOrEqual(TOLERANCE);
    });
  }
});
