import { existsSync } from 'node:fs';

const isSource = import.meta.url.endsWith('.ts');

/** As source this file is in `src/platform`; built, it is part of one in `dist`. */
function findRoot(folder: URL): URL {
  if (existsSync(new URL('package.json', folder))) return folder;
  const parent = new URL('..', folder);
  return parent.href === folder.href ? folder : findRoot(parent);
}

/** The folder of the project. */
export const ROOT = findRoot(new URL('.', import.meta.url));

/** Where a build has the local chat's page; beside the source there is no such folder. */
export const BUILT_PAGE = new URL('./page/', import.meta.url);

/** The file with which a thread begins, in the same form as the rest of the program. */
export const entryFile = (name: 'draw' | 'think'): URL =>
  new URL(isSource ? `../workers/${name}.ts` : `./${name}.js`, import.meta.url);
