import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { KeyvSqlite } from '@keyv/sqlite';
import { type Backend, makeBackend } from './backend.ts';
import { ChannelQueue } from './queue.ts';
import { messageOf } from './refusal.ts';
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
  return { ...backend, write: inLine(backend.write), query: (sql, values = []) => adapter.query(sql, values) };
}

/**
 * One write at a time, as SQLite has it anyway. While another process holds the database, whatever waits behind
 * a refused write is refused with it: if each waited its own second, the last press would wait for minutes.
 */
export function inLine(write: Backend['write']): Backend['write'] {
  const line = new ChannelQueue();
  let refusals = 0;
  return async (key, value) => {
    const before = refusals;
    await line.run('write', async () => {
      if (refusals !== before) throw new Error('SQLITE_BUSY: database is locked');
      try {
        await write(key, value);
      } catch (error) {
        if (messageOf(error).includes('SQLITE_BUSY')) refusals++;
        throw error;
      }
    });
  };
}
