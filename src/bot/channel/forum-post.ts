import { type RepliableInteraction, ThreadAutoArchiveDuration } from 'discord.js';
import { publicReader, Refused, type Room } from '#room';
import { troubleOf } from '../discord/errors.ts';
import { requirePostPermissions } from '../discord/permissions.ts';
import type { Services } from '../services.ts';
import { entryText } from '../views/entry-card.ts';
import { compose, PUBLIC } from '../views/message.ts';
import { type Forum, tagsFor } from './forum-tags.ts';
import { postLobby, requireLobbyLeft } from './lobbies.ts';
import { matchThreadName } from './match-thread.ts';
import { usualVenue } from './venue.ts';

/** The forum in which a new match gets a post of its own; null if it's played where the command was used. */
export async function forumFor(
  services: Pick<Services, 'days' | 'log'>,
  { channel, guildId }: RepliableInteraction,
  wish: string | null,
): Promise<Forum | null> {
  const forum = channel?.isThread() ? channel.parent : null;
  if (!forum?.isThreadOnly()) return null;
  return (wish ?? (await usualVenue(services, guildId))) === 'thread' ? forum : null;
}

async function openPost(services: Services, forum: Forum, room: Room): Promise<string> {
  const body = await compose(services, publicReader(room), [entryText(room)]);
  const post = await forum.threads
    .create({
      name: await matchThreadName(services, room),
      autoArchiveDuration: ThreadAutoArchiveDuration.OneWeek,
      message: { ...body, flags: PUBLIC },
      appliedTags: await tagsFor(forum, room, 'waiting').catch(() => []),
    })
    .catch((error: unknown) => {
      if (troubleOf(error) === 'crowded') throw new Refused('crowded');
      throw error;
    });
  return post.id;
}

/** A post with a lobby in it; its first message has the id of the post, and becomes the match's card. */
export async function openForumLobby(services: Services, forum: Forum, lobby: Room): Promise<Room> {
  requirePostPermissions(forum);
  await requireLobbyLeft(services, lobby);
  const channel = await openPost(services, forum, lobby);
  const room = { ...lobby, channel, entry: { channel: forum.id, card: channel } };
  return services.queue(channel, () => postLobby(services, room));
}
