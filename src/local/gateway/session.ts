import { randomBytes } from 'node:crypto';
import { GatewayDispatchEvents, GatewayIntentBits, GatewayOpcodes } from 'discord-api-types/v10';
import { describeChannel } from '../describe-guild.ts';
import { isHome } from '../installation.ts';
import { shardOf } from '../snowflake.ts';
import type { Channel, Event, Guild, Post, World } from '../world.ts';
import type { Send } from './payload-stream.ts';

const KEPT = 500;

/** One client that has identified; it outlives its connection so that it can be resumed. */
export type Session = {
  readonly id: string;
  readonly intents: number;
  readonly shard: readonly [number, number];
  sequence: number;
  readonly sent: { s: number; payload: object }[];
  /** Null while the connection is lost. */
  send: Send | null;
};

export const makeSession = (intents: number, shard: readonly [number, number], send: Send): Session => ({
  id: randomBytes(16).toString('hex'),
  intents,
  shard,
  sequence: 0,
  sent: [],
  send,
});

/** Every session of a guild's shard receives its events. */
export const isOfShard = ({ shard: [id, count] }: Pick<Session, 'shard'>, guild: Guild): boolean =>
  shardOf(guild.id, count) === id;

/** What happens outside of guilds is of the first shard. */
const isOfShardIn = (session: Session, { guild }: Channel): boolean =>
  guild ? isOfShard(session, guild) : session.shard[0] === 0;

/** Kept even while nobody listens: that is what a resume replays. */
export function dispatch(session: Session, t: string, d: unknown): void {
  session.sequence += 1;
  const payload = { op: GatewayOpcodes.Dispatch, t, s: session.sequence, d };
  session.sent.push({ s: session.sequence, payload });
  if (session.sent.length > KEPT) session.sent.shift();
  session.send?.(payload);
}

/** Replays what was missed; false when that lies too far back. */
export function resume(session: Session, sequence: number, send: Send): boolean {
  const oldest = session.sent[0]?.s ?? session.sequence + 1;
  if (sequence > session.sequence || sequence < oldest - 1) return false;
  session.send = send;
  for (const { s, payload } of session.sent) if (s > sequence) send(payload);
  dispatch(session, GatewayDispatchEvents.Resumed, null);
  return true;
}

/** Without the message content intent a bot reads only what it wrote or what mentions it. */
function readable(world: World, session: Session, { guild, conversation }: Channel, { message }: Post): object {
  const open =
    (session.intents & GatewayIntentBits.MessageContent) !== 0 ||
    conversation !== null ||
    message.author.id === world.bot.id ||
    message.mentions.some((user) => user.id === world.bot.id);
  const shown = open ? message : { ...message, content: '', embeds: [], attachments: [], components: [] };
  return { ...shown, ...(guild ? { guild_id: guild.id } : {}) };
}

function messageEvent(
  world: World,
  session: Session,
  channel: Channel,
  event: Event,
): readonly [string, unknown] | null {
  const { guild } = channel;
  const needed = guild ? GatewayIntentBits.GuildMessages : GatewayIntentBits.DirectMessages;
  if ((session.intents & needed) === 0) return null;
  if (event.kind !== 'post' && event.kind !== 'edit' && event.kind !== 'remove') return null;
  const { post } = event;
  if (post.viewer !== null) return null;
  const { id, channel_id } = post.message;
  if (event.kind === 'remove') {
    return [GatewayDispatchEvents.MessageDelete, { id, channel_id, ...(guild ? { guild_id: guild.id } : {}) }];
  }
  const name = event.kind === 'post' ? GatewayDispatchEvents.MessageCreate : GatewayDispatchEvents.MessageUpdate;
  return [name, readable(world, session, channel, post)];
}

/** Discord announces a deleted channel, but not the threads deleted with it. */
function goneEvent(world: World, channel: Channel): readonly [string, unknown] {
  const shown = describeChannel(world, channel);
  if (channel.parent === null) return [GatewayDispatchEvents.ChannelDelete, shown];
  const { id, type } = shown;
  return [GatewayDispatchEvents.ThreadDelete, { id, type, guild_id: channel.guild?.id, parent_id: channel.parent }];
}

function channelEvent(world: World, session: Session, event: Event): readonly [string, unknown] | null {
  if ((session.intents & GatewayIntentBits.Guilds) === 0) return null;
  // A bot isn't told of its direct messages.
  if ((event.kind !== 'gone' && event.kind !== 'channel') || event.channel.guild === null) return null;
  if (event.kind === 'gone') return goneEvent(world, event.channel);
  const { channel, fresh } = event;
  const shown = describeChannel(world, channel);
  if (channel.parent === null) {
    return [fresh ? GatewayDispatchEvents.ChannelCreate : GatewayDispatchEvents.ChannelUpdate, shown];
  }
  if (!fresh) return [GatewayDispatchEvents.ThreadUpdate, shown];
  return [GatewayDispatchEvents.ThreadCreate, { ...shown, newly_created: true }];
}

/** Where it happened; null for what concerns no place. */
function placeOf(world: World, event: Event): Channel | null {
  switch (event.kind) {
    case 'post':
    case 'edit':
    case 'remove':
      return world.channels.get(event.post.message.channel_id) ?? null;
    case 'asked':
      return event.interaction.channel;
    case 'channel':
    case 'gone':
      return event.channel;
    default:
      return null;
  }
}

/** Of places where it isn't, a bot hears nothing of this. */
const homeEvent = (
  world: World,
  session: Session,
  channel: Channel,
  event: Event,
): readonly [string, unknown] | null =>
  isHome(world, channel) ? (messageEvent(world, session, channel, event) ?? channelEvent(world, session, event)) : null;

/** Dispatches an event to a session if its shard and intents allow. */
export function dispatchEvent(world: World, session: Session, event: Event): void {
  const channel = placeOf(world, event);
  if (!channel || !isOfShardIn(session, channel)) return;
  const found =
    event.kind === 'asked'
      ? ([GatewayDispatchEvents.InteractionCreate, event.interaction.payload] as const)
      : homeEvent(world, session, channel, event);
  if (found) dispatch(session, found[0], found[1]);
}
