import { RESTJSONErrorCodes as Code, DiscordAPIError, HTTPError, RateLimitError } from 'discord.js';

/** What can go wrong between the bot and Discord, as far as it makes a difference to people. */
export const TROUBLES = [
  /** The press was not heard in time, or its fifteen minutes are over. */
  'expired',
  'acknowledged',
  'message',
  'channel',
  'permission',
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
  [Code.ThreadLocked]: 'locked',
  [Code.InvalidActionOnArchivedThread]: 'locked',
};

const SOCKET = /^(UND_ERR_|ECONN|ENET|EHOST|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)/;

const isSocketError = (error: Error): boolean =>
  error.name === 'AbortError' || ('code' in error && typeof error.code === 'string' && SOCKET.test(error.code));

/** Null for what is not Discord's doing: a bug of ours, which nobody should take for bad weather. */
export function troubleOf(error: unknown): Trouble | null {
  if (error instanceof RateLimitError) return 'busy';
  if (error instanceof HTTPError) return 'away';
  if (error instanceof DiscordAPIError) {
    if (error.status === 429) return 'busy';
    return typeof error.code === 'number' ? (BY_CODE[error.code] ?? null) : null;
  }
  return error instanceof Error && isSocketError(error) ? 'away' : null;
}
