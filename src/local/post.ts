import { type APIMessage, type APIUser, MessageFlags, MessageType } from 'discord-api-types/v10';
import { parseForm, Refusal, refuseField } from './api-refusal.ts';
import { checkUploads, describeFile, storeUpload, type Upload } from './attachment.ts';
import { checkEmojis } from './custom-emoji.ts';
import { mentionsIn, pingsOf } from './mentions.ts';
import { layOutComponents, layOutEmbeds } from './message-layout.ts';
import { type MessageBody, styledBody } from './schema/message-schema.ts';
import { type Channel, changeChannel, type Post, type StoredFile, type World } from './world.ts';

export type Draft = { readonly body: unknown; readonly uploads: readonly Upload[] };

type Origin = {
  readonly channel: Channel;
  readonly author: APIUser;
  readonly viewer?: string | null;
  /** Fields only the server sets: type, reference, interaction metadata, the loading flag. */
  readonly extra?: Partial<APIMessage>;
};

const NO_FLAGS: number = 0;

const flagsIn = (body: unknown) => {
  const flags = typeof body === 'object' && body !== null && 'flags' in body ? body.flags : 0;
  return typeof flags === 'number' ? flags : 0;
};

const isModern = (flags: number | undefined) => ((flags ?? 0) & MessageFlags.IsComponentsV2) !== 0;

type Matched = readonly { readonly file: StoredFile; readonly description: string | null | undefined }[];

/** New files and kept ones of a request; ids that match neither are refused. */
function matchFiles(world: World, body: MessageBody, uploads: readonly Upload[], post: Post | null): Matched {
  const fresh = new Map(uploads.map((upload) => [String(upload.field), storeUpload(world, upload)]));
  const listed = body.attachments;
  const shown = post?.message.attachments ?? [];
  const kept: Matched[number][] = [];
  for (const [i, one] of (listed ?? shown).entries()) {
    const old = post?.files.get(one.id);
    if (old) {
      const before = shown.find((attachment) => attachment.id === one.id)?.description;
      kept.push({ file: old, description: one.description ?? before });
    } else if (!fresh.has(one.id)) {
      throw refuseField(['attachments', i, 'id'], 'ATTACHMENT_NOT_FOUND', `No uploaded file has the id ${one.id}.`);
    }
  }
  checkUploads(uploads, kept.length);
  const added = [...fresh].map(([field, file]) => ({
    file,
    description: listed?.find((one) => one.id === field)?.description,
  }));
  return [...kept, ...added];
}

const isEmpty = (message: APIMessage) =>
  !message.content && message.embeds.length + message.attachments.length + (message.components?.length ?? 0) === 0;

/** The message as the request would make it; a fresh one starts from nothing, an edit keeps what it does not name. */
function compose(world: World, post: Post, body: MessageBody, matched: Matched, fresh: boolean): APIMessage {
  const { message } = post;
  const known = [...post.files.values(), ...matched.map(({ file }) => file)];
  // The newest file wins a name, so that a replaced picture shows.
  const files = { world, channelId: message.channel_id, files: known.reverse() };
  const names = (field: keyof MessageBody) => fresh || body[field] !== undefined;
  const embeds = names('embeds') ? layOutEmbeds(body, files) : message.embeds;
  const inEmbeds = JSON.stringify(embeds);
  return {
    ...message,
    content: names('content') ? (body.content ?? '').trim() : message.content,
    embeds,
    components: names('components') ? layOutComponents(body, files) : (message.components ?? []),
    attachments: matched
      .filter(({ file }) => !inEmbeds.includes(`/${file.id}/`))
      .map(({ file, description }) => describeFile(world, message.channel_id, file, description)),
    mentions: names('content') || names('components') ? mentionsIn(world, body) : message.mentions,
    flags: ((message.flags ?? 0) & ~MessageFlags.Loading) | (flagsIn(body) & ~MessageFlags.Ephemeral),
  };
}

