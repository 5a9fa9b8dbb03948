import type { Backend } from './backend.ts';
import { MissingPackage } from './optional.ts';
import { openPostgres } from './postgres.ts';
import { openRedis } from './redis.ts';
import { done, messageOf, refuse, type StoreResult } from './refusal.ts';
import { openSqlite } from './sqlite.ts';
import { Store } from './store.ts';

export const DEFAULT_DATABASE_URL = 'sqlite://data/cities.sqlite';

const OPENERS: readonly (readonly [RegExp, (url: string) => Promise<Backend>])[] = [
  [/^sqlite:\/\/./, (url) => openSqlite(url.slice('sqlite://'.length))],
  [/^postgres(ql)?:\/\/./, openPostgres],
  [/^rediss?:\/\/./, openRedis],
];

/** Opens the database of a URL and asks it one question, so that one that can't answer is found at once. */
export async function openBackend(url: string): Promise<StoreResult<Backend>> {
  const opener = OPENERS.find(([scheme]) => scheme.test(url));
  if (!opener) return refuse('bad-url', 'DATABASE_URL', 'expected sqlite://path, postgres://… or redis://…');
  let backend: Backend | undefined;
  try {
    backend = await opener[1](url);
    await backend.read('meta:');
    return done(backend);
  } catch (error) {
    await backend?.close().catch(() => {});
    if (error instanceof MissingPackage) return refuse('missing-package', error.wanted, error.message);
    return refuse('unavailable', 'DATABASE_URL', messageOf(error));
  }
}

export async function openStore(url: string = DEFAULT_DATABASE_URL): Promise<StoreResult<Store>> {
  const backend = await openBackend(url);
  return backend.ok ? done(new Store(backend.value)) : backend;
}
