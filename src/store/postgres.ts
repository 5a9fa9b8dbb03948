import type { EventEmitter } from 'node:events';
import { type Backend, makeBackend } from './backend.ts';
import { optional } from './optional.ts';
import { pages } from './sql.ts';

export async function openPostgres(uri: string): Promise<Backend> {
  const { KeyvPostgres } = await optional('@keyv/postgres', () => import('@keyv/postgres'));
  const adapter = new KeyvPostgres({
    uri,
    max: 4,
    connectionTimeoutMillis: 2000,
    // The server gives up before we do: a write refused as not saved must not land afterwards.
    statement_timeout: 2000,
    query_timeout: 3000,
    log: hearErrors,
  });
  return makeBackend(adapter, (prefix) => pages((sql, values) => adapter.query(sql, values), prefix));
}

/**
 * A pool whose idle connection breaks ends the process unless someone listens. The adapter keeps its pool
 * to itself, but the pool calls its log as a method, first before it connects.
 */
function hearErrors(this: EventEmitter): void {
  if (this.listenerCount('error') === 0) this.on('error', () => {});
}
