import type { APIMessage } from 'discord-api-types/v10';
import { Refusal, refuseField } from '../api-refusal.ts';
import { LIMITS } from '../discord-limits.ts';
import { editPost, makePost, removePost } from '../post.ts';
import { isSnowflake, snowflakeTime } from '../snowflake.ts';
import { type Channel, type Post, requireThreadSlot, type World } from '../world.ts';
import { quote } from './answer-origin.ts';
import { channelFor, publicPost, requirePermissions } from './bot-access.ts';
import { type Call, done, ok, type Reply, type Route } from './route.ts';

const field = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined;

const hasEmbeds = (body: unknown) => {
  const embeds = field(body, 'embeds');
  return Array.isArray(embeds) && embeds.length > 0;
};

/** Sending revives an archived thread, unless a moderator locked it. */
function demandSending(world: World, channel: Channel, call: Call): void {
  if (channel.isForum) throw new Refusal('notText');
  requirePermissions(channel, channel.parent === null ? 'SendMessages' : 'SendMessagesInThreads');
  if (call.uploads.length > 0) requirePermissions(channel, 'AttachFiles');
  if (hasEmbeds(call.body)) requirePermissions(channel, 'EmbedLinks');
  if (channel.locked) throw new Refusal('threadArchived');
  if (channel.archived) requireThreadSlot(world, channel.guild);
}

/** Discord lets a bot open a direct message with anyone, and refuses what it posts there. */
function demandWelcome(world: World, { conversation }: Channel): void {
  const isClosed = (id: string) => world.people.get(id)?.takesMessages === false;
  if (conversation?.people.some(isClosed)) throw new Refusal('cannotMessageUser');
}

function reference(world: World, channel: Channel, body: unknown): Partial<APIMessage> {
  const given = field(body, 'message_reference');
  const id = field(given, 'message_id');
  if (typeof id !== 'string') return {};
  requirePermissions(channel, 'ReadMessageHistory');
  const post = world.posts.get(id);
  if (!post || post.viewer !== null) {
    if (field(given, 'fail_if_not_exists') === false) return {};
    throw refuseField(['message_reference'], 'MESSAGE_REFERENCE_UNKNOWN_MESSAGE', 'Unknown message');
  }
  return quote(channel, post, null);
}

/** The message posted with an enforced nonce. One that was deleted meanwhile isn't posted again. */
function known(world: World, nonce: unknown): Post | null {
  const made = world.nonces.get(String(nonce));
  if (!made || world.clock.now() - made.time > LIMITS.nonceTime) return null;
  const post = world.posts.get(made.id);
  if (!post) throw new Refusal('unknownMessage');
  return post;
}

function create(world: World, call: Call, channelId: string): Reply {
  const channel = channelFor(world, channelId);
  demandSending(world, channel, call);
  demandWelcome(world, channel);
  const nonce = field(call.body, 'nonce');
  const enforced = field(call.body, 'enforce_nonce') === true && nonce !== undefined && nonce !== null;
  const before = enforced ? known(world, nonce) : null;
  if (before) return ok(before.message);
  const extra = reference(world, channel, call.body);
  const { message } = makePost(world, { channel, author: world.bot, extra }, call);
  if (enforced) world.nonces.set(String(nonce), { id: message.id, time: world.clock.now() });
  return ok(message);
}

/** Editing what is older than an hour has a rate limit of its own. */
function spareOldEdits(world: World, channel: Channel, post: Post): void {
  const now = world.clock.now();
  if (now - snowflakeTime(post.message.id) <= LIMITS.oldMessage) return;
  const recent = (world.oldEdits.get(channel.id) ?? []).filter((time) => now - time < LIMITS.oldEditWindow);
  if (recent.length >= LIMITS.oldEdits) throw new Refusal('tooManyOldEdits');
  world.oldEdits.set(channel.id, [...recent, now]);
}

function edit(world: World, call: Call, channelId: string, messageId: string): Reply {
  const channel = channelFor(world, channelId);
  const post = publicPost(world, channel, messageId);
  if (post.message.author.id !== world.bot.id) throw new Refusal('notYourMessage');
  if (channel.archived) throw new Refusal('threadArchived');
  if (call.uploads.length > 0) requirePermissions(channel, 'AttachFiles');
  if (hasEmbeds(call.body)) requirePermissions(channel, 'EmbedLinks');
  spareOldEdits(world, channel, post);
  return ok(editPost(world, post, call).message);
}

function remove(world: World, _call: Call, channelId: string, messageId: string): Reply {
  const channel = channelFor(world, channelId);
  const post = publicPost(world, channel, messageId);
  if (post.message.author.id !== world.bot.id) requirePermissions(channel, 'ManageMessages');
  if (channel.archived) throw new Refusal('threadArchived');
  removePost(world, post);
  return done;
}

function read(world: World, _call: Call, channelId: string, messageId: string): Reply {
  const channel = channelFor(world, channelId);
  requirePermissions(channel, 'ReadMessageHistory');
  return ok(publicPost(world, channel, messageId).message);
}

function bound(call: Call, name: 'before' | 'after'): string | null {
  const value = call.query.get(name);
  if (value !== null && !isSnowflake(value)) {
    throw refuseField([name], 'NUMBER_TYPE_COERCE', `Value "${value}" is not snowflake.`);
  }
  return value;
}

function list(world: World, call: Call, channelId: string): Reply {
  const channel = channelFor(world, channelId);
  requirePermissions(channel, 'ReadMessageHistory');
  const limit = Number(call.query.get('limit') ?? 50);
  if (!(limit >= 1 && limit <= LIMITS.messagesPage)) {
    throw refuseField(['limit'], 'NUMBER_TYPE_COERCE', `int value should be between 1 and ${LIMITS.messagesPage}.`);
  }
  const before = BigInt(bound(call, 'before') ?? 2n ** 63n);
  const after = BigInt(bound(call, 'after') ?? 0);
  const found = [...world.posts.values()].filter(
    ({ message, viewer }) =>
      message.channel_id === channel.id && viewer === null && BigInt(message.id) < before && BigInt(message.id) > after,
  );
  const page = call.query.has('after') ? found.slice(0, limit) : found.slice(-limit);
  return ok(page.reverse().map((post) => post.message));
}

function typing(world: World, _call: Call, channelId: string): Reply {
  const channel = channelFor(world, channelId);
  requirePermissions(channel, 'SendMessages');
  world.emit({ kind: 'typing', channel });
  return done;
}

export const MESSAGE_ROUTES: readonly Route[] = [
  { method: 'POST', pattern: '/channels/{channel}/messages', handle: create },
  { method: 'GET', pattern: '/channels/{channel}/messages', handle: list },
  { method: 'GET', pattern: '/channels/{channel}/messages/{message}', handle: read },
  { method: 'PATCH', pattern: '/channels/{channel}/messages/{message}', handle: edit },
  { method: 'DELETE', pattern: '/channels/{channel}/messages/{message}', handle: remove },
  { method: 'POST', pattern: '/channels/{channel}/typing', handle: typing },
];
