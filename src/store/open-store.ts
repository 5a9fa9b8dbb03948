import { type Adapter, disconnecting } from './adapter.ts';
import { openMemory } from './memory-adapter.ts';
import { OpenError } from './open-error.ts';
import { openPostgres } from './postgres-adapter.ts';
import { RecordKeyv } from './record-keyv.ts';
import { openRedis } from './redis-adapter.ts';
import { openSqlite } from './sqlite-adapter.ts';
import { Store } from './store.ts';
import { done, errorMessage, refuse, type StoreRefused, type StoreResult } from './store-result.ts';
import { NO_WAIT, type WaitOptions, waitForDatabase } from './wait-for-database.ts';

export const DEFAULT_DATABASE_URL = 'sqlite://data/cities.sqlite';

export const DATABASE_KINDS = 'sqlite://path, postgres://…, redis://… or memory://';

type OpenAdapter = (url: string) => Promise<Adapter>;

const OPENERS: readonly (readonly [scheme: RegExp, open: OpenAdapter])[] = [
  [/^sqlite:\/\/./, (url) => openSqlite(url.slice('sqlite://'.length))],
  [/^postgres(ql)?:\/\/./, openPostgres],
  [/^rediss?:\/\/./, openRedis],
  [/^memory:\/\//, openMemory],
];

const openerOf = (url: string): OpenAdapter | undefined => OPENERS.find(([scheme]) => scheme.test(url))?.[1];

export const isDatabaseUrl = (url: string): boolean => openerOf(url) !== undefined;

/** Reads once, so that a database that can't answer fails at once. */
async function openAnswering(open: OpenAdapter, url: string): Promise<Adapter> {
  const adapter = await open(url);
  await adapter.get('meta:').catch(disconnecting(adapter));
  return adapter;
}

function refuseOpening(error: unknown): StoreRefused {
  if (error instanceof OpenError) return refuse(error.refusal, 'DATABASE_URL', error.message);
  const message = errorMessage(error).replace(/\.$/, '');
  const remedy = 'Check the address, and that the database runs and lets this user in.';
  return refuse('unavailable', 'DATABASE_URL', `DATABASE_URL can't be opened: ${message}. ${remedy}`);
}

export async function openKeyv(url: string, options: WaitOptions = NO_WAIT): Promise<StoreResult<RecordKeyv>> {
  const open = openerOf(url);
  if (!open) return refuse('bad-url', 'DATABASE_URL', `DATABASE_URL is of an unknown kind. Use ${DATABASE_KINDS}.`);
  try {
    const adapter = await waitForDatabase(() => openAnswering(open, url), options);
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
