import { publicReader, Refused, type Room, tableLink } from '#room';
import type { Posting, Services, Tables } from '../services.ts';
import { lobbyPieces } from '../views/lobby.ts';
import { compose } from '../views/message.ts';
import { noteTable, nowhere } from './announce.ts';
import { tagPost } from './forum-tags.ts';
import { redraw, sendTable } from './send.ts';

/** What posts and changes lobbies. */
type Lobbies = Posting & Tables & Pick<Services, 'alarms' | 'rooms'>;

/** Most open lobbies of one person in a server. */
const MOST = 3;

async function openLobbies({ rooms }: Pick<Services, 'rooms'>, user: string, guild: string | null): Promise<Room[]> {
  const addresses = await rooms.addressesOf(user);
  const found = await Promise.all(addresses.map((address) => rooms.peek(address).catch(() => null)));
  return found
    .filter((room) => room !== null)
    .filter((room) => room.status === 'lobby' && room.host === user && room.guild === guild);
}

/**
 * Opens a lobby unless its host has too many. Runs in the host's queue, so that two at once in different channels are
 * both counted.
 */
const withinLimit = <Value>(
  services: Pick<Services, 'queue' | 'rooms'>,
  { host, guild, channel }: Room,
  open: () => Promise<Value>,
): Promise<Value> =>
  services.queue(`lobbies ${guild} ${host}`, async () => {
    const others = (await openLobbies(services, host, guild)).filter((room) => room.channel !== channel);
    if (others.length < MOST) return open();
    const links = others.map((room) => `<#${room.channel}> [↗](${tableLink(room)})`);
    throw new Refused('lobbies', { count: others.length, links: links.join(', ') });
  });

/** Checked before a place for the lobby is made. */
export const requireLobbyLeft = (services: Pick<Services, 'queue' | 'rooms'>, room: Room): Promise<void> =>
  withinLimit(services, room, async () => {});

/** Posts the lobby of a saved room, and removes the buttons of an older one. */
export async function showLobby(
  services: Lobbies,
  room: Room,
  find = nowhere,
  invited: readonly string[] = [],
): Promise<Room> {
  const body = await compose(services, publicReader(room), lobbyPieces(room), invited);
  const table = (await find(services, room, body)) ?? (await sendTable(services, room, body)).id;
  return noteTable(services, room, { ...room, table });
}

/** Saved first, so that a press on it always finds its room; `invited` are mentioned. */
export const postLobby = async (
  services: Lobbies & Pick<Services, 'queue'>,
  room: Room,
  invited: readonly string[] = [],
): Promise<Room> => {
  const saved = await withinLimit(services, room, () => services.rooms.save(room));
  const shown = await showLobby(services, saved, nowhere, invited);
  await tagPost(services, shown, 'waiting');
  return shown;
};

/** Edits the lobby; posts it again if it was deleted. */
export async function redrawLobby(services: Lobbies, room: Room): Promise<void> {
  if (!room.table) return;
  const body = await compose(services, publicReader(room), lobbyPieces(room));
  const trouble = await redraw(services, room, room.table, body);
  if (trouble === 'message') await showLobby(services, room);
}
