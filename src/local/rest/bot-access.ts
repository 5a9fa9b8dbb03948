import { Refusal } from '../api-refusal.ts';
import { allows, type PermissionName } from '../permission.ts';
import type { Channel, Guild, Post, World } from '../world.ts';

/** The channel, if the bot may see it. */
export function channelFor(world: World, id: string): Channel {
  const channel = world.channels.get(id);
  if (!channel) throw new Refusal('unknownChannel');
  if (!allows(channel.botPermissions, 'ViewChannel')) throw new Refusal('missingAccess');
  return channel;
}

/** For answers to interactions this is never asked: they need no permission in the channel. */
export function requirePermissions(channel: Channel, ...names: PermissionName[]): void {
  if (!names.every((name) => allows(channel.botPermissions, name))) throw new Refusal('missingPermissions');
}

/** A public message; ephemeral ones do not exist outside their interaction. */
export function publicPost(world: World, channel: Channel, id: string): Post {
  const post = world.posts.get(id);
  if (!post || post.message.channel_id !== channel.id || post.viewer !== null) throw new Refusal('unknownMessage');
  return post;
}

export function guildFor(world: World, id: string): Guild {
  const guild = world.guilds.get(id);
  if (!guild) throw new Refusal('unknownGuild');
  return guild;
}

export function requireOwnApplication(world: World, id: string): void {
  if (id !== world.bot.id) throw new Refusal('missingAccess');
}
