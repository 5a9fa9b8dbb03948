import { MessageFlags } from 'discord.js';
import { sameJson } from '../../engine/json.ts';
import { words } from '../../i18n/index.ts';
import { Refused } from '../../room/refusal.ts';
import { languageOf, type Room } from '../../room/room.ts';
import { computerStep, isUntold, playComputers } from '../../room/turn.ts';
import { timed } from '../../room/waiting.ts';
import type { Desk } from '../desk.ts';
import { text } from '../show/components.ts';
import { announce, retireOld, showLobby } from './announce.ts';
import { findPosted } from './find.ts';

/** What was played but not told is told, and computers that were to move, move. */
export async function catchUp(desk: Desk, room: Room): Promise<Room> {
  if (room.status === 'lobby') return room.table ? retireOld(desk, room) : showLobby(desk, room, findPosted);
  const played = timed(playComputers(room), desk.clock.now());
  if (!isUntold(played)) return retireOld(desk, room);
  // An unchanged room is not saved again: at the same revision its message is posted once only.
  const changed = played.match !== room.match || !sameJson(played.waits, room.waits);
  return announce(desk, changed ? await desk.rooms.save(played) : room, findPosted);
}

/** Two witnesses: the guild is there, and Discord does not know the channel. */
const isGone = (desk: Desk, { guild }: Room, error: unknown): boolean =>
  error instanceof Refused &&
  error.code === 'trouble.channel' &&
  (desk.client.guilds.cache.get(guild ?? '')?.available ?? false);

async function resumeRoom(desk: Desk, channel: string): Promise<void> {
  const room = await desk.rooms.load(channel);
  if (!room) return;
  try {
    await catchUp(desk, room);
  } catch (error) {
    if (!isGone(desk, room, error)) throw error;
    desk.log.info({ channel }, 'channel is gone, and its match with it');
    await desk.rooms.remove(channel);
  }
}

/** In the language of the place: whose game it was is not known any more. */
async function tellBroken(desk: Desk, id: string): Promise<void> {
  const channel = await desk.client.channels.fetch(id);
  if (!channel?.isSendable() || channel.isDMBased()) return;
  const said = words(languageOf(channel.guild.preferredLocale))('bot.refusal.broken');
  await channel.send({ components: [text(said)], flags: MessageFlags.IsComponentsV2 });
}

/** Whether the channel has yet to hear something, or a computer to move. */
const isBehind = (room: Room): boolean =>
  room.table === null ||
  room.retiring.length > 0 ||
  (room.match !== null && (isUntold(room) || computerStep(room) !== null));

/** After a restart every room goes on where it was. One that fails keeps no other from it. */
export async function resume(desk: Desk): Promise<void> {
  const broken: string[] = [];
  for await (const room of desk.rooms.all((id) => broken.push(id))) {
    // Most rooms wait for somebody and have told all: they need not be read once more.
    if (!isBehind(room)) continue;
    const { channel } = room;
    await desk
      .queue(channel, () => resumeRoom(desk, channel))
      .catch((err: unknown) => desk.log.error({ channel, err }, 'room not resumed'));
  }
  for (const channel of broken) {
    await tellBroken(desk, channel).catch((err: unknown) => desk.log.warn({ channel, err }, 'channel not told'));
  }
}
