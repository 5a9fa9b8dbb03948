import { RateLimitError } from 'discord.js';
import type { Services } from '../services.ts';
import { type Trouble, troubleOf } from './errors.ts';

/** Discord's failures are logged and returned, not thrown: what was saved stands, and the next message shows it. */
export async function attempt(
  services: Pick<Services, 'log'>,
  what: string,
  send: () => Promise<unknown>,
): Promise<Trouble | null> {
  try {
    await send();
    return null;
  } catch (error) {
    return taken(services, what, error);
  }
}

function taken(services: Pick<Services, 'log'>, what: string, error: unknown): Trouble {
  const trouble = troubleOf(error);
  if (!trouble) throw error;
  services.log.warn({ trouble, err: error }, what);
  return trouble;
}

/** Milliseconds before each further try. Discord takes answers for a quarter of an hour. */
const PAUSES = [2_000, 10_000, 30_000, 120_000, 300_000];

/** Troubles that are worth a retry. */
const PASSING: readonly Trouble[] = ['busy', 'away'];

/**
 * Retries later without blocking if Discord has temporary trouble, so that everyone gets an answer. Resolves to the
 * trouble of the first try; null if there was none.
 */
export async function retryInBackground(
  services: Pick<Services, 'clock' | 'log'>,
  what: string,
  send: () => Promise<unknown>,
  [pause, ...pauses]: readonly number[] = PAUSES,
): Promise<Trouble | null> {
  try {
    await send();
    return null;
  } catch (error) {
    const trouble = taken(services, what, error);
    if (pause === undefined || !PASSING.includes(trouble)) return trouble;
    const wait = Math.max(pause, error instanceof RateLimitError ? error.retryAfter : 0);
    services.clock.after(wait, () => {
      retryInBackground(services, what, send, pauses).catch((err: unknown) => services.log.error({ err }, what));
    });
    return trouble;
  }
}
