/** As source this file lies in `src/platform`; built, it is part of one in `dist/<build>`. */
const isSource = import.meta.url.endsWith('.ts');

/** The folder of the project. */
export const ROOT = new URL('../../', import.meta.url);

/** Where `npm run build` puts the local chat's page; nowhere else does this folder exist. */
export const BUILT_PAGE = new URL('./page/', import.meta.url);

/** The file with which a thread begins, in the same form as the rest of the program. */
export const entryOf = (name: 'draw' | 'think'): URL =>
  new URL(isSource ? `../workers/${name}.ts` : `./${name}.js`, import.meta.url);
