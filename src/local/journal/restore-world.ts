import { MessageFlags } from 'discord-api-types/v10';
import type { Channel, Event, Post, StoredFile, World } from '../world.ts';
import { Journal } from './journal.ts';
import {
  type ChannelLine,
  channelLine,
  emojiLine,
  type JournalLine,
  type PostLine,
  personLine,
  postLine,
} from './journal-line.ts';

/** How many messages of a channel are kept. */
const REMEMBERED = 200;

const isThinking = ({ flags }: PostLine['message']) => ((flags ?? 0) & MessageFlags.Loading) !== 0;

/** The address of the chat may be another at the next start. */
const ORIGIN_PLACEHOLDER = 'chat:';
const withoutOrigin = <T extends JournalLine>(world: World, one: T): T =>
  JSON.parse(JSON.stringify(one).replaceAll(`"${world.origin}/`, `"${ORIGIN_PLACEHOLDER}/`));
const withOrigin = <T extends JournalLine>(world: World, one: T): T =>
  JSON.parse(JSON.stringify(one).replaceAll(`"${ORIGIN_PLACEHOLDER}/`, `"${world.origin}/`));

const newest = <T extends JournalLine>(lines: readonly T[], keyOf: (one: T) => string): T[] => [
  ...new Map(lines.map((one) => [keyOf(one), one])).values(),
];

/** Compacts the journal: the newest state of everything, and the last messages of each channel. */
function condense(lines: readonly JournalLine[]): JournalLine[] {
  const of = <Kind extends JournalLine['kind']>(kind: Kind) =>
    lines.filter((one): one is Extract<JournalLine, { kind: Kind }> => one.kind === kind);
  const gone = new Set(of('gone').map(({ message }) => message));
  const posts = newest(of('post'), ({ message }) => message.id)
    // The bot that was to answer is gone: it would think forever.
    .filter(({ message }) => !gone.has(message.id) && !isThinking(message))
    .sort((a, b) => (BigInt(a.message.id) < BigInt(b.message.id) ? -1 : 1));
  const goneEmojis = new Set(of('emoji-gone').map(({ id }) => id));
  const channels = new Set(posts.map(({ message }) => message.channel_id));
  const lastOf = (channel: string) => posts.filter(({ message }) => message.channel_id === channel).slice(-REMEMBERED);
  const kept = new Set([...channels].flatMap(lastOf));
  return [
    ...newest(of('channel'), ({ id }) => id),
    ...newest(of('person'), ({ id }) => id),
    ...newest(of('emoji'), ({ id }) => id).filter(({ id }) => !goneEmojis.has(id)),
    ...posts.filter((post) => kept.has(post)),
  ];
}

function restoreChannel(world: World, { kind, guild, botPermissions, ...rest }: ChannelLine): void {
  const home = world.guilds.get(guild ?? '');
  const known = world.channels.get(rest.id);
  const now = { ...rest, botPermissions: BigInt(botPermissions) };
  if (known) Object.assign(known, now);
  else if (home) world.channels.set(rest.id, { ...now, guild: home, conversation: null } satisfies Channel);
}

function restorePost(world: World, journal: Journal, { message, viewer, files, pings }: PostLine): void {
  if (!world.channels.has(message.channel_id)) return;
  const uploads = files.flatMap((file): [string, StoredFile][] => {
    const bytes = journal.readUpload(file.id);
    return bytes ? [[file.id, { ...file, bytes }]] : [];
  });
  world.posts.set(message.id, { message, viewer, files: new Map(uploads), pings: new Set(pings) });
}

function restoreEmoji(
  world: World,
  journal: Journal,
  { id, name, type }: Extract<JournalLine, { kind: 'emoji' }>,
): void {
  const bytes = journal.readUpload(id);
  if (bytes) world.emojis.set(id, { id, name, file: { id, name, type, bytes } });
}

function restore(world: World, journal: Journal, one: JournalLine): void {
  if (one.kind === 'channel') restoreChannel(world, one);
  if (one.kind === 'post') restorePost(world, journal, one);
  if (one.kind === 'emoji') restoreEmoji(world, journal, one);
  if (one.kind !== 'person') return;
  const person = world.people.get(one.id);
  if (!person) return;
  person.language = one.language;
  person.permissions = BigInt(one.permissions);
  person.hasInstalled = one.hasInstalled;
  person.takesMessages = one.takesMessages;
  for (const [channel, read] of Object.entries(one.read)) person.read.set(channel, read);
}

function linesOf(world: World, event: Event): JournalLine[] {
  switch (event.kind) {
    case 'post':
    case 'edit':
      return [postLine(event.post)];
    case 'remove':
      return [{ kind: 'gone', message: event.post.message.id }];
    case 'channel':
      return [channelLine(event.channel)];
    case 'emoji':
      return [emojiLine(event.emoji)];
    case 'emoji-gone':
      return [{ kind: 'emoji-gone', id: event.id }];
    case 'read':
      return [personLine(event.person)];
    case 'people':
      return [...world.people.values()].map(personLine);
    default:
      return [];
  }
}

const keepUploads = (journal: Journal, { files }: Post): void => {
  for (const { id, bytes } of files.values()) journal.writeUpload(id, bytes);
};

/** Restores the world from the journal and records further events in it. Returns how many lines were unreadable. */
export function restoreWorld(world: World, folder: string): number {
  const journal = new Journal(folder);
  const { lines, unread } = journal.read();
  const condensed = condense(lines);
  journal.replace(condensed, unread > 0);
  for (const one of condensed) restore(world, journal, withOrigin(world, one));
  world.listen((event) => {
    if (event.kind === 'post' || event.kind === 'edit') keepUploads(journal, event.post);
    if (event.kind === 'emoji') journal.writeUpload(event.emoji.id, event.emoji.file.bytes);
    for (const one of linesOf(world, event)) journal.append(withoutOrigin(world, one));
  });
  return unread;
}
