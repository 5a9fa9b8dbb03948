import { RateLimitError } from 'discord.js';
import type { Services } from '../services.ts';
import { type Trouble, troubleOf } from './errors.ts';

/** Discord's troubles end here: what was done stands, and the next message repairs what was not shown. */
export async function attempt(
  services: Services,
  what: string,
  request: () => Promise<unknown>,
): Promise<Trouble | null> {
  try {
    await request();
    return null;
  } catch (error) {
    return taken(services, what, error);
  }
}

function taken(services: Services, what: string, error: unknown): Trouble {
  const trouble = troubleOf(error);
  if (!trouble) throw error;
  services.log.warn({ trouble, err: error }, what);
  return trouble;
}

/** Milliseconds before each further try. Discord takes answers for a quarter of an hour. */
const PAUSES = [2_000, 10_000, 30_000, 120_000, 300_000];

/** What is over before long. */
const PASSING: readonly Trouble[] = ['busy', 'away'];

/**
 * Tries again later, without anybody waiting for it, what Discord did not take in passing trouble: nobody is left without
 * an answer. The trouble of the first try; null if there was none.
 */
export async function retryInBackground(
  services: Services,
  what: string,
  request: () => Promise<unknown>,
  [pause, ...pauses]: readonly number[] = PAUSES,
): Promise<Trouble | null> {
  try {
    await request();
    return null;
  } catch (error) {
    const trouble = taken(services, what, error);
    if (pause === undefined || !PASSING.includes(trouble)) return trouble;
    const wait = Math.max(pause, error instanceof RateLimitError ? error.retryAfter : 0);
    services.clock.after(wait, () => {
      retryInBackground(services, what, request, pauses).catch((err: unknown) => services.log.error({ err }, what));
    });
    return trouble;
  }
}
