import {
  type Channel,
  ChannelType,
  RESTJSONErrorCodes as Code,
  DiscordAPIError,
  type DMChannel,
  type GuildTextBasedChannel,
  type Message,
  type MessageCreateOptions,
  type MessageEditOptions,
  MessageFlags,
  RateLimitError,
} from 'discord.js';
import { entryCardOf, isDirect, type RefusalCode, Refused, type Room } from '#room';
import { type Trouble, troubleOf } from '../discord/errors.ts';
import { missingIn } from '../discord/permissions.ts';
import { uiOf } from '../game-parts.ts';
import type { Channels, Services, Tables } from '../services.ts';
import { text } from '../views/components.ts';
import { type Body, finished, PUBLIC } from '../views/message.ts';
import { aroundTable, type Content, contentOf, stayingOf } from './posted-messages.ts';

/** Where a table can stand: in a server, or in the direct messages of one person. */
type TableChannel = GuildTextBasedChannel | DMChannel;

const isTableChannel = (channel: Channel | null): channel is TableChannel =>
  channel?.type === ChannelType.DM || (channel?.isTextBased() === true && !channel.isDMBased());

/** Wakes an archived thread. A process that is no longer in charge posts nothing, since another one does. */
export async function channelOf(services: Channels, room: Room): Promise<TableChannel> {
  if (!services.coordination.isInCharge()) throw new Refused('unsaved');
  const channel = await services.client.channels.fetch(room.channel);
  if (!isTableChannel(channel)) throw new Refused('gone');
  if (channel.isThread() && channel.archived && !channel.locked) await channel.setArchived(false);
  return channel;
}

/** The refusals for posts. The last two troubles only concern answers. */
const UNPOSTED: { readonly [trouble in Trouble]: RefusalCode } = {
  message: 'trouble.message',
  channel: 'trouble.channel',
  permission: 'trouble.permission',
  closed: 'trouble.closed',
  locked: 'trouble.locked',
  crowded: 'trouble.crowded',
  busy: 'trouble.busy',
  away: 'trouble.away',
  expired: 'trouble.away',
  acknowledged: 'trouble.away',
};

/** The refusal if something was saved but couldn't be posted; other errors stay as they are. */
export function unposted(services: Pick<Services, 'client' | 'log'>, room: Room, error: unknown): unknown {
  const trouble = troubleOf(error);
  if (!trouble) return error;
  services.log.warn({ channel: room.channel, trouble, err: error }, 'not posted');
  return new Refused(UNPOSTED[trouble], {}, trouble === 'permission' ? missingIn(services.client, room.channel) : []);
}

/** For a known nonce, Discord returns the first message; if that was deleted since, it fails. */
export async function sendOnce(channel: TableChannel, body: MessageCreateOptions, nonce: string): Promise<Message> {
  try {
    return await channel.send({ ...body, nonce, enforceNonce: true });
  } catch (error) {
    if (troubleOf(error) !== 'message') throw error;
    return channel.send(body);
  }
}

/** In direct messages everything notifies, even what answers a press. */
const silence = (room: Room, { allowedMentions }: MessageCreateOptions) =>
  isDirect(room) && !allowedMentions?.users?.length ? [MessageFlags.SuppressNotifications as const] : [];

/** A match that moves to its thread begins at the first revision again. */
const nonceOf = (room: Room): string => `${room.id}-${room.revision}${entryCardOf(room) ? '-t' : ''}`;

/**
 * Posts the table of a saved room. A room at one revision is posted once, however often this is tried: if the response
 * to the first try was lost, the second finds its message.
 */
export async function sendTable(
  services: Tables & Pick<Services, 'alarms'>,
  room: Room,
  body: MessageCreateOptions,
): Promise<Message> {
  try {
    const channel = await channelOf(services, room);
    const message = await sendOnce(channel, { ...body, flags: [PUBLIC, ...silence(room, body)] }, nonceOf(room));
    remember(services, room, message);
    services.alarms.cancelRetry(room.channel);
    return message;
  } catch (error) {
    services.alarms.retryLater(room.channel);
    throw unposted(services, room, error);
  }
}

/** Posts something besides the table, without a nonce: there may be several posts at one revision. */
export async function send(services: Channels, room: Room, body: MessageCreateOptions): Promise<Message> {
  try {
    const channel = await channelOf(services, room);
    return await channel.send(body);
  } catch (error) {
    throw unposted(services, room, error);
  }
}

