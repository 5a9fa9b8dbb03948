import { GatewayDispatchEvents } from 'discord.js';
import { hasPublicMoves, isChannel, type MatchResult, type Room } from '#room';
import { troubleOf } from '../discord/errors.ts';
import { withRoom } from '../repositories/rooms.ts';
import type { Archive, Services } from '../services.ts';
import { closeCard } from './entry-card.ts';

/** Stores a match's result and rates it; null if nothing was played. */
export const keepResult = async (
  { results, ratings }: Pick<Archive, 'ratings' | 'results'>,
  room: Room,
): Promise<MatchResult | null> => (hasPublicMoves(room) ? ratings.enter(await results.keep(room)) : null);

/**
 * Ends the match: stores its result and removes its room, so that the channel is free. Resolves to the room as an
 * unsaved one; rejects with `Stale` if another process wrote in between.
 */
export async function archiveMatch(services: Archive & Pick<Services, 'rooms'>, room: Room): Promise<Room> {
  const kept = await keepResult(services, room);
  if (kept && kept.table !== room.table)
    await services.results.change(room.id, (result) => ({ ...result, table: room.table }));
  await closeCard(services, room);
  await services.rooms.remove(room);
  return { ...room, revision: 0 };
}

const clear = (services: Archive & Pick<Services, 'queue' | 'rooms'>, channel: string): Promise<void> =>
  withRoom(services, channel, async (room) => {
    if (room) await archiveMatch(services, room);
  });

async function isGone({ client }: Pick<Services, 'client'>, channel: string): Promise<boolean> {
  try {
    await client.channels.fetch(channel);
    return false;
  } catch (error) {
    return troubleOf(error) === 'channel';
  }
}

/**
 * Archives the guild's other matches whose channels are gone: Discord doesn't name the threads of a deleted channel.
 */
async function clearGuild(
  services: Archive & Pick<Services, 'client' | 'queue' | 'rooms'>,
  guild: string,
): Promise<void> {
  for (const channel of (await services.rooms.addressesIn(guild)).filter(isChannel)) {
    if (await isGone(services, channel)) await clear(services, channel);
  }
}

/**
 * Archives a match when its channel is deleted. Listens to gateway events, since the client only reports channels it
 * has cached, and archived threads aren't.
 */
export function clearRooms(services: Archive & Pick<Services, 'client' | 'log' | 'queue' | 'rooms'>): void {
  const { client, log } = services;
  const archiveInBackground = (channel: string, clearing: Promise<void>) =>
    void clearing.catch((err: unknown) => log.warn({ channel, err }, 'match of a deleted channel not removed'));
  client.ws.on(GatewayDispatchEvents.ThreadDelete, ({ id }: { id: string }) =>
    archiveInBackground(id, clear(services, id)),
  );
  client.ws.on(GatewayDispatchEvents.ChannelDelete, ({ id, guild_id }: { id: string; guild_id?: string }) =>
    archiveInBackground(
      id,
      clear(services, id).then(async () => {
        if (guild_id) await clearGuild(services, guild_id);
      }),
    ),
  );
}
