import { RESTJSONErrorCodes as Code, DiscordAPIError, ThreadAutoArchiveDuration } from 'discord.js';
import { words } from '#i18n';
import {
  DEFAULT_ZONE,
  dateText,
  dayIn,
  hasUnannounced,
  type News,
  type Permission,
  publicReader,
  type Room,
  threadName,
  withoutEntry,
} from '#room';
import { attempt, troubleOf } from '../discord/errors.ts';
import { FOR_THREAD, missingForThread } from '../discord/permissions.ts';
import { wordsOf } from '../game-parts.ts';
import { withRoom } from '../repositories/rooms.ts';
import type { Posting, Services } from '../services.ts';
import { entryPieces, entryText } from '../views/entry-card.ts';
import { compose, PUBLIC } from '../views/message.ts';
import { announce, type Find } from './announce.ts';
import { channelOf, sendOnce, unposted } from './send.ts';

type Movers = Posting & Pick<Services, 'alarms' | 'clock' | 'days' | 'queue' | 'rooms'>;

/** Why a match stays in its channel; `said` is null if that is plain to see. */
export type Stay = { readonly said: News | null };

const without = (room: Room, missing: readonly Permission[]): Stay => {
  const t = words(room.language);
  const names = missing.map((name) => t(`bot.refusal.allowed.${name}`));
  return { said: { kind: 'forbidden', name: new Intl.ListFormat(room.language).format(names) } };
};

/** In the server's time zone. */
export async function matchThreadName({ clock, days }: Pick<Services, 'clock' | 'days'>, room: Room): Promise<string> {
  const server = room.guild ? await days.server(room.guild).catch(() => null) : null;
  const day = dateText(dayIn(server?.zone ?? DEFAULT_ZONE, clock.now()), room.language);
  return threadName(room, wordsOf(room).say(room.language)('name'), day);
}

/** A card in place of a lobby that was deleted. Tried again, it is posted once. */
async function postCard(services: Posting, room: Room): Promise<string> {
  const body = await compose(services, publicReader(room), entryPieces(room, entryText(room)));
  const channel = await channelOf(services, room);
  return (await sendOnce(channel, { ...body, flags: PUBLIC }, `${room.id}-card`)).id;
}

/** A thread has the id of the message it hangs on, so one that was opened before a crash is found again. */
export async function openThread(services: Movers, room: Room, card: string): Promise<string | Stay> {
  const channel = await channelOf(services, room);
  if (!('threads' in channel)) return { said: null };
  const missing = missingForThread(channel);
  if (missing.length > 0) return without(room, missing);
  try {
    const name = await matchThreadName(services, room);
    await channel.threads.create({ name, startMessage: card, autoArchiveDuration: ThreadAutoArchiveDuration.OneWeek });
    return card;
  } catch (error) {
    if (error instanceof DiscordAPIError && error.code === Code.ThreadAlreadyCreatedForMessage) return card;
    const trouble = troubleOf(error);
    if (trouble === 'crowded') return { said: { kind: 'crowded', name: '' } };
    if (trouble === 'permission') return without(room, FOR_THREAD);
    if (trouble === 'message') return openThread(services, room, await postCard(services, room));
    throw error;
  }
}

const stay = ({ rooms }: Pick<Services, 'rooms'>, room: Room, { said }: Stay): Promise<Room> =>
  rooms.save({ ...withoutEntry(room), news: said ? [...room.news, said] : room.news });

/**
 * Moves a match that has just started to its thread, so that its channel is free. Saved there before it's removed here,
 * and the same after a crash in between. Resolves to the room where it is played: if there can be no thread, here.
 */
export async function moveToThread(services: Movers, room: Room): Promise<Room> {
  try {
    const thread = await openThread(services, room, room.entry?.card ?? (await postCard(services, room)));
    if (typeof thread !== 'string') return await stay(services, room, thread);
    return await services.queue(thread, async () => {
      const known = await services.rooms.load(thread);
      // Someone opened a thread on the lobby themselves and is playing there.
      if (known && known.id !== room.id) return stay(services, room, { said: null });
      const entry = { channel: room.channel, card: thread };
      const moved = known ?? (await services.rooms.save({ ...room, channel: thread, entry, revision: 0 }));
      await services.rooms.remove(room);
      return moved;
    });
  } catch (error) {
    if (troubleOf(error)) services.alarms.retryLater(room.channel);
    throw unposted(services, room, error);
  }
}

/** Everyone finds the thread in their list. */
async function addPlayers(services: Services, { channel, seats }: Room): Promise<void> {
  const thread = await services.client.channels.fetch(channel);
  if (!thread?.isThread()) return;
  for (const { user } of seats) if (user) await attempt(services, 'player not added', () => thread.members.add(user));
}

/** Posts the first table in the thread. */
export async function openTable(services: Services, { channel }: Room, by: string | null, find: Find): Promise<void> {
  await withRoom(services, channel, async (room) => {
    if (room && hasUnannounced(room)) await announce(services, room, by, find);
    if (room) await addPlayers(services, room);
  });
}
