import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transform, version } from 'esbuild';
import type { Plugin } from 'vitest/config';

/** What is built; the page is built by those who serve it. */
const FOLDERS = ['src', 'commands'];
const isBuilt = (file: string): boolean => file.endsWith('.ts') && !/^src[\\/]local[\\/]page[\\/]/.test(file);

/** Milliseconds after which a build that nobody has used since is deleted: no run takes that long. */
const KEPT = 3_600_000;

const sourceFiles = (root: string): string[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
    .filter(isBuilt)
    .sort();

const asJavaScript = (path: string): string => path.replace(/\.ts$/, '.js');

/** Imports of files, and of folders by the names in package.json, stay what they are: only the ending changes. */
const withBuiltImports = (code: string): string =>
  code.replaceAll(
    /((?:\bfrom|\bimport) ?\(?)"(\.[^"]*\.ts)"/g,
    (_, before, path) => `${before}"${asJavaScript(path)}"`,
  );

async function build(root: string, out: string, sources: ReadonlyMap<string, string>): Promise<void> {
  const build = async ([file, source]: readonly [string, string]) => {
    // Files beside a source, such as those of threads, are found from where the source is.
    const define = { 'import.meta.url': JSON.stringify(pathToFileURL(join(root, file)).href) };
    const { code } = await transform(source, { loader: 'ts', target: 'node20', define, sourcefile: file });
    const built = join(out, asJavaScript(file));
    mkdirSync(dirname(built), { recursive: true });
    writeFileSync(built, withBuiltImports(code));
  };
  await Promise.all([...sources].map(build));
  symlinkSync(join(root, 'scripts'), join(out, 'scripts'), 'junction');
  const { imports }: { imports: { [name: string]: string } } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const built = Object.fromEntries(Object.entries(imports).map(([name, path]) => [name, asJavaScript(path)]));
  writeFileSync(join(out, 'package.json'), JSON.stringify({ type: 'module', imports: built }));
}

/** The program as JavaScript that Node can load, a file for each source; the folder they are in. Only changes are built. */
export async function builtSources(root: string): Promise<string> {
  const sources = new Map(sourceFiles(root).map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  const manifest = readFileSync(join(root, 'package.json'), 'utf8');
  const key = createHash('sha256')
    .update(JSON.stringify([version, root, manifest, ...sources]))
    .digest('hex');
  const builds = join(root, 'out', 'test-sources');
  const folder = join(builds, key.slice(0, 16));
  mkdirSync(builds, { recursive: true });
  if (!existsSync(folder)) {
    const unfinished = mkdtempSync(join(builds, 'unfinished-'));
    await build(root, unfinished, sources);
    try {
      renameSync(unfinished, folder);
    } catch (error) {
      // Another run may have built the same.
      rmSync(unfinished, { recursive: true, force: true });
      if (!existsSync(folder)) throw error;
    }
  }
  utimesSync(folder, new Date(), new Date());
  for (const old of readdirSync(builds).map((name) => join(builds, name)))
    if (Date.now() - (statSync(old, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) > KEPT)
      rmSync(old, { recursive: true, force: true });
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
