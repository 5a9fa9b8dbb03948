import { RESTJSONErrorCodes as Code, DiscordAPIError, HTTPError, RateLimitError } from 'discord.js';
import type { Logger } from 'pino';
import { isSocketError } from './rest.ts';

/** The kinds of failures of Discord that people are told apart. */
const TROUBLES = [
  /** The press wasn't acknowledged in time, or its fifteen minutes are over. */
  'expired',
  /** Another process acknowledged it. */
  'acknowledged',
  'message',
  'channel',
  'permission',
  /** The person takes no direct messages from the bot. */
  'closed',
  'locked',
  'crowded',
  'busy',
  'away',
] as const;
export type Trouble = (typeof TROUBLES)[number];

const BY_CODE: { readonly [code: number]: Trouble } = {
  [Code.UnknownInteraction]: 'expired',
  [Code.UnknownWebhook]: 'expired',
  [Code.InvalidWebhookToken]: 'expired',
  [Code.InteractionHasAlreadyBeenAcknowledged]: 'acknowledged',
  [Code.UnknownMessage]: 'message',
  [Code.UnknownChannel]: 'channel',
  [Code.UnknownGuild]: 'channel',
  [Code.MissingAccess]: 'permission',
  [Code.MissingPermissions]: 'permission',
  [Code.CannotSendMessagesToThisUser]: 'closed',
  [Code.CannotSendMessagesToThisUserDueToHavingNoMutualGuilds]: 'closed',
  [Code.OpeningDirectMessagesTooFast]: 'busy',
  [Code.ThreadLocked]: 'locked',
  [Code.InvalidActionOnArchivedThread]: 'locked',
  [Code.MaximumActiveThreads]: 'crowded',
};

/** Null if the error isn't Discord's but a bug of ours. */
export function troubleOf(error: unknown): Trouble | null {
  if (error instanceof RateLimitError) return 'busy';
  if (error instanceof HTTPError) return 'away';
  if (error instanceof DiscordAPIError) {
    if (error.status === 429) return 'busy';
    return typeof error.code === 'number' ? (BY_CODE[error.code] ?? null) : null;
  }
  return isSocketError(error) ? 'away' : null;
}

/** The trouble, written to the log. Errors that aren't Discord's stay errors. */
export function loggedTrouble(log: Pick<Logger, 'warn'>, what: string, error: unknown): Trouble {
  const trouble = troubleOf(error);
  if (!trouble) throw error;
  log.warn({ trouble, err: error }, what);
  return trouble;
}

/** Discord's failures are logged and returned, not thrown: what was saved stands, and the next message shows it. */
export async function attempt(
  { log }: { readonly log: Pick<Logger, 'warn'> },
  what: string,
  send: () => Promise<unknown>,
): Promise<Trouble | null> {
  try {
    await send();
    return null;
  } catch (error) {
    return loggedTrouble(log, what, error);
  }
}
