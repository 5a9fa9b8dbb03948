import { Refusal } from '../api-refusal.ts';
import type { Upload } from '../attachment.ts';
import { allows } from '../permission.ts';
import { makePost } from '../post.ts';
import { addChannel, type Channel, type Person, type Post, requireThreadSlot, type World } from '../world.ts';

/** A person writes in a channel. */
export function writeMessage(
  world: World,
  person: Person,
  channel: Channel,
  content: string,
  uploads: Upload[] = [],
): Post {
  if (!allows(person.permissions, 'SendMessages')) throw new Refusal('missingPermissions');
  if (uploads.length > 0 && !allows(person.permissions, 'AttachFiles')) throw new Refusal('missingPermissions');
  if (channel.isForum) throw new Refusal('notText');
  if (channel.archived && channel.locked) throw new Refusal('threadArchived');
  return makePost(world, { channel, author: person.user }, { body: { content }, uploads });
}

/** Threads hang under channels only: one started in a thread becomes its sibling. */
export function startThread(world: World, person: Person, parent: Channel, name: string): Channel {
  if (!allows(person.permissions, 'CreatePublicThreads')) throw new Refusal('missingPermissions');
  requireThreadSlot(world, parent.guild);
  const made = { name, topic: '', parent: parent.parent ?? parent.id, owner: person.user.id };
  const thread = addChannel(world, made);
  // A post in a forum begins with a message.
  const isPost = world.channels.get(made.parent)?.isForum;
  if (isPost)
    makePost(
      world,
      { channel: thread, author: person.user, extra: { id: thread.id } },
      { body: { content: name }, uploads: [] },
    );
  return thread;
}

export function markRead(world: World, person: Person, channelId: string): void {
  let last: string | null = null;
  for (const { message } of world.posts.values()) if (message.channel_id === channelId) last = message.id;
  if (!last || person.read.get(channelId) === last) return;
  person.read.set(channelId, last);
  world.emit({ kind: 'read', person });
}

/** Messages a person has not read in a channel, and how many of them notified them. */
export function unreadIn(world: World, person: Person, channelId: string): { unread: number; pings: number } {
  const read = BigInt(person.read.get(channelId) ?? 0);
  let unread = 0;
  let pings = 0;
  for (const { message, viewer, pings: notified } of world.posts.values()) {
    if (message.channel_id !== channelId || viewer !== null || BigInt(message.id) <= read) continue;
    unread += 1;
    if (notified.has(person.user.id)) pings += 1;
  }
  return { unread, pings };
}
