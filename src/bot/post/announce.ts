import { MessageFlags } from 'discord.js';
import { Refused } from '../../room/refusal.ts';
import { isPresent, publicReader, type Room } from '../../room/room.ts';
import { forgetPast, isUntold, publicLength } from '../../room/turn.ts';
import { awaited } from '../../room/waiting.ts';
import type { Desk } from '../desk.ts';
import { lobbyPieces } from '../show/lobby.ts';
import { type Body, compose, type Piece, PUBLIC } from '../show/message.ts';
import { finalPieces, storyPieces, turnPieces } from '../show/table.ts';
import { channelOf, redraw, redrawTable, retire, send, sendTable } from './send.ts';

/** Looks for a message that was posted without its id being noted; null if there is none. */
export type Find = (desk: Desk, room: Room, body: Body) => Promise<string | null>;

const nowhere: Find = async () => null;

/** What is still to lose its buttons is noted before, so that a bot that ends in between comes back to it. */
export async function retireOld(desk: Desk, room: Room): Promise<Room> {
  if (room.retiring.length === 0) return room;
  for (const id of room.retiring) await retire(desk, room, id);
  return desk.rooms.save({ ...room, retiring: [] });
}

async function unlessRefused(saved: Promise<Room>, otherwise: Room): Promise<Room> {
  try {
    return await saved;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return otherwise;
  }
}

/**
 * The move stands and is told; if only the place of its telling is not saved, it is found again later. What the new
 * message takes the place of loses its buttons first, so that one save notes both.
 */
async function note(desk: Desk, before: Room, posted: Room): Promise<Room> {
  const old = before.table && before.table !== posted.table ? [before.table] : [];
  for (const id of [...before.retiring, ...old]) await retire(desk, before, id);
  return unlessRefused(desk.rooms.save({ ...posted, retiring: [] }), before);
}

/** Posts the lobby of a room that is saved, and takes the buttons off an older one. */
export async function showLobby(desk: Desk, room: Room, find = nowhere): Promise<Room> {
  const body = await compose(desk, publicReader(room), lobbyPieces(room));
  const table = (await find(desk, room, body)) ?? (await sendTable(desk, room, body)).id;
  return note(desk, room, { ...room, table });
}

/** Saved first, so that a press on it always finds its room. */
export const postLobby = async (desk: Desk, room: Room): Promise<Room> => showLobby(desk, await desk.rooms.save(room));

const everyone = (room: Room): string[] => room.seats.flatMap((seat) => (isPresent(seat) ? [seat.user!] : []));

/** Posts what happened and the new table, then takes the buttons off the old one. The room is saved already. */
export async function announce(desk: Desk, room: Room, find = nowhere): Promise<Room> {
  const over = room.status === 'over';
  const pieces = [...storyPieces(room), ...(over ? finalPieces(room) : turnPieces(room))];
  const mentions = over
    ? everyone(room)
    : awaited(room).flatMap((seat) => (room.waits[seat]?.called ? [] : [room.seats[seat]!.user!]));
  const body = await compose(desk, publicReader(room), pieces, mentions);
  const table = (await find(desk, room, body)) ?? (await sendTable(desk, room, body)).id;
  desk.ticks.clear(room.channel);
  const waits = room.waits.map((wait) => wait && { ...wait, called: true });
  return note(desk, room, forgetPast({ ...room, table, announced: publicLength(room), news: [], waits }));
}

/** The same table, as things stand now, unless it was drawn a moment ago; one that is gone is posted anew. */
export async function refresh(desk: Desk, room: Room): Promise<Room> {
  if (room.table && !desk.ticks.may(room.channel)) return room;
  const body = await compose(desk, publicReader(room), turnPieces(room));
  const trouble = room.table ? await redrawTable(desk, room, room.table, body) : 'message';
  return trouble === 'message' ? announce(desk, room) : room;
}

/** Draws the ticks that came while the table was not to be drawn. */
export async function drawTicks(desk: Desk, channel: string): Promise<void> {
  const room = await desk.rooms.load(channel);
  if (room?.table && room.status === 'playing' && !isUntold(room)) await refresh(desk, room);
}

/** Takes a message away that has served. One that is gone already is fine. */
export async function erase(desk: Desk, room: Room, id: string): Promise<void> {
  try {
    const channel = await channelOf(desk, room);
    await channel.messages.delete(id);
  } catch (error) {
    desk.log.warn({ channel: room.channel, err: error }, 'message not taken away');
  }
}

/** Posts something besides the table, without a notification unless somebody is named. */
export async function post(desk: Desk, room: Room, pieces: readonly Piece[], mentions: readonly string[] = []) {
  const body = await compose(desk, publicReader(room), pieces, mentions);
  const silent = mentions.length ? [] : [MessageFlags.SuppressNotifications as const];
  const { id } = await send(desk, room, { ...body, flags: [PUBLIC, ...silent] });
  return id;
}

/** A lobby that is gone is posted anew. */
export async function redrawLobby(desk: Desk, room: Room): Promise<void> {
  if (!room.table) return;
  const body = await compose(desk, publicReader(room), lobbyPieces(room));
  const trouble = await redraw(desk, room, room.table, body);
  if (trouble === 'message') await showLobby(desk, room);
}
