import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { RecordKeyv, Store } from '#store';
import { openSqlite, type SqliteAdapter } from '../../src/store/sqlite-adapter.ts';

/** A folder that is deleted after the test. */
export function temporaryFolder(): string {
  const path = mkdtempSync(join(tmpdir(), 'cities-store-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

export type FreshStore = {
  readonly store: Store;
  readonly keyv: RecordKeyv;
  readonly adapter: SqliteAdapter;
  readonly path: string;
};

/** A store on a new file, with its Keyv and adapter for disturbing it. */
export async function freshStore(): Promise<FreshStore> {
  const path = join(temporaryFolder(), 'test.sqlite');
  const adapter = await openSqlite(path, 50);
  const keyv = new RecordKeyv(adapter);
  const store = new Store(keyv);
  onTestFinished(() => store.close());
  return { store, keyv, adapter, path };
}
