import { MessageFlags } from 'discord.js';
import { words } from '#i18n';
import { closingTime, isChannel, isDailyResultPending, isPrivate, Refused, type Room, supportedLanguage } from '#room';
import { withRoom } from '../repositories/rooms.ts';
import type { Services } from '../services.ts';
import { text } from '../views/components.ts';
import { post } from './announce.ts';
import { archiveMatch } from './archive-match.ts';
import { catchUp } from './proceed.ts';
import { sendDueReminders } from './remind.ts';
import { retire } from './send.ts';

/** The channel was deleted: its guild is available, and Discord doesn't know the channel. */
const isGone = (services: Pick<Services, 'client'>, { guild }: Room, error: unknown): boolean =>
  error instanceof Refused &&
  error.code === 'trouble.channel' &&
  (services.client.guilds.cache.get(guild ?? '')?.available ?? false);

/** In the server's language, if it is in one: the record with the match's language can't be read. */
async function tellBroken(services: Pick<Services, 'client'>, id: string): Promise<void> {
  const channel = await services.client.channels.fetch(id);
  if (!channel?.isSendable()) return;
  const locale = channel.isDMBased() ? '' : channel.guild.preferredLocale;
  const said = words(supportedLanguage(locale))('bot.refusal.broken');
  await channel.send({ components: [text(said)], flags: MessageFlags.IsComponentsV2 });
}

async function attendRoom(services: Services, room: Room): Promise<void> {
  try {
    if (isExpired(services, room)) return await expire(services, room);
    const caughtUp = await catchUp(services, room);
    if (!isPrivate(room)) await sendDueReminders(services, caughtUp);
  } catch (error) {
    // It's played in its thread, where it is attended.
    if (error instanceof Refused && error.code === 'moved') return;
    if (!isGone(services, room, error)) throw error;
    services.log.info({ channel: room.channel }, 'match archived, since its channel is gone');
    await archiveMatch(services, room);
  }
}

/** Does what is due for the room of an address. If that was nothing, saves it with its next alarm. */
export async function attend(services: Services, address: string): Promise<void> {
  try {
    await withRoom(services, address, async (room) => {
      if (!room) return;
      await attendRoom(services, room);
      const after = await services.rooms.load(address);
      if (after?.revision === room.revision) await services.rooms.save(after);
    });
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== 'broken') throw error;
    if (isChannel(address)) await tellBroken(services, address);
  }
}

/** Resumes every room that is due after a restart. One that fails doesn't stop the others. */
export async function resume(services: Services): Promise<void> {
  for await (const { id } of services.rooms.due(services.clock.now())) {
    await attend(services, id).catch((err: unknown) => {
      services.log.error({ channel: id, err }, 'room not resumed');
      services.alarms.retryLater(id);
    });
  }
}

const isExpired = ({ clock, idle }: Pick<Services, 'clock' | 'idle'>, room: Room): boolean => {
  const time = closingTime(room, idle);
  return time !== null && time <= clock.now() && !isDailyResultPending(room);
};

/** Closes first, then posts: better no message than two. Private rooms close without a message. */
async function expire(services: Services, room: Room): Promise<void> {
  if (isPrivate(room)) return services.rooms.remove(room);
  await archiveMatch(services, room);
  services.log.info({ channel: room.channel, status: room.status }, 'closed after inactivity');
  if (room.table) await retire(services, room, room.table);
  const [kind, count] =
    room.status === 'lobby' ? (['lobby', services.idle.lobby] as const) : (['match', services.idle.match] as const);
  await post(services, room, [words(room.language)(`bot.idle.${kind}`, { count })]);
}

/** Rooms to look at between pauses, and the pause in milliseconds: each may close and post. */
const AT_ONCE = 10;
const PAUSE = 1_000;

/** Skips rooms that never close. */
async function attendUnlessEndless(services: Services, address: string): Promise<void> {
  const room = await services.rooms.load(address).catch(() => null);
  if (room && closingTime(room, services.idle) === null) return;
  await attend(services, address);
}

/**
 * Rooms without an alarm were stored while closing was off. They are attended one after another in the background and
 * get an alarm for when they close. Returns a function that stops it.
 */
export function attendRoomsWithoutAlarm(services: Services): () => void {
  if (services.idle.lobby === 0 && services.idle.match === 0) return () => {};
  const addresses = services.rooms.resting()[Symbol.asyncIterator]();
  let isStopped = false;
  let cancel = () => {};
  const failed = (err: unknown, channel = '') => {
    if (!isStopped) services.log.warn({ channel, err }, 'room without alarm not checked');
  };
  const run = async () => {
    for (let i = 0; i < AT_ONCE; i++) {
      const { done, value } = await addresses.next();
      if (done || isStopped) return;
      await attendUnlessEndless(services, value).catch((err: unknown) => failed(err, value));
    }
    if (!isStopped) cancel = services.clock.after(PAUSE, () => void run().catch(failed));
  };
  void run().catch(failed);
  return () => {
    isStopped = true;
    cancel();
  };
}
