import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { builtSources } from './built-sources.ts';

/** A project of two sources. */
function project(): { readonly root: string; readonly write: (file: string, text: string) => void } {
  const root = mkdtempSync(join(tmpdir(), 'cities-sources-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const write = (file: string, text: string) => writeFileSync(join(root, file), text);
  for (const folder of ['src', 'src/house', 'commands', 'scripts']) mkdirSync(join(root, folder));
  write('package.json', JSON.stringify({ type: 'module', imports: { '#house': './src/house/index.ts' } }));
  write('scripts/page.js', 'export const page = "page";');
  write('src/house/index.ts', `export const rooms: number = 3; export const here = import.meta.url;`);
  write(
    'src/main.ts',
    `import { rooms } from '#house';
     import { page } from '../scripts/page.js';
     export const all = async () => [rooms, page, (await import('./house/index.ts')).here, './main.ts'];`,
  );
  return { root, write };
}

test('builds sources that import each other and still know where they are', async () => {
  const { root } = project();
  const { all } = await import(pathToFileURL(join(await builtSources(root), 'src/main.js')).href);
  expect(await all()).toEqual([3, 'page', pathToFileURL(join(root, 'src/house/index.ts')).href, './main.ts']);
});

test('builds again after a change only', async () => {
  const { root, write } = project();
  const first = await builtSources(root);
  expect(await builtSources(root)).toBe(first);
  write('src/house/index.ts', `export const rooms = 4; export const here = '';`);
  const second = await builtSources(root);
  expect(second).not.toBe(first);
  const { all } = await import(pathToFileURL(join(second, 'src/main.js')).href);
  expect(await all()).toEqual([4, 'page', '', './main.ts']);
});
