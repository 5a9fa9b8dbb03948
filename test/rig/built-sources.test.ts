import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
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

test('builds again in the same place, and only what changed', async () => {
  const { root, write } = project();
  const folder = await builtSources(root);
  const builtAt = (file: string) => statSync(join(folder, file)).mtimeMs;
  const before = builtAt('src/main.js');
  write('src/house/index.ts', 'export const rooms: number = 4;');
  expect(await builtSources(root)).toBe(folder);
  expect(readFileSync(join(folder, 'src/house/index.js'), 'utf8')).toBe('export const rooms = 4;\n');
  expect(builtAt('src/main.js')).toBe(before);
  rmSync(join(root, 'src/main.ts'));
  await builtSources(root);
  expect(existsSync(join(folder, 'src/main.js'))).toBe(false);
});

test('builds again what is missing', async () => {
  const { root } = project();
  const folder = await builtSources(root);
  rmSync(join(folder, 'src/main.js'));
  await builtSources(root);
  expect(existsSync(join(folder, 'src/main.js'))).toBe(true);
});
