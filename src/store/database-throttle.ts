import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { type RecordKind, type Stamped, stampFields } from './record-kind.ts';
import type { Store } from './store.ts';

/** When a process last passed, by the database's clock. */
type PassRecord = Stamped & { readonly passed: number };

const PASS: RecordKind<PassRecord> = {
  kind: 'pass',
  version: 1,
  schema: z.strictObject({ ...stampFields(1), passed: z.number() }),
  migrations: {},
};

const RETRY_MS = 1_000;

/** Null if this process may pass now, otherwise the milliseconds until the next try. */
async function tryPass(store: Store, id: string, apart: number): Promise<number | null> {
  const now = await store.now();
  const last = await store.load(PASS, id, now);
  if (!last.ok) return RETRY_MS;
  const left = (last.value?.passed ?? 0) + apart - now;
  if (last.value && left > 0) return Math.min(left, apart);
  const saved = await store.save(PASS, id, { version: 1, revision: last.value?.revision ?? 0, passed: now });
  return saved.ok ? null : RETRY_MS;
}

/**
 * Lets processes on any machine pass one by one, `apart` milliseconds between them. Rejects only when aborted.
 */
export async function throttle(store: Store, id: string, apart: number, signal: AbortSignal): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const left = await tryPass(store, id, apart).catch(() => RETRY_MS);
    if (left === null) return;
    await pause(left, undefined, { signal });
  }
}
