import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundlePage } from './page.js';

/** What can be started: the bot, its threads and the command line tools. */
export const ENTRIES = {
  main: 'src/main.ts',
  draw: 'src/workers/draw-thread.ts',
  think: 'src/workers/think-thread.ts',
  ...Object.fromEntries(['score', 'content', 'phrases', 'move', 'restore'].map((name) => [name, `src/cli/${name}.ts`])),
};

/** What a build depends on. npm writes the last one whenever it installs packages. */
const SOURCES = [
  'src',
  'commands',
  'package.json',
  'scripts/build.js',
  'scripts/page.js',
  'node_modules/.package-lock.json',
];

/** Packages that aren't bundled: some hold machine code, some may be missing. */
export const EXTERNAL = [
  ...['@napi-rs/canvas', '@keyv/sqlite', 'esbuild'],
  ...['@keyv/postgres', '@keyv/redis', 'bufferutil', 'utf-8-validate', 'zlib-sync'],
];

/** CommonJS packages expect `require` in every file. */
const REQUIRE = `import { createRequire as requireIn } from 'node:module'; const require = requireIn(import.meta.url);`;

const OPTIONS = {
  bundle: true,
  splitting: true,
  chunkNames: 'chunk-[hash]',
  external: EXTERNAL,
  banner: { js: REQUIRE },
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  sourcesContent: false,
  logLevel: 'silent',
};

/** What the operator can do about a failed build. */
const REMEDIES = [
  [/Cannot find package 'esbuild'/, 'Its packages are missing. Run npm ci first.'],
  [
    /is needed by esbuild|installed esbuild for another platform/,
    `esbuild has no build for ${process.platform}-${process.arch} here. Run npm ci without --omit=optional.`,
  ],
  [/EACCES|EPERM|EROFS|permission denied|read-only/i, 'This user may not write to the folder dist. Allow it to.'],
  [/ENOSPC|no space/i, 'No space is left on the disk. Free some.'],
];

/** A mistake in a source is shown with its line, anything else in one sentence. */
async function buildError(error, formatMessages) {
  const mistakes = (error.errors ?? []).filter(({ location }) => location);
  if (mistakes.length > 0) {
    const lines = await formatMessages(mistakes, { kind: 'error' });
    return new Error(`The program could not be built.\n\n${lines.join('')}`);
  }
  const [, remedy = error.message] = REMEDIES.find(([pattern]) => pattern.test(error.message)) ?? [];
  return new Error(`The program can't be built. ${remedy}`);
}

/** Bundles sources into a folder, each under the name of its file; with `write: false` the files are returned instead. */
export async function bundle(root, folder, sources, { write = true } = {}) {
  const { build, formatMessages, stop } = await import('esbuild').catch(async (error) => {
    throw await buildError(error);
  });
  try {
    const { outputFiles = [] } = await build({
      ...OPTIONS,
      absWorkingDir: root,
      entryPoints: sources,
      outdir: folder,
      write,
    });
    return outputFiles;
  } catch (error) {
    throw await buildError(error, formatMessages);
  } finally {
    await stop();
  }
}

/** The files of the local chat's page. */
async function pageFiles(root, folder) {
  const page = join(root, 'src/local/page');
  const names = readdirSync(page).filter((name) => /\.(html|css|svg)$/.test(name));
  const files = names.map((name) => ({ path: join(folder, name), contents: readFileSync(join(page, name)) }));
  return [...files, { path: join(folder, 'main.js'), contents: await bundlePage(root) }];
}

/** Each file appears complete or not at all, also for others who build or start the program at the same time. */
function place({ path, contents }, time) {
  const unfinished = `${path}.${randomUUID()}`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(unfinished, contents);
  utimesSync(unfinished, time, time);
  renameSync(unfinished, path);
}

const CHUNK = /^chunk-\w+\.js(\.map)?$/;

/**
 * Builds the program into `dist`; if that fails, nothing is written. Chunks are named after what they contain and come
 * before the files that import them. main.js comes last, with the time of the sources it was built from.
 */
export async function build(root) {
  const begun = new Date();
  const dist = join(root, 'dist');
  const bundled = await bundle(root, dist, ENTRIES, { write: false });
  const files = [...bundled, ...(await pageFiles(root, join(dist, 'page')))];
  const rank = ({ path }) => (CHUNK.test(basename(path)) ? 0 : path === join(dist, 'main.js') ? 2 : 1);
  files.sort((a, b) => rank(a) - rank(b));
  try {
    for (const file of files) place(file, begun);
  } catch (error) {
    throw await buildError(error);
  }
  const old = readdirSync(dist).filter(
    (name) => CHUNK.test(name) && !files.some(({ path }) => basename(path) === name),
  );
  for (const name of old) rmSync(join(dist, name), { force: true });
}

/**
 * When a source was last changed or put in place: the sources of an update may be older than the last build. A folder
 * changes when a file in it comes or goes.
 */
function lastChange(root) {
  const paths = SOURCES.map((source) => join(root, source)).filter((path) => existsSync(path));
  const within = paths
    .filter((path) => statSync(path).isDirectory())
    .flatMap((path) => readdirSync(path, { recursive: true }).map((name) => join(path, name)));
  return Math.max(...[...paths, ...within].map((path) => statSync(path).ctimeMs));
}

/** Builds the program unless `dist` is newer than its sources. */
export async function buildIfChanged(root) {
  const built = statSync(join(root, 'dist/main.js'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (built <= lastChange(root)) await build(root);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await build(fileURLToPath(new URL('..', import.meta.url))).catch((error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
}
