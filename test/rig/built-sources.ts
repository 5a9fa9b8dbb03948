import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transform, version } from 'esbuild';
import type { Plugin } from 'vitest/config';

/** What is built; the page is built by those who serve it. */
const FOLDERS = ['src', 'commands'];
const isBuilt = (file: string): boolean => file.endsWith('.ts') && !/^src[\\/]local[\\/]page[\\/]/.test(file);

const sourceFiles = (root: string): string[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  ).filter(isBuilt);

const asJavaScript = (path: string): string => path.replace(/\.ts$/, '.js');

/** Imports of files, and of folders by the names in package.json, stay what they are: only the ending changes. */
const withBuiltImports = (code: string): string =>
  code.replaceAll(
    /((?:\bfrom|\bimport) ?\(?)"(\.[^"]*\.ts)"/g,
    (_, before, path) => `${before}"${asJavaScript(path)}"`,
  );

/** Never half a file: another run may be loading it. */
function writeWhole(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, path);
}

async function build(root: string, folder: string, file: string, source: string): Promise<void> {
  // Files beside a source, such as those of threads, are found from where the source is.
  const define = { 'import.meta.url': JSON.stringify(pathToFileURL(join(root, file)).href) };
  const { code } = await transform(source, { loader: 'ts', target: 'node20', define, sourcefile: file });
  writeWhole(join(folder, asJavaScript(file)), withBuiltImports(code));
}

/** What sources are imported by, for what is built of them. */
function writeManifest(root: string, folder: string): void {
  const { imports }: { imports: { [name: string]: string } } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const built = Object.fromEntries(Object.entries(imports).map(([name, path]) => [name, asJavaScript(path)]));
  writeWhole(join(folder, 'package.json'), JSON.stringify({ type: 'module', imports: built }));
  if (!existsSync(join(folder, 'scripts'))) symlinkSync(join(root, 'scripts'), join(folder, 'scripts'), 'junction');
}

type Hashes = { readonly [file: string]: string };

/** Of the sources that were built before. */
function knownHashes(path: string): Hashes {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return {};
  }
}

const folderIn = (root: string): string => join(root, 'out', 'test-sources');

/**
 * Builds the program as JavaScript that Node can load, a file for each source, and returns their folder. Only what changed
 * is built again. The folder is always the same, as Vitest caches where the imports of unchanged tests lead.
 */
export async function builtSources(root: string): Promise<string> {
  const folder = folderIn(root);
  const notes = join(folder, 'hashes.json');
  const before = knownHashes(notes);
  const hashes: { [file: string]: string } = {};
  const builds: Promise<void>[] = [];
  for (const file of sourceFiles(root)) {
    const source = readFileSync(join(root, file), 'utf8');
    const hash = createHash('sha256')
      .update(JSON.stringify([version, root, source]))
      .digest('hex');
    hashes[file] = hash;
    const isKnown = before[file] === hash && existsSync(join(folder, asJavaScript(file)));
    if (!isKnown) builds.push(build(root, folder, file, source));
  }
  // A build that is cut short leaves no notes, so that all is built again.
  if (builds.length > 0) rmSync(notes, { force: true });
  await Promise.all(builds);
  for (const file of Object.keys(before)) if (!hashes[file]) rmSync(join(folder, asJavaScript(file)), { force: true });
  writeManifest(root, folder);
  writeWhole(notes, JSON.stringify(hashes));
  return folder;
}

/**
 * Lets Node load the program itself. Vitest's own loader asks its main process for every file in every worker, and what it
 * has loaded runs slower, since each use of an import is a call.
 */
export function loadBuilt(root: string, folder: string): Plugin {
  const paths = new Map(sourceFiles(root).map((file) => [join(root, file), join(folder, asJavaScript(file))]));
  return {
    name: 'built-sources',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      const found = await this.resolve(id, importer, { ...options, skipSelf: true });
      const built = found && paths.get(found.id);
      return built ? { id: built, external: true } : found;
    },
  };
}
