import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** `node scripts/run.js main …`: starts the bot or one of its tools in this process, building it first if needed. */
const [program, , entry, ...words] = process.argv;
const ROOT = fileURLToPath(new URL('..', import.meta.url));

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** Before anything else is loaded: an older Node would fail on the syntax or on a package instead. */
function checkNode() {
  const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const [needed, actual] = [engines.node.replace('>=', ''), process.versions.node];
  const [wanted, given] = [needed, actual].map((version) => version.split('.').map(Number));
  if (given[0] > wanted[0] || (given[0] === wanted[0] && given[1] >= wanted[1])) return;
  fail(`This needs Node ${needed} or newer, and this is Node ${actual}. Install a newer one from nodejs.org.`);
}

/** A release comes built and without sources. */
async function buildIfNeeded() {
  if (!existsSync(join(ROOT, 'src'))) return;
  const { buildIfChanged } = await import('./build.js');
  await buildIfChanged(ROOT).catch(({ message }) => fail(message));
}

checkNode();
await buildIfNeeded();
const file = join(ROOT, 'dist', `${entry}.js`);
if (!entry || !existsSync(file)) {
  const problem = entry ? `There is no program called ${entry} here.` : 'Say which program to run.';
  fail(`${problem} Use main, score, content, move or restore.`);
}
process.argv = [program, file, ...words];
await import(pathToFileURL(file).href);
