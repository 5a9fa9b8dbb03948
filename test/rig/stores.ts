import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openSqlite, type SqliteBackend } from '../../src/store/sqlite.ts';
import { Store } from '../../src/store/store.ts';

/** A folder that is gone after the test. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'cities-store-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** A store on a new file, with its backend for disturbing it. */
export async function freshStore(): Promise<{ store: Store; backend: SqliteBackend; path: string }> {
  const path = join(folder(), 'test.sqlite');
  const backend = await openSqlite(path, 50);
  const store = new Store(backend);
  onTestFinished(() => store.close());
  return { store, backend, path };
}
