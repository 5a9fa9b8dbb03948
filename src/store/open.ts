import type { Adapter } from './adapter.ts';
import { RecordKeyv } from './keyv.ts';
import { openMemory } from './memory.ts';
import { OpenError } from './open-error.ts';
import { openPostgres } from './postgres.ts';
import { openRedis } from './redis.ts';
import { done, messageOf, refuse, type StoreRefused, type StoreResult } from './refusal.ts';
import { openSqlite } from './sqlite.ts';
import { Store } from './store.ts';
import { NO_WAIT, type WaitOptions, waitForDatabase } from './wait-for-database.ts';

export const DEFAULT_DATABASE_URL = 'sqlite://data/cities.sqlite';

/** A URL of a kind of database the bot can use. */
export const DATABASE_URL = /^((sqlite|postgres|postgresql|redis|rediss):\/\/.|memory:\/\/)/;

/** What to put into DATABASE_URL. */
export const DATABASE_KINDS = `sqlite://path, postgres://…, redis://… or memory://`;

type Open = (url: string) => Promise<Adapter>;

const openerOf = (url: string): Open => {
  if (url.startsWith('memory:')) return openMemory;
  if (url.startsWith('sqlite:')) return () => openSqlite(url.slice('sqlite://'.length));
  return url.startsWith('postgres') ? openPostgres : openRedis;
};

async function openAnswering(open: Open, url: string): Promise<Adapter> {
  const adapter = await open(url);
  try {
    await adapter.get('meta:');
    return adapter;
  } catch (error) {
    await adapter.disconnect().catch(() => {});
    throw error;
  }
}

/** A plain sentence about what is wrong and what to do. */
function refuseOpening(error: unknown): StoreRefused {
  if (error instanceof OpenError) return refuse(error.refusal, 'DATABASE_URL', error.message);
  const message = messageOf(error).replace(/\.$/, '');
  const remedy = 'Check the address, and that the database runs and lets this user in.';
  return refuse('unavailable', 'DATABASE_URL', `DATABASE_URL can't be opened: ${message}. ${remedy}`);
}

/** Opens the database of a URL and asks it one question, so that one that can't answer is found at once. */
export async function openKeyv(url: string, options: WaitOptions = NO_WAIT): Promise<StoreResult<RecordKeyv>> {
  if (!DATABASE_URL.test(url))
    return refuse('bad-url', 'DATABASE_URL', `DATABASE_URL is of an unknown kind. Use ${DATABASE_KINDS}.`);
  try {
    const adapter = await waitForDatabase(() => openAnswering(openerOf(url), url), options);
    if (adapter.durability) options.onDurability?.(await adapter.durability());
    return done(new RecordKeyv(adapter));
  } catch (error) {
    return refuseOpening(error);
  }
}

export async function openStore(
  url = DEFAULT_DATABASE_URL,
  options: WaitOptions = NO_WAIT,
): Promise<StoreResult<Store>> {
  const keyv = await openKeyv(url, options);
  return keyv.ok ? done(new Store(keyv.value)) : keyv;
}
