import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const LOCAL = fileURLToPath(new URL('../../src/local', import.meta.url));

/** Every relative import of every file, as `file → target`. */
function imports(folder: string): { file: string; target: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => {
      const file = join(folder, name);
      const found = readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?'(\.[^']+)'/g);
      return [...found].map((match) => ({ file, target: resolve(dirname(file), match[1] ?? '') }));
    });
}

it('the page takes only types from the server', () => {
  const page = join(LOCAL, 'page');
  const outside = imports(page).filter(({ target }) => !target.startsWith(`${page}/`));
  const lines = outside.map(({ file }) => readFileSync(file, 'utf8').match(/^import (?!type).*from '\.\.\/.*$/m)?.[0]);
  expect(outside.length).toBeGreaterThan(0);
  expect(lines.filter(Boolean)).toEqual([]);
});
