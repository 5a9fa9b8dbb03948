import type { Backend } from './backend.ts';
import { MissingPackage } from './optional.ts';
import { NO_PATIENCE, type Patience, patiently } from './patience.ts';
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

async function openAnswering(open: () => Promise<Backend>): Promise<Backend> {
  const backend = await open();
  try {
    await backend.read('meta:');
    return backend;
  } catch (error) {
    await backend.close().catch(() => {});
    throw error;
  }
}

/** Opens the database of a URL and asks it one question, so that one that can't answer is found at once. */
export async function openBackend(url: string, patience: Patience = NO_PATIENCE): Promise<StoreResult<Backend>> {
  const opener = OPENERS.find(([scheme]) => scheme.test(url));
  if (!opener) return refuse('bad-url', 'DATABASE_URL', 'expected sqlite://path, postgres://… or redis://…');
  try {
    const backend = await patiently(() => openAnswering(() => opener[1](url)), patience);
    if (backend.durability) patience.judged?.(await backend.durability());
    return done(backend);
  } catch (error) {
    if (error instanceof MissingPackage) return refuse('missing-package', error.wanted, error.message);
    return refuse('unavailable', 'DATABASE_URL', messageOf(error));
  }
}

export async function openStore(
  url: string = DEFAULT_DATABASE_URL,
  patience: Patience = NO_PATIENCE,
): Promise<StoreResult<Store>> {
  const backend = await openBackend(url, patience);
  return backend.ok ? done(new Store(backend.value)) : backend;
}
