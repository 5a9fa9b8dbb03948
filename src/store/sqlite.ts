import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { KeyvSqlite } from '@keyv/sqlite';
import { type Backend, makeBackend } from './backend.ts';
import { pages, type Query } from './sql.ts';

export type SqliteBackend = Backend & { readonly query: (sql: string, values?: unknown[]) => Promise<unknown> };

/** Long enough for a backup to pass, short enough to still answer a press in time. */
export const BUSY_TIMEOUT_MS = 1000;

export async function openSqlite(path: string, busyTimeout = BUSY_TIMEOUT_MS): Promise<SqliteBackend> {
  if (path !== ':memory:') await mkdir(dirname(path), { recursive: true });
  const adapter = new KeyvSqlite({ uri: `sqlite://${path}`, busyTimeout });
  const query: Query = (sql, values) => adapter.query(sql, values);
  const backend = makeBackend(adapter, (prefix) => pages(query, prefix));
  // WAL lets a backup read while we write; FULL waits for the disk, so that a power cut loses nothing acknowledged.
  await adapter.query('PRAGMA journal_mode = WAL');
  await adapter.query('PRAGMA synchronous = FULL');
  return { ...backend, query: (sql, values = []) => adapter.query(sql, values) };
}
