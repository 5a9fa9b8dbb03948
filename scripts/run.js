import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { builtFrom } from './build.js';

/** `node scripts/run.js main …`: runs part of the program, in this very process, from a build of its sources. */
const [program, , entry, ...words] = process.argv;

async function find() {
  try {
    return join(await builtFrom(fileURLToPath(new URL('..', import.meta.url))), `${entry}.js`);
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

const file = await find();
process.argv = [program, file, ...words];
await import(pathToFileURL(file).href);
