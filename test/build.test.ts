import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { ROOT } from '#platform';
import { buildIfChanged, ENTRIES } from '../scripts/build.js';

beforeAll(() => buildIfChanged(fileURLToPath(ROOT)));

/** All that a built file loads at once, itself and packages included. */
function loadedBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  if (!file.startsWith('./')) return seen;
  const text = readFileSync(new URL(file, new URL('dist/', ROOT)), 'utf8');
  for (const [, target = ''] of text.matchAll(/^(?:import|export|\}) ?(?:[^"';]*? ?from )?"([^"]+)";$/gm))
    loadedBy(target, seen);
  return seen;
}

test.each(Object.keys(ENTRIES))('of what is built, only the drawing thread loads the picture library: %s', (entry) => {
  const loaded = loadedBy(`./${entry}.js`);
  expect(loaded.size).toBeGreaterThan(2);
  expect(loaded.has('@napi-rs/canvas')).toBe(entry === 'draw');
});