/** Caches a table's content. Not of a lobby, which presses change without passing here. */
function remember(services: Pick<Services, 'posted'>, room: Room, { id, components }: Message): void {
  if (room.status !== 'lobby') services.posted.set(id, contentOf(components));
}

/** The current content from Discord, since the client's cache doesn't see edits. */
async function fetchContent(channel: TableChannel, id: string): Promise<Content> {
  const message = await channel.messages.fetch({ message: id, force: true, cache: false });
  return contentOf(message.components);
}

const isInvalid = (error: unknown): boolean =>
  error instanceof DiscordAPIError && error.code === Code.InvalidFormBodyOrContentType;

/**
 * Edits a message based on its content. If another process edited it since, the cached content names files that are
 * gone, so the edit fails and runs again with the fetched content.
 */
async function rework(
  services: Pick<Services, 'posted'>,
  channel: TableChannel,
  id: string,
  make: (content: Content) => MessageEditOptions,
): Promise<Message> {
  const known = services.posted.get(id);
  if (!known) return channel.messages.edit(id, make(await fetchContent(channel, id)));
  try {
    return await channel.messages.edit(id, make(known));
  } catch (error) {
    if (!isInvalid(error)) throw error;
    services.posted.delete(id);
    return channel.messages.edit(id, make(await fetchContent(channel, id)));
  }
}

const HARMLESS: readonly (Trouble | null)[] = ['message', 'channel'];

const MINUTE = 60_000;
const TRIES = 4;

/** Reduces an old table to what happened, in words and picture. A deleted message needs nothing. */
export async function retire(services: Tables, room: Room, id: string, tried = 0): Promise<void> {
  try {
    const channel = await channelOf(services, room);
    await rework(services, channel, id, (content) => {
      const { components, files } = stayingOf(content, uiOf(room).lasting);
      return { components, attachments: files, flags: PUBLIC, allowedMentions: { parse: [] } };
    });
    services.posted.delete(id);
  } catch (error) {
    if (HARMLESS.includes(troubleOf(error))) return;
    services.log.warn({ channel: room.channel, err: error }, 'buttons of old table not removed');
    if (tried + 1 === TRIES) return;
    // Discord limits edits of messages older than an hour, as every old table is in a long game.
    const wait = Math.max(MINUTE * 4 ** tried, error instanceof RateLimitError ? error.retryAfter : 0);
    services.clock.after(wait, () => void retire(services, room, id, tried + 1));
  }
}

/** Replaces the buttons of an outdated proposal with the reason. */
export async function lapse(services: Channels, room: Room, id: string, said: string): Promise<void> {
  try {
    const channel = await channelOf(services, room);
    const { components } = await fetchContent(channel, id);
    await channel.messages.edit(id, {
      components: [...components, ...finished([text(said)], services.emojis)],
      flags: PUBLIC,
      allowedMentions: { parse: [] },
    });
  } catch (error) {
    if (!HARMLESS.includes(troubleOf(error)))
      services.log.warn({ channel: room.channel, err: error }, 'buttons of old proposal not removed');
  }
}

type Change = (channel: TableChannel) => Promise<Message>;

/** Edits a message of the bot; null if that worked. */
async function edit(services: Tables, room: Room, id: string, change: Change): Promise<Trouble | null> {
  try {
    const channel = await channelOf(services, room);
    const message = await change(channel);
    if (id === room.table) remember(services, room, message);
    return null;
  } catch (error) {
    const trouble = troubleOf(error);
    if (!trouble) throw error;
    services.log.warn({ channel: room.channel, trouble, err: error }, 'message not changed');
    return trouble;
  }
}
/** Replaces the content of a message. */
export const redraw = (services: Tables, room: Room, id: string, body: Body): Promise<Trouble | null> =>
  edit(services, room, id, (channel) => channel.messages.edit(id, { ...body, attachments: [], flags: PUBLIC }));

/** Replaces the table in a message; the story and picture of the turn before stay around it. */
export const redrawTable = (services: Tables, room: Room, id: string, body: Body): Promise<Trouble | null> =>
  edit(services, room, id, (channel) =>
    rework(services, channel, id, (content) => {
      const { above, told } = aroundTable(content);
      const [picture, ...rest] = body.components ?? [];
      return {
        ...body,
        components: [...above.components, ...(picture ? [picture] : []), ...told.components, ...rest],
        attachments: above.files,
        flags: PUBLIC,
      };
    }),
  );
