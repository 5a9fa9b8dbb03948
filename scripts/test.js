import { fileURLToPath, pathToFileURL } from 'node:url';
import { checkNode } from './check-node.js';

/** `node scripts/test.js unit,bot …`: runs these groups of tests. */
const [program, , groups = '', ...words] = process.argv;
checkNode(fileURLToPath(new URL('..', import.meta.url)));
const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
const projects = groups.split(',').flatMap((name) => ['--project', name]);
process.argv = [program, vitest, 'run', ...projects, ...words];
await import(pathToFileURL(vitest).href);
