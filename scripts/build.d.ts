/** What can be started, from the project's folder. */
export const ENTRIES: { readonly [name: string]: string };
/** Packages that aren't bundled. */
export const EXTERNAL: readonly string[];
/** Bundles sources into a folder, each under the name of its file. */
export function bundle(
  root: string,
  folder: string,
  sources: readonly string[] | { readonly [name: string]: string },
): Promise<unknown>;
/** Builds the program into `dist`, unless that is newer than its sources. */
export function buildIfChanged(root: string): Promise<void>;
