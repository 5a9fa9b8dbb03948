/** The sources that are started, from the project's folder. */
export const ENTRIES: { readonly [name: string]: string };
/** Packages that are not part of a build, because they hold machine code or may be missing. */
export const EXTERNAL: readonly string[];
/** The folder in `dist` for what is built ahead. */
export const RELEASE: string;
/** Builds sources into a folder in a folder of the project's, each under the name of its file. */
export function bundle(
  root: string,
  folder: string,
  sources: readonly string[] | { readonly [name: string]: string },
): Promise<void>;
/** The folder with the program as its sources in this project are now, built if there is none yet. */
export function builtFrom(root: string): Promise<string>;
/** Takes away builds that nobody runs any more. */
export function tidy(dist: string): void;
