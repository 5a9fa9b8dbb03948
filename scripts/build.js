import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

/** What can be run, and the threads that are started from it. */
export const ENTRIES = {
  main: 'src/main.ts',
  draw: 'src/workers/draw.ts',
  think: 'src/workers/think.ts',
  ...Object.fromEntries(['score', 'content', 'move', 'restore'].map((name) => [name, `src/cli/${name}.ts`])),
};

/** All that a build depends on; npm notes in the last one what it has installed. */
const SOURCES = [
  ...['src', 'commands', 'package.json', 'scripts/build.js', 'scripts/page.js'],
  'node_modules/.package-lock.json',
];

/** The folder in `dist` for what is built ahead by `npm run build`; `npm start` in a checkout doesn't use it. */
export const RELEASE = 'release';

/** Packages that stay where they are: some hold machine code, some may be missing. All others are read with the program. */
export const EXTERNAL = [
  ...['@napi-rs/canvas', '@keyv/sqlite', 'esbuild'],
  ...['@keyv/postgres', '@keyv/redis', 'bufferutil', 'utf-8-validate', 'zlib-sync'],
];

/** What older packages take for granted in every file. */
const REQUIRE = `import { createRequire as requireIn } from 'node:module'; const require = requireIn(import.meta.url);`;

/** Builds that stay: a bot that still runs from an older one may start another thread of it. */
const KEPT = 3;
/** Milliseconds in which whoever else is building has finished. */
const RECENT = 60_000;

const OPTIONS = {
  bundle: true,
  splitting: true,
  external: EXTERNAL,
  banner: { js: REQUIRE },
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  sourcesContent: false,
  logLevel: 'silent',
};

/** Names the sources as they are: with any other time or size of any file it is another name. */
function nameOf(root) {
  const files = SOURCES.flatMap((source) => {
    const path = join(root, source);
    if (!existsSync(path)) return [];
    return statSync(path).isFile()
      ? [source]
      : readdirSync(path, { recursive: true }).map((file) => join(source, file));
  });
  const hash = createHash('sha1');
  for (const file of files.sort()) {
    const { mtimeMs, size } = statSync(join(root, file));
    hash.update(`${file} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex').slice(0, 12);
}

/** The causes that the person who starts the program can mend. */
const CAUSES = [
  [/Cannot find package 'esbuild'/, 'Its packages are missing. Run npm ci first.'],
  [
    /is needed by esbuild|installed esbuild for another platform/,
    `esbuild has no build for ${process.platform}-${process.arch} here. Run npm ci without --omit=optional.`,
  ],
  [/EACCES|EPERM|EROFS|permission denied|read-only/i, 'This user may not write to the folder dist. Allow it to.'],
  [/ENOSPC|no space/i, 'No space is left on the disk. Free some.'],
];

/** A mistake in a source is shown with its line; anything else in one sentence, if its cause is known. */
async function buildError(error, formatMessages) {
  const mistakes = (error.errors ?? []).filter(({ location }) => location);
  if (mistakes.length > 0) {
    const lines = await formatMessages(mistakes, { kind: 'error' });
    return new Error(`The program could not be built.\n\n${lines.join('')}`);
  }
  const [, cause = error.message] = CAUSES.find(([pattern]) => pattern.test(error.message)) ?? [];
  return new Error(`The program can't be built. ${cause}`);
}

/** Builds sources into a folder in a folder of the project's, each under the name of its file. */
export async function bundle(root, folder, sources) {
  const { build, formatMessages, stop } = await import('esbuild').catch(async (error) => {
    throw await buildError(error);
  });
  try {
    await build({ ...OPTIONS, absWorkingDir: root, entryPoints: sources, outdir: folder });
  } catch (error) {
    throw await buildError(error, formatMessages);
  } finally {
    await stop();
  }
}

/** A build that is used counts as new. Who may only read it uses it all the same. */
function noteUse(folder) {
  try {
    utimesSync(folder, new Date(), new Date());
  } catch {}
}

/** Takes away builds that nobody runs any more. Others may do the same at the same time. */
export function tidy(dist) {
  const ageOf = (name) => Date.now() - (statSync(join(dist, name), { throwIfNoEntry: false })?.mtimeMs ?? Number.NaN);
  const old = readdirSync(dist)
    .filter((name) => name !== RELEASE)
    .map((name) => ({ name, age: ageOf(name) }))
    .filter(({ age }) => !Number.isNaN(age))
    .sort((a, b) => a.age - b.age)
    .slice(KEPT)
    .filter(({ age }) => age > RECENT);
  for (const { name } of old) rmSync(join(dist, name), { recursive: true, force: true });
}

/**
 * The folder with the program as its sources are now, built if there is none yet. It is made under another name and
 * then renamed, so that a build is there whole or not at all, however many are begun at once.
 */
export async function builtFrom(root) {
  const dist = join(root, 'dist');
  const folder = join(dist, nameOf(root));
  if (existsSync(folder)) {
    noteUse(folder);
    return folder;
  }
  const half = `${folder}.${randomUUID()}`;
  try {
    await bundle(root, half, ENTRIES);
    renameSync(half, folder);
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    // Somebody else was faster.
    if (!existsSync(folder)) throw error;
  }
  tidy(dist);
  return folder;
}
