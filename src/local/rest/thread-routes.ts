import { z } from 'zod';
import { parseForm, Refusal } from '../api-refusal.ts';
import { describeChannel } from '../describe-guild.ts';
import { LIMITS } from '../discord-limits.ts';
import { makePost, markThread } from '../post.ts';
import { text } from '../schema/common-fields.ts';
import { addChannel, type Channel, changeChannel, removeChannel, requireThreadSlot, type World } from '../world.ts';
import { channelFor, publicPost, requirePermissions } from './bot-access.ts';
import { type Call, created, done, ok, type Reply, type Route } from './route.ts';

const name = text(LIMITS.threadName, 1);
/** Minutes without a message after which a thread is archived. */
const archiveDuration = z.literal([60, 1440, 4320, 10080]);
const applied = z.array(z.string()).max(LIMITS.appliedTags);

const newThread = z.object({
  name,
  type: z.literal(11).nullish(),
  auto_archive_duration: archiveDuration.nullish(),
});
const newPost = z.object({
  name,
  auto_archive_duration: archiveDuration.nullish(),
  applied_tags: applied.optional(),
  message: z.looseObject({}),
});
const threadChange = z.object({
  name: name.optional(),
  archived: z.boolean().optional(),
  locked: z.boolean().optional(),
  applied_tags: applied.optional(),
});
const channelChange = z.object({
  name: name.optional(),
  available_tags: z
    .array(z.object({ id: z.string().nullish(), name: text(LIMITS.forumTagName, 1) }))
    .max(LIMITS.forumTags)
    .optional(),
});

function requireTags(world: World, { parent }: Pick<Channel, 'parent'>, wanted: readonly string[]): void {
  const known = world.channels.get(parent ?? '')?.tags ?? [];
  if (wanted.some((id) => !known.some((tag) => tag.id === id))) throw new Refusal('unknownTag');
}

/** A post in a forum: a thread whose first message has its id. */
function startPost(world: World, call: Call, forum: Channel): Reply {
  requirePermissions(forum, 'SendMessages');
  if (call.uploads.length > 0) requirePermissions(forum, 'AttachFiles');
  const { name, message: body, applied_tags = [] } = parseForm(newPost, call.body);
  requireTags(world, { parent: forum.id }, applied_tags);
  requireThreadSlot(world, forum.guild);
  const channel = addChannel(world, { name, topic: '', parent: forum.id, owner: world.bot.id });
  try {
    const extra = { id: channel.id };
    const { message } = makePost(world, { channel, author: world.bot, extra }, { body, uploads: call.uploads });
    changeChannel(world, channel, { applied: applied_tags });
    return created({ ...describeChannel(world, channel), message });
  } catch (error) {
    removeChannel(world, channel);
    throw error;
  }
}

function startThread(world: World, call: Call, channelId: string, messageId?: string): Reply {
  const channel = channelFor(world, channelId);
  if (channel.isForum) return startPost(world, call, channel);
  requirePermissions(channel, 'CreatePublicThreads');
  if (channel.parent !== null) throw new Refusal('wrongChannelType');
  const post = messageId === undefined ? null : publicPost(world, channel, messageId);
  const { name } = parseForm(newThread, call.body);
  if (post && world.channels.has(post.message.id)) throw new Refusal('threadExists');
  requireThreadSlot(world, channel.guild);
  const made = { name, topic: '', parent: channel.id, owner: world.bot.id };
  const opened = addChannel(world, post ? { ...made, id: post.message.id } : made);
  if (post) markThread(world, post);
  return created(describeChannel(world, opened));
}

/** Anyone who may write in a thread may wake it, unless it is locked. */
function requireThreadChange(world: World, channel: Channel, change: z.infer<typeof threadChange>): void {
  const isWaking = change.archived === false && Object.keys(change).length === 1 && !channel.locked;
  if (isWaking) requirePermissions(channel, 'SendMessagesInThreads');
  else if (channel.owner !== world.bot.id || channel.locked) requirePermissions(channel, 'ManageThreads');
}

function changeThread(world: World, call: Call, channel: Channel): Reply {
  const change = parseForm(threadChange, call.body);
  requireThreadChange(world, channel, change);
  const { name, archived, locked, applied_tags } = change;
  if (channel.archived && archived !== false) throw new Refusal('threadArchived');
  if (channel.archived) requireThreadSlot(world, channel.guild);
  if (applied_tags) requireTags(world, channel, applied_tags);
  changeChannel(world, channel, {
    name: name ?? channel.name,
    archived: archived ?? channel.archived,
    locked: locked ?? channel.locked,
    applied: applied_tags ?? channel.applied,
  });
  return ok(describeChannel(world, channel));
}

function change(world: World, call: Call, channelId: string): Reply {
  const channel = channelFor(world, channelId);
  if (channel.parent !== null) return changeThread(world, call, channel);
  requirePermissions(channel, 'ManageChannels');
  const { name, available_tags } = parseForm(channelChange, call.body);
  const tags = available_tags?.map((tag) => ({ id: tag.id ?? world.ids(), name: tag.name }));
  changeChannel(world, channel, { name: name ?? channel.name, tags: tags ?? channel.tags });
  return ok(describeChannel(world, channel));
}

function remove(world: World, _call: Call, channelId: string): Reply {
  const channel = channelFor(world, channelId);
  requirePermissions(channel, channel.parent === null ? 'ManageChannels' : 'ManageThreads');
  const shown = describeChannel(world, channel);
  removeChannel(world, channel);
  return ok(shown);
}

/** What a bot may do with channels, threads and the posts of forums. */
export const THREAD_ROUTES: readonly Route[] = [
  { method: 'PATCH', pattern: '/channels/{channel}', handle: change },
  { method: 'DELETE', pattern: '/channels/{channel}', handle: remove },
  { method: 'POST', pattern: '/channels/{channel}/threads', handle: startThread },
  { method: 'POST', pattern: '/channels/{channel}/messages/{message}/threads', handle: startThread },
  { method: 'PUT', pattern: '/channels/{channel}/thread-members/{user}', handle: () => done },
];
