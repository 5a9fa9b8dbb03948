import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';

const union = (...bits: bigint[]) => bits.reduce((sum, bit) => sum | bit, 0n);

/** What the bot may do unless the page says otherwise. */
export const BOT = union(
  Bits.ViewChannel,
  Bits.SendMessages,
  Bits.SendMessagesInThreads,
  Bits.CreatePublicThreads,
  Bits.AttachFiles,
  Bits.EmbedLinks,
  Bits.ReadMessageHistory,
);

/** What the bot may do in a direct message, where nobody can change it. */
export const DIRECT = union(
  Bits.ViewChannel,
  Bits.SendMessages,
  Bits.AttachFiles,
  Bits.EmbedLinks,
  Bits.ReadMessageHistory,
);

/** What Discord says an application may do outside of servers, and as a guest in one. */
export const GUEST = union(Bits.AttachFiles, Bits.EmbedLinks, Bits.MentionEveryone, Bits.UseExternalEmojis);

/** What people may do unless the page says otherwise. */
export const MEMBER = union(BOT, Bits.UseApplicationCommands);

export const OWNER = union(MEMBER, Bits.ManageGuild, Bits.ManageChannels, Bits.ManageMessages, Bits.ManageThreads);

/** Those the page lets one switch, for a person and for the bot in a channel. */
export const PERSON_SWITCHES = ['ManageGuild', 'UseApplicationCommands', 'SendMessages', 'AttachFiles'] as const;
export const BOT_SWITCHES = [
  'ViewChannel',
  'SendMessages',
  'SendMessagesInThreads',
  'CreatePublicThreads',
  'AttachFiles',
  'EmbedLinks',
  'ReadMessageHistory',
] as const;

/** What a person decides about the bot for themselves. */
export const ACCOUNT_SWITCHES = ['hasInstalled', 'takesMessages'] as const;

export type PermissionName = keyof typeof Bits;

/** Administrators may do anything, as on Discord. */
export const allows = (permissions: bigint, name: PermissionName) =>
  (permissions & Bits.Administrator) !== 0n || (permissions & Bits[name]) === Bits[name];

export const withPermission = (permissions: bigint, name: PermissionName, allowed: boolean) =>
  allowed ? permissions | Bits[name] : permissions & ~Bits[name];
