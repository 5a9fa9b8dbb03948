import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { checkNode } from './check-node.js';

/** `node scripts/run.js main …`: starts the bot or one of its tools in this process, building it first if needed. */
const [program, , entry, ...words] = process.argv;
const ROOT = fileURLToPath(new URL('..', import.meta.url));

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** A release comes built and without sources. */
async function buildIfNeeded() {
  if (!existsSync(join(ROOT, 'src'))) return;
  const { buildIfChanged } = await import('./build.js');
  await buildIfChanged(ROOT).catch(({ message }) => fail(message));
}

checkNode(ROOT);
await buildIfNeeded();
const file = join(ROOT, 'dist', `${entry}.js`);
if (!entry || !existsSync(file)) {
  const problem = entry ? `There is no program called ${entry} here.` : 'Say which program to run.';
  fail(`${problem} Use main, score, content, phrases, move or restore.`);
}
process.argv = [program, file, ...words];
await import(pathToFileURL(file).href);
