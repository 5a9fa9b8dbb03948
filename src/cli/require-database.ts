import { existsSync } from 'node:fs';

/** Opening a missing SQLite file would create an empty database. */
export function requireDatabase(url: string, remedy: string): void {
  const [, path] = /^sqlite:\/\/(.+)/.exec(url) ?? [];
  if (path && !existsSync(path)) throw new Error(`There is no database at ${path}. ${remedy}`);
}
