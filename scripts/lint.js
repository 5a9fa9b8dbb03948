import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const CACHE = 'node_modules/.cache/cspell';

/** `npm run lint` runs all of them, side by side; `npm run lint -- --write` formats, too. */
const CHECKS = [
  ['@biomejs/biome/bin/biome', 'check', '.', ...process.argv.slice(2)],
  ['knip/bin/knip.js', '--no-progress'],
  ['cspell/bin.mjs', '--no-progress', '--show-suggestions', '--cache', '--cache-location', CACHE, '.'],
];
const root = fileURLToPath(new URL('..', import.meta.url));

/** What each says is kept until it ends, so that their lines don't mix. */
function run([program, ...words]) {
  const child = spawn(process.execPath, [`node_modules/${program}`, ...words], { cwd: root });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk));
  return new Promise((resolve) =>
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(said));
      resolve(code === 0);
    }),
  );
}

const passed = await Promise.all(CHECKS.map(run));
process.exitCode = passed.every(Boolean) ? 0 : 1;
