import type {
  APIApplicationCommand,
  APIApplicationCommandOptionChoice,
  APIMessage,
  APIUser,
} from 'discord-api-types/v10';
import type { Clock } from '#platform';
import { Refusal } from './api-refusal.ts';
import { LIMITS } from './discord-limits.ts';
import { BOT, DIRECT, MEMBER, OWNER } from './permission.ts';
import type { Modal } from './schema/modal-schema.ts';
import { type SessionStarts, unlimitedStarts } from './session-starts.ts';
import { type MakeId, makeIds } from './snowflake.ts';

export type Language = 'en-US' | 'es-ES';

/** Someone in the world, with what they prefer and what they may do. */
export type Person = {
  readonly user: APIUser;
  language: Language;
  permissions: bigint;
  /** Whether they added the bot to their account, so that its commands go with them everywhere. */
  hasInstalled: boolean;
  /** Whether the bot may write to them in private. */
  takesMessages: boolean;
  /** The last message read, by channel. */
  readonly read: Map<string, string>;
};

export type Guild = { readonly id: string; readonly name: string; readonly botRole: string; language: Language };

/** Outside of servers: with the bot, or of people among themselves. */
type Conversation = { readonly people: readonly string[]; readonly hasBot: boolean };

/** A label for the posts of a forum. */
type ForumTag = { readonly id: string; readonly name: string };

/**
 * A channel, or a thread under one: to a bot they are the same kind of place. A conversation belongs to no guild. A
 * forum has no messages of its own; its threads are posts.
 */
export type Channel = {
  readonly id: string;
  readonly guild: Guild | null;
  /** Null in a guild. */
  readonly conversation: Conversation | null;
  name: string;
  readonly topic: string;
  /** The channel a thread hangs under; null for a channel of its own. */
  readonly parent: string | null;
  readonly owner: string;
  readonly isForum: boolean;
  /** Those of a forum. */
  tags: readonly ForumTag[];
  /** The ids of those a post has. */
  applied: readonly string[];
  archived: boolean;
  locked: boolean;
  botPermissions: bigint;
};

export type StoredFile = { readonly id: string; readonly name: string; readonly type: string; readonly bytes: Buffer };

/** A message with what Discord knows of it but does not show. */
export type Post = {
  readonly message: APIMessage;
  /** The only person who sees it; null for everyone. */
  readonly viewer: string | null;
  /** Files by attachment id, also those that only an embed shows. */
  readonly files: Map<string, StoredFile>;
  /** Who was notified when it was posted; edits never notify. */
  readonly pings: ReadonlySet<string>;
};

/** A picture of the application's own, drawn in text, on buttons and in menus. */
export type Emoji = { readonly id: string; readonly name: string; readonly file: StoredFile };

/** Everything that can happen; the gateway tells the bot of it, the page connections tell the people. */
export type Event =
  | { readonly kind: 'post'; readonly post: Post }
  | { readonly kind: 'edit'; readonly post: Post }
  | { readonly kind: 'remove'; readonly post: Post }
  | { readonly kind: 'asked'; readonly interaction: Interaction }
  | { readonly kind: 'settled'; readonly interaction: Interaction }
  | { readonly kind: 'channel'; readonly channel: Channel; readonly fresh: boolean }
  | { readonly kind: 'gone'; readonly channel: Channel }
  | { readonly kind: 'people' }
  | { readonly kind: 'commands' }
  | { readonly kind: 'emoji'; readonly emoji: Emoji }
  | { readonly kind: 'emoji-gone'; readonly id: string }
  | { readonly kind: 'read'; readonly person: Person }
  | { readonly kind: 'typing'; readonly channel: Channel }
  | { readonly kind: 'bot'; readonly online: boolean };

export type InteractionKind = 'command' | 'component' | 'autocomplete' | 'modal';

/** Its state: open, deferred, answered, or timed out. */
export type InteractionState = 'waiting' | 'deferred' | 'answered' | 'failed';

/** What a command of a context menu was used on. */
export type Target = { readonly kind: 'user' | 'message'; readonly id: string };

/** One thing a person did that the bot has to answer. */
export type Interaction = {
  readonly id: string;
  readonly token: string;
  readonly kind: InteractionKind;
  readonly person: Person;
  readonly channel: Channel;
  readonly created: number;
  readonly payload: object;
  /** The words of the command, without the slash; empty for anything else. */
  readonly command: string;
  readonly target: Target | null;
  /** The message whose button was pressed, or that the modal came from. */
  readonly source: string | null;
  state: InteractionState;
  /** What `@original` means for this token. */
  original: string | null;
  /** The messages this token may edit besides. */
  readonly made: Set<string>;
  choices: readonly APIApplicationCommandOptionChoice[];
  modal: Modal | null;
  stopDeadline: () => void;
};