/** Checks the request and writes it into the post, or throws and leaves the post as it was. */
function fill(world: World, post: Post, draft: Draft, fresh: boolean): void {
  const modern = isModern(post.message.flags) || isModern(flagsIn(draft.body));
  const body = parseForm(styledBody(modern), draft.body ?? {});
  checkEmojis(world, body.components, ['components']);
  const matched = matchFiles(world, body, draft.uploads, fresh ? null : post);
  const next = compose(world, post, body, matched, fresh);
  if (modern && (next.content || next.embeds.length > 0)) {
    const message = "The 'content' and 'embeds' of the message must be cleared to use MessageFlags.IS_COMPONENTS_V2";
    throw refuseField(['flags'], 'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2', message);
  }
  if (isEmpty(next)) throw new Refusal('emptyMessage');
  Object.assign(post.message, next);
  const known = [...post.files.values(), ...matched.map(({ file }) => file)];
  const text = JSON.stringify(next);
  post.files.clear();
  for (const file of known) if (text.includes(`/${file.id}/`)) post.files.set(file.id, file);
}

function blank(world: World, { channel, author, extra }: Origin): APIMessage {
  return {
    id: world.ids(),
    channel_id: channel.id,
    author,
    content: '',
    timestamp: new Date(world.clock.now()).toISOString(),
    edited_timestamp: null,
    tts: false,
    mention_everyone: false,
    mentions: [],
    mention_roles: [],
    attachments: [],
    embeds: [],
    components: [],
    pinned: false,
    type: MessageType.Default,
    flags: NO_FLAGS,
    ...extra,
  };
}

const KEPT = 400;

/** Keeps the last messages of a channel only: the pictures of all would fill the memory. */
function trim(world: World, channelId: string): void {
  const here = [...world.posts.values()].filter((post) => post.message.channel_id === channelId);
  for (const post of here.slice(0, -KEPT)) world.posts.delete(post.message.id);
}

function publish(world: World, post: Post): Post {
  world.posts.set(post.message.id, post);
  const { message } = post;
  trim(world, message.channel_id);
  const channel = world.channels.get(message.channel_id);
  if (channel?.archived && post.viewer === null) changeChannel(world, channel, { archived: false });
  world.people.get(message.author.id)?.read.set(message.channel_id, message.id);
  world.emit({ kind: 'post', post });
  return post;
}

/** Posts a message after every check Discord makes of one. */
export function makePost(world: World, origin: Origin, draft: Draft): Post {
  const { viewer = null } = origin;
  const message = blank(world, origin);
  const post: Post = { message, viewer, files: new Map(), pings: new Set() };
  fill(world, post, draft, true);
  return publish(world, { ...post, pings: pingsOf(message, viewer, origin.channel) });
}

/** "Thinking…": the promise of a message, to be filled by the first edit. */
export function makeThinking(world: World, origin: Origin): Post {
  const message = blank(world, origin);
  message.flags = (message.flags ?? 0) | MessageFlags.Loading;
  return publish(world, { message, viewer: origin.viewer ?? null, files: new Map(), pings: new Set() });
}

/** Filling in a "thinking…" is the posting of that message, not an edit: it notifies, and shows no "edited". */
export function editPost(world: World, post: Post, draft: Draft): Post {
  const thinking = ((post.message.flags ?? 0) & MessageFlags.Loading) !== 0;
  fill(world, post, draft, thinking);
  let edited = post;
  const channel = world.channels.get(post.message.channel_id);
  if (thinking && channel) {
    edited = { ...post, pings: pingsOf(post.message, post.viewer, channel) };
    world.posts.set(post.message.id, edited);
  } else {
    post.message.edited_timestamp = new Date(world.clock.now()).toISOString();
  }
  world.emit({ kind: 'edit', post: edited });
  return edited;
}

/** The message shows that a thread hangs on it. */
export function markThread(world: World, post: Post): void {
  post.message.flags = (post.message.flags ?? 0) | MessageFlags.HasThread;
  world.emit({ kind: 'edit', post });
}

export function removePost(world: World, post: Post): void {
  world.posts.delete(post.message.id);
  world.emit({ kind: 'remove', post });
}
