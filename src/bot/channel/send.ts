import {
  RESTJSONErrorCodes as Code,
  DiscordAPIError,
  type GuildTextBasedChannel,
  type Message,
  type MessageCreateOptions,
  type MessageEditOptions,
  RateLimitError,
} from 'discord.js';
import { type RefusalCode, Refused, type Room } from '#room';
import { type Trouble, troubleOf } from '../discord/errors.ts';
import { missingIn } from '../discord/permissions.ts';
import { uiOf } from '../game-parts.ts';
import type { Channels, Services, Tables } from '../services.ts';
import { text } from '../views/components.ts';
import { type Body, PUBLIC, withNames } from '../views/message.ts';
import { aroundTable, type Content, contentOf, stayingOf } from './posted-messages.ts';

/** A process that is no longer in charge posts nothing: another one does. */
export async function channelOf(services: Channels, room: Room): Promise<GuildTextBasedChannel> {
  if (!services.coordination.isInCharge()) throw new Refused('unsaved');
  const channel = await services.client.channels.fetch(room.channel);
  if (!channel?.isTextBased() || channel.isDMBased()) throw new Refused('gone');
  return channel;
}

/** The last two are troubles of answers, not of posts; whatever it is, something was not taken. */
const UNPOSTED: { readonly [trouble in Trouble]: RefusalCode } = {
  message: 'trouble.message',
  channel: 'trouble.channel',
  permission: 'trouble.permission',
  locked: 'trouble.locked',
  busy: 'trouble.busy',
  away: 'trouble.away',
  expired: 'trouble.away',
  acknowledged: 'trouble.away',
};

/** What to tell somebody for whom something was saved but not posted; any other error stays what it is. */
function unposted(services: Pick<Services, 'client' | 'log'>, room: Room, error: unknown): unknown {
  const trouble = troubleOf(error);
  if (!trouble) return error;
  services.log.warn({ channel: room.channel, trouble, err: error }, 'not posted');
  return new Refused(UNPOSTED[trouble], {}, trouble === 'permission' ? missingIn(services.client, room.channel) : []);
}

/** Discord gives the first message back for a nonce it has seen; one that was deleted since is unknown to it. */
async function sendOnce(channel: GuildTextBasedChannel, body: MessageCreateOptions, nonce: string): Promise<Message> {
  try {
    return await channel.send({ ...body, nonce, enforceNonce: true });
  } catch (error) {
    if (troubleOf(error) !== 'message') throw error;
    return channel.send(body);
  }
}

/**
 * Posts in the channel of a room that is saved. A room at one revision is posted once, however often this is tried:
 * when the answer to the first try got lost, the second finds its message.
 */
export async function sendTable(
  services: Tables & Pick<Services, 'alarms'>,
  room: Room,
  body: MessageCreateOptions,
): Promise<Message> {
  try {
    const channel = await channelOf(services, room);
    const message = await sendOnce(channel, { ...body, flags: PUBLIC }, `${room.id}-${room.revision}`);
    remember(services, room, message);
    services.alarms.cancelRetry(room.channel);
    return message;
  } catch (error) {
    services.alarms.retryLater(room.channel);
    throw unposted(services, room, error);
  }
}

/** Posts something besides the table: more than one thing may be said at a revision. */
export async function send(services: Channels, room: Room, body: MessageCreateOptions): Promise<Message> {
  try {
    const channel = await channelOf(services, room);
    return await channel.send(body);
  } catch (error) {
    throw unposted(services, room, error);
  }
}

/** A lobby also changes by the presses on it, so that what was posted says little of what is there. */
function remember(services: Pick<Services, 'posted'>, room: Room, { id, components }: Message): void {
  if (room.status !== 'lobby') services.posted.set(id, contentOf(components));
}

/** As it is now: the client does not hear of changes and would remember what it posted. */
async function fetchContent(channel: GuildTextBasedChannel, id: string): Promise<Content> {
  const message = await channel.messages.fetch({ message: id, force: true, cache: false });
  return contentOf(message.components);
}

const isInvalid = (error: unknown): boolean =>
  error instanceof DiscordAPIError && error.code === Code.InvalidFormBodyOrContentType;

/**
 * Changes a message by what it consists of. What is remembered of it is old if another process has changed it since:
 * then it names files that are gone, and is looked at again.
 */
async function rework(
  services: Pick<Services, 'posted'>,
  channel: GuildTextBasedChannel,
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

/** An old table keeps what happened, told and shown, and loses the rest. A message that is gone needs nothing. */
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
    services.log.warn({ channel: room.channel, err: error }, 'old table kept its buttons');
    if (tried + 1 === TRIES) return;
    // Messages older than an hour may be edited rarely; in a long game every old table is one.
    const wait = Math.max(MINUTE * 4 ** tried, error instanceof RateLimitError ? error.retryAfter : 0);
    services.clock.after(wait, () => void retire(services, room, id, tried + 1));
  }
}

/** What was talked about keeps its words and its picture, and says why it has no buttons any more. */
export async function lapse(services: Channels, room: Room, id: string, said: string): Promise<void> {
  try {
    const channel = await channelOf(services, room);
    const { components } = await fetchContent(channel, id);
    await channel.messages.edit(id, {
      components: [...components, ...withNames([text(said)])],
      flags: PUBLIC,
      allowedMentions: { parse: [] },
    });
  } catch (error) {
    if (!HARMLESS.includes(troubleOf(error)))
      services.log.warn({ channel: room.channel, err: error }, 'old proposal kept its buttons');
  }
}

type Change = (channel: GuildTextBasedChannel) => Promise<Message>;

/** Changes a message of the bot's. Null if that went well. */
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
/** Puts something else into a message. */
export const redraw = (services: Tables, room: Room, id: string, body: Body): Promise<Trouble | null> =>
  edit(services, room, id, (channel) => channel.messages.edit(id, { ...body, attachments: [], flags: PUBLIC }));

/** Puts another table into a message; what it tells and shows of the turn before stays around it. */
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