/** All state of the local chat. The journal stores what must survive a restart. */
export type World = {
  readonly clock: Clock;
  readonly ids: MakeId;
  readonly starts: SessionStarts;
  /** Everyone is a member of all of them, the bot too. */
  readonly guilds: Map<string, Guild>;
  /** A guild of the same people without the bot. */
  readonly elsewhere: Guild;
  readonly bot: APIUser;
  readonly people: Map<string, Person>;
  readonly channels: Map<string, Channel>;
  readonly posts: Map<string, Post>;
  /** What the bot posted lately by the nonce it gave, so that a repeated request posts nothing. */
  readonly nonces: Map<string, { readonly id: string; readonly time: number }>;
  /** Files given to a command: they belong to no message. */
  readonly loose: Map<string, StoredFile>;
  readonly commands: Map<string, APIApplicationCommand>;
  /** Those of the application; servers have none. */
  readonly emojis: Map<string, Emoji>;
  readonly interactions: Map<string, Interaction>;
  /** When each command of the last day was created. */
  creations: readonly number[];
  /** When a message older than an hour was last edited, by channel. */
  readonly oldEdits: Map<string, number[]>;
  online: boolean;
  /** How many threads of a server may be active. */
  mostThreads: number;
  /** Where attachments are fetched from. */
  origin: string;
  listen(listener: (event: Event) => void): () => void;
  emit(event: Event): void;
};

const PEOPLE: readonly (readonly [name: string, language: Language])[] = [
  ['Ada', 'en-US'],
  ['Bruno', 'es-ES'],
  ['Chen', 'en-US'],
  ['Dolores', 'es-ES'],
  ['Emeka', 'en-US'],
  ['Frida', 'en-US'],
  ['Gael', 'es-ES'],
];

const CHANNELS: readonly (readonly [name: string, topic: string])[] = [
  ['town-square', 'Start here: type / to see what the bot can do'],
  ['game-night', 'A second table, for a game beside the first'],
  ['chatter', 'Talk about anything'],
];

function makeUser(ids: MakeId, name: string, bot = false): APIUser {
  const username = bot ? name : name.toLowerCase();
  return { id: ids(), username, global_name: bot ? null : name, discriminator: bot ? '0001' : '0', avatar: null, bot };
}

/** What a bot stores names people and places by id, so these are the same at every start. */
const FOUNDED = Date.UTC(2024, 0, 1);

const makeGuild = (ids: MakeId, name: string): Guild => ({ id: ids(), name, botRole: ids(), language: 'en-US' });

export function makeWorld(clock: Clock, names: readonly string[] = [], starts = unlimitedStarts): World {
  const [first = 'Little Town', ...others] = names;
  const ids = makeIds(clock);
  const lasting = makeIds({ ...clock, now: () => FOUNDED });
  const home = makeGuild(lasting, first);
  const listeners = new Set<(event: Event) => void>();
  const world: World = {
    clock,
    ids,
    starts,
    guilds: new Map(),
    bot: makeUser(lasting, 'Cities', true),
    elsewhere: makeGuild(makeIds({ ...clock, now: () => FOUNDED - 1 }), 'Elsewhere'),
    people: new Map(),
    channels: new Map(),
    posts: new Map(),
    nonces: new Map(),
    loose: new Map(),
    commands: new Map(),
    emojis: new Map(),
    interactions: new Map(),
    creations: [],
    oldEdits: new Map(),
    online: false,
    mostThreads: LIMITS.activeThreads,
    origin: '',
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    emit(event) {
      for (const listener of [...listeners]) listener(event);
    },
  };
  for (const [name, language] of PEOPLE) {
    const user = makeUser(lasting, name);
    const permissions = world.people.size === 0 ? OWNER : MEMBER;
    world.people.set(user.id, {
      user,
      language,
      permissions,
      hasInstalled: false,
      takesMessages: true,
      read: new Map(),
    });
  }
  found(world, home, lasting);
  for (const [i, name] of others.entries()) {
    // Shards are told from the time in an id: a millisecond apart, neighbors lie on different ones.
    const own = makeIds({ ...clock, now: () => FOUNDED + 1 + i });
    found(world, makeGuild(own, name), own);
  }
  openConversations(world, lasting);
  return world;
}

/** The bot's direct message with everyone, a group without the bot, and a channel of the guild without it. */
function openConversations(world: World, ids: MakeId): void {
  const place = { topic: '', parent: null, owner: ownerOf(world).user.id };
  for (const id of world.people.keys()) openDirectMessage(world, id, ids());
  const group = { people: [...world.people.keys()], hasBot: false };
  addChannel(world, { ...place, id: ids(), guild: null, conversation: group, name: 'old-friends' });
  addChannel(world, { ...place, id: ids(), guild: world.elsewhere, name: 'lounge' });
}

