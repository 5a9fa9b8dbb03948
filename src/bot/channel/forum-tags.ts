import { type ForumChannel, type MediaChannel, PermissionFlagsBits } from 'discord.js';
import { GAME_IDS } from '#games';
import { WORDS } from '#games/words';
import { LANGUAGES, words } from '#i18n';
import { entryCardOf, type Room, supportedLanguage } from '#room';
import { attempt } from '../discord/errors.ts';
import { wordsOf } from '../game-parts.ts';
import type { Services } from '../services.ts';

export type Forum = ForumChannel | MediaChannel;

const STATES = ['waiting', 'running', 'finished'] as const;
type State = (typeof STATES)[number];

/** Discord's limits: tags of a forum, and of a post. */
const [MOST_TAGS, MOST_APPLIED] = [20, 5];

/** Every name a tag of ours can have. */
const OURS = new Set(
  LANGUAGES.flatMap((language) => [
    ...STATES.map((state) => words(language)(`bot.thread.tag.${state}`)),
    ...GAME_IDS.map((id) => WORDS[id].say(language)('name')),
  ]),
);

/** The tags of a match, in the server's language; missing ones are created if that's permitted. */
export async function tagsFor(forum: Forum, room: Room, state: State): Promise<string[]> {
  const language = supportedLanguage(forum.guild.preferredLocale);
  const wanted = [words(language)(`bot.thread.tag.${state}`), wordsOf(room).say(language)('name')];
  const missing = wanted.filter((name) => !forum.availableTags.some((tag) => tag.name === name));
  const mayAdd =
    forum.availableTags.length + missing.length <= MOST_TAGS &&
    forum.permissionsFor(forum.client.user)?.has(PermissionFlagsBits.ManageChannels);
  if (missing.length > 0 && mayAdd)
    await forum.setAvailableTags([...forum.availableTags, ...missing.map((name) => ({ name }))]);
  return forum.availableTags.filter(({ name }) => wanted.includes(name)).map(({ id }) => id);
}

async function tag({ client }: Pick<Services, 'client'>, room: Room, channel: string, state: State): Promise<void> {
  const forum = await client.channels.fetch(channel);
  if (!forum?.isThreadOnly()) return;
  const post = await client.channels.fetch(room.channel);
  if (!post?.isThread()) return;
  const wanted = await tagsFor(forum, room, state);
  const ours = forum.availableTags.filter(({ name }) => OURS.has(name)).map(({ id }) => id);
  const next = [...wanted, ...post.appliedTags.filter((id) => !ours.includes(id))].slice(0, MOST_APPLIED);
  if (next.toSorted().join() !== post.appliedTags.toSorted().join()) await post.setAppliedTags(next);
}

/** Tags a match's post in a forum. A match goes on even if it can't be tagged. */
export async function tagPost(services: Pick<Services, 'client' | 'log'>, room: Room, state: State): Promise<void> {
  const entry = entryCardOf(room);
  if (entry) await attempt(services, 'post not tagged', () => tag(services, room, entry.channel, state));
}
