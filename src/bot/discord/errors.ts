import { RESTJSONErrorCodes as Code, DiscordAPIError, HTTPError, RateLimitError } from 'discord.js';
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