/** The one direct message of the bot with a person, which is opened at the first need. */
export function openDirectMessage(world: World, person: string, id = world.ids()): Channel {
  const known = [...world.channels.values()].find(
    ({ conversation }) => conversation?.hasBot && conversation.people.includes(person),
  );
  const conversation = { people: [person], hasBot: true };
  const place = { name: world.bot.username, topic: '', parent: null, owner: person };
  return known ?? addChannel(world, { ...place, id, guild: null, conversation });
}

function found(world: World, guild: Guild, ids: MakeId): void {
  world.guilds.set(guild.id, guild);
  const owner = ownerOf(world).user.id;
  for (const [name, topic] of CHANNELS) addChannel(world, { id: ids(), guild, name, topic, parent: null, owner });
}

/** The default server. */
export function homeOf(world: World): Guild {
  const [first] = world.guilds.values();
  if (!first) throw new Error('The world has no town.');
  return first;
}

export function ownerOf(world: World): Person {
  const [first] = world.people.values();
  if (!first) throw new Error('The world has no people.');
  return first;
}

type NewChannel = Pick<Channel, 'name' | 'topic' | 'parent' | 'owner'> & {
  readonly isForum?: boolean;
  readonly id?: string;
  readonly guild?: Guild | null;
  readonly conversation?: Conversation | null;
};

/** What the bot may do in a place at first: nothing where it isn't. */
function permissionsIn(world: World, { guild, conversation }: Pick<Channel, 'guild' | 'conversation'>): bigint {
  if (conversation) return conversation.hasBot ? DIRECT : 0n;
  return guild === world.elsewhere ? 0n : BOT;
}

/** A thread started from a message has that message's id, and lies where its parent does. */
export function addChannel(
  world: World,
  { id = world.ids(), guild, conversation = null, ...rest }: NewChannel,
): Channel {
  const parent = world.channels.get(rest.parent ?? '');
  const place = { guild: guild === undefined ? (parent?.guild ?? homeOf(world)) : guild, conversation };
  const channel: Channel = {
    id,
    ...place,
    isForum: false,
    ...rest,
    tags: [],
    applied: [],
    archived: false,
    locked: false,
    botPermissions: parent?.botPermissions || permissionsIn(world, place),
  };
  world.channels.set(id, channel);
  world.emit({ kind: 'channel', channel, fresh: true });
  return channel;
}

/** Archived threads don't count. */
export function requireThreadSlot(world: World, guild: Guild | null): void {
  if (guild === null) return;
  const active = channelsOf(world, guild).filter(({ parent, archived }) => parent !== null && !archived);
  if (active.length >= world.mostThreads) throw new Refusal('tooManyThreads');
}

export function changeChannel(world: World, channel: Channel, change: Partial<Channel>): void {
  Object.assign(channel, change);
  world.emit({ kind: 'channel', channel, fresh: false });
}

/** Also deletes its messages and threads. */
export function removeChannel(world: World, channel: Channel): void {
  const gone = [...world.channels.values()].filter(({ id, parent }) => id === channel.id || parent === channel.id);
  for (const { id } of gone) world.channels.delete(id);
  for (const [id, { message }] of world.posts) {
    if (gone.some((each) => each.id === message.channel_id)) world.posts.delete(id);
  }
  world.emit({ kind: 'gone', channel });
}

export const seenBy = (post: Post, personId: string) => post.viewer === null || post.viewer === personId;

/** The names of a post's tags. */
export const tagsOf = (world: World, { parent, applied }: Channel): string[] =>
  (world.channels.get(parent ?? '')?.tags ?? []).flatMap(({ id, name }) => (applied.includes(id) ? [name] : []));

/** The channels and threads of a guild. */
export const channelsOf = (world: World, guild: Guild): Channel[] =>
  [...world.channels.values()].filter((channel) => channel.guild === guild);

/** The places a person can go to: a guild's channels, their conversations, and what they need the bot on their account for. */
export const placesOf = (world: World, guild: Guild, person: Person): Channel[] =>
  [...world.channels.values()].filter(
    (channel) =>
      channel.guild === guild ||
      ((channel.guild === null || channel.guild === world.elsewhere) &&
        isIn(person, channel) &&
        (channel.conversation?.hasBot || person.hasInstalled)),
  );

/** Whether a person is in a place: everyone is in every guild. */
export const isIn = ({ user }: Person, { conversation }: Channel): boolean =>
  conversation === null || conversation.people.includes(user.id);

/** The messages of a channel, oldest first, that the person may see; ephemeral ones of others never are. */
export function postsSeen(world: World, channelId: string, personId: string): Post[] {
  return [...world.posts.values()].filter((post) => post.message.channel_id === channelId && seenBy(post, personId));
}
