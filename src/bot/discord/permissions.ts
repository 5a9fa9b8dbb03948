import {
  type Client,
  type ForumChannel,
  type GuildTextBasedChannel,
  type MediaChannel,
  PermissionFlagsBits,
  type PermissionsBitField,
} from 'discord.js';
import { type Permission, Refused } from '#room';

/** The permissions the bot needs in a channel and in a thread. */
const IN_CHANNEL = [
  'ViewChannel',
  'SendMessages',
  'AttachFiles',
  'EmbedLinks',
  'ReadMessageHistory',
] as const satisfies readonly Permission[];
const IN_THREAD = [
  'ViewChannel',
  'SendMessagesInThreads',
  'AttachFiles',
  'EmbedLinks',
  'ReadMessageHistory',
] as const satisfies readonly Permission[];

/** What it takes besides to play in a thread of the channel. */
export const FOR_THREAD = ['CreatePublicThreads', 'SendMessagesInThreads'] as const satisfies readonly Permission[];

/** The permissions an invitation asks for. */
export const NEEDED = [...new Set([...IN_CHANNEL, ...IN_THREAD, ...FOR_THREAD])];

type Held = Readonly<Pick<PermissionsBitField, 'has'>>;

const missingOf = (held: Held | null, thread: boolean): Permission[] =>
  (thread ? IN_THREAD : IN_CHANNEL).filter((name) => !held?.has(PermissionFlagsBits[name]));

type Place = { isThread(): boolean } | null;

type Asked = { readonly guildId: string | null; readonly appPermissions: Held; readonly channel: Place };

/**
 * Checked before anything changes, so that nothing is saved that can't be posted. In direct messages there are no
 * permissions.
 */
export function requirePermissions({ guildId, appPermissions, channel }: Asked): void {
  if (guildId === null) return;
  const missing = missingOf(appPermissions, channel?.isThread() ?? false);
  if (missing.length > 0) throw new Refused('permission', {}, missing);
}

/** The same for another channel of the server; a channel without messages lacks all. */
export function requirePermissionsIn(client: Client<true>, id: string): void {
  const channel = client.channels.cache.get(id);
  const isPlace = channel?.isSendable() && 'permissionsFor' in channel;
  const missing = missingOf(isPlace ? channel.permissionsFor(client.user) : null, channel?.isThread() ?? false);
  if (missing.length > 0) throw new Refused('permissionIn', { channel: `<#${id}>` }, missing);
}

/** What is missing to open a thread in a channel and to play there. */
export const missingForThread = (channel: GuildTextBasedChannel): Permission[] => {
  const held = channel.permissionsFor(channel.client.user);
  return FOR_THREAD.filter((name) => !held?.has(PermissionFlagsBits[name]));
};

/** Refused if the bot can't open posts in a forum and play in them. */
export function requirePostPermissions(forum: ForumChannel | MediaChannel): void {
  const held = forum.permissionsFor(forum.client.user);
  const missing = NEEDED.filter((name) => name !== 'CreatePublicThreads' && !held?.has(PermissionFlagsBits[name]));
  if (missing.length > 0) throw new Refused('permissionIn', { channel: `<#${forum.id}>` }, missing);
}

/** The missing permissions in a channel; all of them if nothing is known. */
export function missingIn(client: Client<true>, id: string): Permission[] {
  const channel = client.channels.cache.get(id);
  const [guild, thread] = channel && 'guild' in channel ? [channel, channel.isThread()] : [null, false];
  const held = guild && 'permissionsFor' in guild ? guild.permissionsFor(client.user) : null;
  const missing = missingOf(held, thread);
  return missing.length > 0 ? missing : missingOf(null, thread);
}
