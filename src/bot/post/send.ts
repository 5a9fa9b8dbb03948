import {
  type APIMessageTopLevelComponent,
  ComponentType,
  type GuildTextBasedChannel,
  type Message,
  type MessageCreateOptions,
  RateLimitError,
  type TopLevelComponent,
} from 'discord.js';
import { type RefusalCode, Refused } from '../../room/refusal.ts';
import type { Room } from '../../room/room.ts';
import type { Desk } from '../desk.ts';
import { missingIn } from '../permission.ts';
import { type Body, PUBLIC } from '../show/message.ts';
import { type Trouble, troubleOf } from '../trouble.ts';

export async function channelOf(desk: Desk, room: Room): Promise<GuildTextBasedChannel> {
  const channel = await desk.client.channels.fetch(room.channel);
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
function unposted(desk: Desk, room: Room, error: unknown): unknown {
  const trouble = troubleOf(error);
  if (!trouble) return error;
  desk.log.warn({ channel: room.channel, trouble, err: error }, 'not posted');
  return new Refused(UNPOSTED[trouble], {}, trouble === 'permission' ? missingIn(desk.client, room.channel) : []);
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
export async function sendTable(desk: Desk, room: Room, body: MessageCreateOptions): Promise<Message> {
  try {
    const channel = await channelOf(desk, room);
    const message = await sendOnce(channel, { ...body, flags: PUBLIC }, `${room.id}-${room.revision}`);
    remember(desk, room, message);
    desk.told(room.channel);
    return message;
  } catch (error) {
    desk.retell(room.channel);
    throw unposted(desk, room, error);
  }
}

/** Posts something besides the table: more than one thing may be said at a revision. */
export async function send(desk: Desk, room: Room, body: MessageCreateOptions): Promise<Message> {
  try {
    const channel = await channelOf(desk, room);
    return await channel.send(body);
  } catch (error) {
    throw unposted(desk, room, error);
  }
}

/** A picture that was uploaded is named again by its file: links to it expire. */
function kept(component: TopLevelComponent): APIMessageTopLevelComponent[] {
  if (component.type === ComponentType.TextDisplay) return [component.toJSON()];
  if (component.type !== ComponentType.MediaGallery) return [];
  const items = component.toJSON().items.map(({ media, description }) => ({
    media: { url: `attachment://${new URL(media.url).pathname.split('/').at(-1)}` },
    ...(description ? { description } : {}),
  }));
  return [{ type: ComponentType.MediaGallery, items }];
}

/** A lobby also changes by the presses on it, so that what was posted says little of what is there. */
function remember(desk: Desk, room: Room, { id, components }: Message): void {
  if (room.status !== 'lobby') desk.posted.remember(id, components.flatMap(kept));
}

/** As it is now: the client does not hear of changes and would remember what it posted. */
async function fetchKept(channel: GuildTextBasedChannel, id: string): Promise<APIMessageTopLevelComponent[]> {
  const message = await channel.messages.fetch({ message: id, force: true, cache: false });
  return message.components.flatMap(kept);
}

const HARMLESS: readonly (Trouble | null)[] = ['message', 'channel'];

const MINUTE = 60_000;
const TRIES = 4;

/** An old table keeps its words and pictures, and loses its buttons. A message that is gone needs nothing. */
export async function retire(desk: Desk, room: Room, id: string, tried = 0): Promise<void> {
  try {
    const channel = await channelOf(desk, room);
    const components = desk.posted.recall(id) ?? (await fetchKept(channel, id));
    await channel.messages.edit(id, { components, flags: PUBLIC, allowedMentions: { parse: [] } });
    desk.posted.forget(id);
  } catch (error) {
    if (HARMLESS.includes(troubleOf(error))) return;
    desk.log.warn({ channel: room.channel, err: error }, 'old table kept its buttons');
    if (tried + 1 === TRIES) return;
    // Messages older than an hour may be edited rarely; in a long game every old table is one.
    const wait = Math.max(MINUTE * 4 ** tried, error instanceof RateLimitError ? error.retryAfter : 0);
    desk.clock.after(wait, () => void retire(desk, room, id, tried + 1));
  }
}

/** Puts something else into a message of the bot's. Null if that went well. */
export async function redraw(desk: Desk, room: Room, id: string, body: Body): Promise<Trouble | null> {
  try {
    const channel = await channelOf(desk, room);
    const message = await channel.messages.edit(id, { ...body, attachments: [], flags: PUBLIC });
    if (id === room.table) remember(desk, room, message);
    return null;
  } catch (error) {
    const trouble = troubleOf(error);
    if (!trouble) throw error;
    desk.log.warn({ channel: room.channel, trouble, err: error }, 'message not changed');
    return trouble;
  }
}
