import type { APIMessage } from 'discord-api-types/v10';
import { z } from 'zod';
import type { Channel, Emoji, Person, Post, StoredFile } from '../world.ts';

const id = z.string().regex(/^\d{1,20}$/);
const bits = z.string().regex(/^\d{1,30}$/);
const language = z.enum(['en-US', 'es-ES']);
const file = z.object({ id, name: z.string(), type: z.string() });
/** Made by this program, so only what it is found by is looked at. */
const message = z.custom<APIMessage>(
  (value) => z.looseObject({ id, channel_id: id, author: z.looseObject({ id }) }).safeParse(value).success,
);

/** A stored event: one line of JSON. Later lines override earlier ones. */
export const journalLine = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('post'),
    message,
    viewer: id.nullable(),
    files: z.array(file),
    pings: z.array(id),
  }),
  z.object({ kind: z.literal('gone'), message: id }),
  z.object({ kind: z.literal('emoji'), id, name: z.string(), type: z.string() }),
  z.object({ kind: z.literal('emoji-gone'), id }),
  z.object({
    kind: z.literal('channel'),
    id,
    guild: id.nullable(),
    name: z.string(),
    topic: z.string(),
    parent: id.nullable(),
    owner: id,
    isForum: z.boolean().default(false),
    tags: z.array(z.object({ id, name: z.string() })).default([]),
    applied: z.array(id).default([]),
    archived: z.boolean(),
    locked: z.boolean(),
    botPermissions: bits,
  }),
  z.object({
    kind: z.literal('person'),
    id,
    language,
    permissions: bits,
    hasInstalled: z.boolean().default(false),
    takesMessages: z.boolean().default(true),
    read: z.record(id, id),
  }),
]);

export type JournalLine = z.infer<typeof journalLine>;
export type PostLine = Extract<JournalLine, { kind: 'post' }>;
export type ChannelLine = Extract<JournalLine, { kind: 'channel' }>;

const nameFile = ({ id, name, type }: StoredFile) => ({ id, name, type });

export const postLine = ({ message, viewer, files, pings }: Post): PostLine => ({
  kind: 'post',
  message,
  viewer,
  files: [...files.values()].map(nameFile),
  pings: [...pings],
});

export const emojiLine = ({ id, name, file }: Emoji): JournalLine => ({ kind: 'emoji', id, name, type: file.type });

export const channelLine = ({
  guild,
  conversation: _,
  botPermissions,
  tags,
  applied,
  ...rest
}: Channel): ChannelLine => ({
  kind: 'channel',
  ...rest,
  tags: [...tags],
  applied: [...applied],
  guild: guild?.id ?? null,
  botPermissions: String(botPermissions),
});

export const personLine = ({ user, permissions, read, ...rest }: Person): JournalLine => ({
  kind: 'person',
  ...rest,
  id: user.id,
  permissions: String(permissions),
  read: Object.fromEntries(read),
});
