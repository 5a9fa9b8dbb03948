import {
  type APIMessageTopLevelComponent,
  ComponentType,
  type GuildTextBasedChannel,
  type Message,
  type MessageCreateOptions,
  type MessageEditOptions,
  RateLimitError,
  type TopLevelComponent,
} from 'discord.js';
import { type RefusalCode, Refused } from '../../room/refusal.ts';
import type { Room } from '../../room/room.ts';
import type { Desk } from '../desk.ts';
import { missingIn } from '../permission.ts';
import { type Body, PUBLIC } from '../show/message.ts';
import { TABLE_FILE } from '../show/table.ts';
import { type Trouble, troubleOf } from '../trouble.ts';
import type { Kept } from './posted.ts';

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

type Gallery = Extract<TopLevelComponent, { type: ComponentType.MediaGallery }>;

/** Links to uploads end with the id and the name of the file. */
const filesIn = (gallery: Gallery): Kept['files'] =>
  gallery.toJSON().items.map(({ media }) => {
    const [id = '', name = ''] = new URL(media.url).pathname.split('/').slice(-2);
    return { id, name };
  });

/** A picture that was uploaded is named again by its file: links to it expire. */
function keptGallery(gallery: Gallery): APIMessageTopLevelComponent {
  const files = filesIn(gallery);
  const items = gallery.toJSON().items.map(({ description }, i) => ({
    media: { url: `attachment://${files[i]?.name}` },
    ...(description ? { description } : {}),
  }));
  return { type: ComponentType.MediaGallery, items };
}

/** All of it but the buttons. */
const keptOf = (components: readonly TopLevelComponent[]): Kept => ({
  components: components.flatMap((component) => {
    if (component.type === ComponentType.TextDisplay) return [component.toJSON()];
    return component.type === ComponentType.MediaGallery ? [keptGallery(component)] : [];
  }),
  files: components.flatMap((component) => (component.type === ComponentType.MediaGallery ? filesIn(component) : [])),
});

/** A lobby also changes by the presses on it, so that what was posted says little of what is there. */
function remember(desk: Desk, room: Room, { id, components }: Message): void {
  if (room.status !== 'lobby') desk.posted.remember(id, keptOf(components));
}

/** As it is now: the client does not hear of changes and would remember what it posted. */
async function fetchKept(channel: GuildTextBasedChannel, id: string): Promise<Kept> {
  const message = await channel.messages.fetch({ message: id, force: true, cache: false });
  return keptOf(message.components);
}

const HARMLESS: readonly (Trouble | null)[] = ['message', 'channel'];

const MINUTE = 60_000;
const TRIES = 4;

/** An old table keeps its words and pictures, and loses its buttons. A message that is gone needs nothing. */
export async function retire(desk: Desk, room: Room, id: string, tried = 0): Promise<void> {
  try {
    const channel = await channelOf(desk, room);
    const { components } = desk.posted.recall(id) ?? (await fetchKept(channel, id));
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

/** Changes a message of the bot's. Null if that went well. */
async function edit(desk: Desk, room: Room, id: string, make: (channel: GuildTextBasedChannel) => Promise<Edit>) {
  try {
    const channel = await channelOf(desk, room);
    const message = await channel.messages.edit(id, { ...(await make(channel)), flags: PUBLIC });
    if (id === room.table) remember(desk, room, message);
    return null;
  } catch (error) {
    const trouble = troubleOf(error);
    if (!trouble) throw error;
    desk.log.warn({ channel: room.channel, trouble, err: error }, 'message not changed');
    return trouble;
  }
}
type Edit = Body & Pick<MessageEditOptions, 'attachments'>;

/** Puts something else into a message. */
export const redraw = (desk: Desk, room: Room, id: string, body: Body): Promise<Trouble | null> =>
  edit(desk, room, id, async () => ({ ...body, attachments: [] }));

const showsTable = (component: APIMessageTopLevelComponent): boolean =>
  component.type === ComponentType.MediaGallery &&
  component.items.some(({ media }) => media.url === `attachment://${TABLE_FILE}`);

/** Puts another table into a message, below what it tells of the turn before. */
export const redrawTable = (desk: Desk, room: Room, id: string, body: Body): Promise<Trouble | null> =>
  edit(desk, room, id, async (channel) => {
    const { components, files } = desk.posted.recall(id) ?? (await fetchKept(channel, id));
    const story = components.slice(0, Math.max(0, components.findIndex(showsTable)));
    return {
      ...body,
      components: [...story, ...(body.components ?? [])],
      attachments: files.filter(({ name }) => name !== TABLE_FILE),
    };
  });
