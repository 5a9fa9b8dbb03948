import { Refused, type Room, tableLink } from '#room';
import type { Services } from '../services.ts';

/** How many lobbies somebody may have open in a server at the same time. */
const MOST = 3;

async function openLobbies({ rooms }: Services, user: string, guild: string | null): Promise<Room[]> {
  const addresses = await rooms.addressesOf(user);
  const found = await Promise.all(addresses.map((address) => rooms.peek(address).catch(() => null)));
  return found
    .filter((room) => room !== null)
    .filter((room) => room.status === 'lobby' && room.host === user && room.guild === guild);
}

/**
 * Opens a lobby, unless its host has as many as one may have. Two that are asked for at once in different channels are
 * counted one after the other.
 */
export const withinLimit = (
  services: Services,
  { host, guild, channel }: Room,
  open: () => Promise<Room>,
): Promise<Room> =>
  services.queue(`lobbies ${guild} ${host}`, async () => {
    const others = (await openLobbies(services, host, guild)).filter((room) => room.channel !== channel);
    if (others.length < MOST) return open();
    const links = others.map((room) => `<#${room.channel}> [↗](${tableLink(room)})`);
    throw new Refused('lobbies', { count: others.length, links: links.join(', ') });
  });
