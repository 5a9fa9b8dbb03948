import type { RepliableInteraction } from 'discord.js';
import { type Room, type Venue, withVenue } from '#room';
import type { Services } from '../services.ts';

/** Where new matches are played in a server, as its managers want it. */
export async function usualVenue({ days, log }: Pick<Services, 'days' | 'log'>, guild: string | null): Promise<Venue> {
  if (guild === null) return 'here';
  const server = await days.server(guild).catch((err: unknown) => {
    log.warn({ guild, err }, 'server not loaded');
    return null;
  });
  return server?.place ?? 'here';
}

/** The lobby with the place where it will be played: in a thread there is no other; elsewhere as wished, or as usual. */
export async function withUsualVenue(
  services: Pick<Services, 'client' | 'days' | 'log'>,
  { channel }: RepliableInteraction,
  lobby: Room,
  isChosen = false,
): Promise<Room> {
  if (channel?.isThread()) {
    const { parentId, ownerId, id: card } = channel;
    const isOurs = parentId !== null && ownerId === services.client.user.id;
    const { entry: _, ...here } = lobby;
    return isOurs ? { ...here, entry: { channel: parentId, card } } : here;
  }
  return isChosen ? lobby : withVenue(lobby, await usualVenue(services, lobby.guild));
}
