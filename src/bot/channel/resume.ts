import { MessageFlags } from 'discord.js';
import { sameJson } from '#engine';
import { words } from '#i18n';
import { hasUnannounced, isChannel, isPrivate, Refused, type Room, supportedLanguage, withTimers } from '#room';
import type { Services } from '../services.ts';
import { text } from '../views/components.ts';
import { announce, retireOld, showLobby } from './announce.ts';
import { putAway } from './archive-match.ts';
import { enter } from './enter.ts';
import { expire, isExpired } from './expire.ts';
import { findPosted } from './find-posted.ts';
import { playOn } from './proceed.ts';
import { ring } from './remind.ts';
import { withRoom } from './with-room.ts';

/** What was played but not told is told, computers that were to move, move, and what is over is put away. */
export async function catchUp(services: Services, room: Room): Promise<Room> {
  if (room.status === 'lobby') return room.table ? retireOld(services, room) : showLobby(services, room, findPosted);
  const played = withTimers(await playOn(services, room), services.clock.now());
  if (isPrivate(room)) return enter(services, played.match === room.match ? room : await services.rooms.save(played));
  if (!hasUnannounced(played)) {
    const quiet = await retireOld(services, room);
    return quiet.status === 'over' ? putAway(services, quiet) : quiet;
  }
  // An unchanged room is not saved again: at the same revision its message is posted once only.
  const changed = played.match !== room.match || !sameJson(played.waits, room.waits);
  return announce(services, changed ? await services.rooms.save(played) : room, null, findPosted);
}

/** Two witnesses: the guild is there, and Discord does not know the channel. */
const isGone = (services: Services, { guild }: Room, error: unknown): boolean =>
  error instanceof Refused &&
  error.code === 'trouble.channel' &&
  (services.client.guilds.cache.get(guild ?? '')?.available ?? false);

/** In the language of the place: whose game it was is not known any more. */
async function tellBroken(services: Services, id: string): Promise<void> {
  const channel = await services.client.channels.fetch(id);
  if (!channel?.isSendable() || channel.isDMBased()) return;
  const said = words(supportedLanguage(channel.guild.preferredLocale))('bot.refusal.broken');
  await channel.send({ components: [text(said)], flags: MessageFlags.IsComponentsV2 });
}

async function attendRoom(services: Services, room: Room): Promise<void> {
  try {
    if (isExpired(services, room)) return await expire(services, room);
    const caughtUp = await catchUp(services, room);
    if (!isPrivate(room)) await ring(services, caughtUp);
  } catch (error) {
    if (!isGone(services, room, error)) throw error;
    services.log.info({ channel: room.channel }, 'channel is gone, and its match with it');
    await putAway(services, room);
  }
}

/** Whatever the room of an address wants is done; if that was nothing, it is noted when it wants something next. */
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

/** After a restart every room goes on where it was. One that fails keeps no other from it. */
export async function resume(services: Services): Promise<void> {
  for await (const { id } of services.rooms.due(services.clock.now())) {
    await attend(services, id).catch((err: unknown) => {
      services.log.error({ channel: id, err }, 'room not resumed');
      services.alarms.retryLater(id);
    });
  }
}
