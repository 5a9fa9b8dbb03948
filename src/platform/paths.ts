import { existsSync } from 'node:fs';

const isSource = import.meta.url.endsWith('.ts');

/** This file is in `src/platform`; built, it is part of a file in `dist`. */
function findRoot(folder: URL): URL {
  if (existsSync(new URL('package.json', folder))) return folder;
  const parent = new URL('..', folder);
  return parent.href === folder.href ? folder : findRoot(parent);
}

/** The folder of the project. */
export const ROOT = findRoot(new URL('.', import.meta.url));

/** The local chat's page in a build; missing when running from source. */
export const BUILT_PAGE = new URL('./page/', import.meta.url);

/** A thread's entry file: TypeScript when running from source, JavaScript in a build. */
export const entryFile = (name: 'draw' | 'think'): URL =>
  new URL(isSource ? `../workers/${name}-thread.ts` : `./${name}.js`, import.meta.url);
