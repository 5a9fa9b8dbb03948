import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Other versions of clang make other bytes of the same source. Debian has it in the packages clang-14 and lld-14. */
export const CLANG = 'clang-14';

const SOURCE = fileURLToPath(new URL('../src/draw/png/loops.c', import.meta.url));
const COMPILED = fileURLToPath(new URL('../src/draw/png/compiled-loops.ts', import.meta.url));
const EXPORTS = ['index_first', 'index_next', 'subtract_above'];

const FLAGS = [
  ...['--target=wasm32', '-msimd128', '-O2', '-nostdlib', '-Wall', '-Werror'],
  ...['--no-entry', '--import-memory', '--strip-all', '-z,stack-size=0'].map((flag) => `-Wl,${flag}`),
  ...EXPORTS.map((name) => `-Wl,--export=${name}`),
];

export const hasClang = (): boolean => spawnSync(CLANG, ['--version']).status === 0;

export const sourceHash = (): string => createHash('sha256').update(readFileSync(SOURCE)).digest('hex');

/** The loops as WebAssembly, in base64. */
export function compileLoops(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cities-loops-'));
  try {
    const file = join(folder, 'loops.wasm');
    execFileSync(CLANG, [...FLAGS, SOURCE, '-o', file]);
    return readFileSync(file, 'base64');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lines = compileLoops().match(/.{1,110}/g) ?? [];
  writeFileSync(
    COMPILED,
    `/** Compiled from loops.c by \`npm run regenerate -- loops\`: WebAssembly in base64. */
export const COMPILED_LOOPS =
${lines.map((line) => `  '${line}'`).join(' +\n')};

/** SHA-256 of the loops.c it was compiled from. */
export const COMPILED_FROM = '${sourceHash()}';
`,
  );
}
