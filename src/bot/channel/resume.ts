import { MessageFlags } from 'discord.js';
import { sameJson } from '#engine';
import { words } from '#i18n';
import { isChannel, isPrivate, isUntold, languageOf, Refused, type Room, timed } from '#room';
import type { Desk } from '../services.ts';
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
export async function catchUp(desk: Desk, room: Room): Promise<Room> {
  if (room.status === 'lobby') return room.table ? retireOld(desk, room) : showLobby(desk, room, findPosted);
  const played = timed(await playOn(desk, room), desk.clock.now());
  if (isPrivate(room)) return enter(desk, played.match === room.match ? room : await desk.rooms.save(played));
  if (!isUntold(played)) {
    const quiet = await retireOld(desk, room);
    return quiet.status === 'over' ? putAway(desk, quiet) : quiet;
  }
  // An unchanged room is not saved again: at the same revision its message is posted once only.
  const changed = played.match !== room.match || !sameJson(played.waits, room.waits);
  return announce(desk, changed ? await desk.rooms.save(played) : room, null, findPosted);
}

/** Two witnesses: the guild is there, and Discord does not know the channel. */
const isGone = (desk: Desk, { guild }: Room, error: unknown): boolean =>
  error instanceof Refused &&
  error.code === 'trouble.channel' &&
  (desk.client.guilds.cache.get(guild ?? '')?.available ?? false);

/** In the language of the place: whose game it was is not known any more. */
async function tellBroken(desk: Desk, id: string): Promise<void> {
  const channel = await desk.client.channels.fetch(id);
  if (!channel?.isSendable() || channel.isDMBased()) return;
  const said = words(languageOf(channel.guild.preferredLocale))('bot.refusal.broken');
  await channel.send({ components: [text(said)], flags: MessageFlags.IsComponentsV2 });
}

async function attendRoom(desk: Desk, room: Room): Promise<void> {
  try {
    if (isExpired(desk, room)) return await expire(desk, room);
    const caughtUp = await catchUp(desk, room);
    if (!isPrivate(room)) await ring(desk, caughtUp);
  } catch (error) {
    if (!isGone(desk, room, error)) throw error;
    desk.log.info({ channel: room.channel }, 'channel is gone, and its match with it');
    await putAway(desk, room);
  }
}

/** Whatever the room of an address wants is done; if that was nothing, it is noted when it wants something next. */
export async function attend(desk: Desk, address: string): Promise<void> {
  try {
    await withRoom(desk, address, async (room) => {
      if (!room) return;
      await attendRoom(desk, room);
      const after = await desk.rooms.load(address);
      if (after?.revision === room.revision) await desk.rooms.save(after);
    });
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== 'broken') throw error;
    if (isChannel(address)) await tellBroken(desk, address);
  }
}

/** After a restart every room goes on where it was. One that fails keeps no other from it. */
export async function resume(desk: Desk): Promise<void> {
  for await (const { id } of desk.rooms.due(desk.clock.now())) {
    await attend(desk, id).catch((err: unknown) => {
      desk.log.error({ channel: id, err }, 'room not resumed');
      desk.retell(id);
    });
  }
}
