import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle, ENTRIES, RELEASE } from './build.js';
import { bundlePage } from './page.js';

/** `npm run build`: builds the program and the local chat's page ahead, so that a release runs without its sources. */
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PAGE = join(ROOT, 'src/local/page');

async function buildPage(folder) {
  mkdirSync(folder);
  writeFileSync(join(folder, 'main.js'), await bundlePage(ROOT));
  const files = readdirSync(PAGE).filter((file) => /\.(html|css|svg)$/.test(file));
  for (const file of files) cpSync(join(PAGE, file), join(folder, file));
}

const folder = join(ROOT, 'dist', RELEASE);
const half = `${folder}.${randomUUID()}`;
try {
  await bundle(ROOT, half, ENTRIES);
  await buildPage(join(half, 'page'));
  rmSync(folder, { recursive: true, force: true });
  renameSync(half, folder);
} catch (error) {
  rmSync(half, { recursive: true, force: true });
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
