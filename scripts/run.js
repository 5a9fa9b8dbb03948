import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** `node scripts/run.js main …`: runs part of the program, in this very process, from a build of its sources. */
const [program, , entry = 'main', ...words] = process.argv;
const ROOT = fileURLToPath(new URL('..', import.meta.url));

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** Checked before anything else is loaded: an older Node would fail on the syntax or on a package instead. */
function checkNode() {
  const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const [needed, actual] = [engines.node.replace('>=', ''), process.versions.node];
  const [wanted, given] = [needed, actual].map((version) => version.split('.').map(Number));
  if (given[0] > wanted[0] || (given[0] === wanted[0] && given[1] >= wanted[1])) return;
  fail(`This needs Node ${needed} or newer, and this is Node ${actual}. Install a newer one from nodejs.org.`);
}

/** A release comes built and without sources, and nothing is written; elsewhere the sources are built if they changed. */
async function find() {
  if (!existsSync(join(ROOT, 'src'))) return join(ROOT, 'dist/release', `${entry}.js`);
  try {
    const { builtFrom } = await import('./build.js');
    return join(await builtFrom(ROOT), `${entry}.js`);
  } catch (error) {
    return fail(error.message);
  }
}

checkNode();
const file = await find();
if (!existsSync(file)) fail(`There is no program called ${entry} here. Use main, score, content, move or restore.`);
process.argv = [program, file, ...words];
await import(pathToFileURL(file).href);
