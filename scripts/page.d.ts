/** Bundles the script of the local chat's page in the project at `root`. */
export function bundlePage(root: string): Promise<Uint8Array>;
