import { GatewayDispatchEvents } from 'discord.js';
import { hasPublicMoves, isChannel, type MatchResult, type Room } from '#room';
import { troubleOf } from '../discord/errors.ts';
import { withRoom } from '../repositories/rooms.ts';
import type { Archive, Services } from '../services.ts';

/** Keeps what there is to keep of a match, and rates it; null if nothing was played. */
export const keepResult = async ({ results, ratings }: Archive, room: Room): Promise<MatchResult | null> =>
  hasPublicMoves(room) ? ratings.enter(await results.keep(room)) : null;

/**
 * The match is over, or ends here: what it came to is kept as a result, and its channel is free. Resolves to the room as
 * one that is stored nowhere; `Stale` if somebody else has written since.
 */
export async function putAway(services: Archive & Pick<Services, 'rooms'>, room: Room): Promise<Room> {
  const kept = await keepResult(services, room);
  if (kept && kept.table !== room.table)
    await services.results.change(room.id, (result) => ({ ...result, table: room.table }));
  await services.rooms.remove(room);
  return { ...room, revision: 0 };
}

const clear = (services: Archive & Pick<Services, 'queue' | 'rooms'>, channel: string): Promise<void> =>
  withRoom(services, channel, async (room) => {
    if (room) await putAway(services, room);
  });

async function isGone({ client }: Pick<Services, 'client'>, channel: string): Promise<boolean> {
  try {
    await client.channels.fetch(channel);
    return false;
  } catch (error) {
    return troubleOf(error) === 'channel';
  }
}

/** Whatever in the guild went with a channel: nobody says which threads lay under it. */
async function clearGuild(
  services: Archive & Pick<Services, 'client' | 'queue' | 'rooms'>,
  guild: string,
): Promise<void> {
  for (const channel of (await services.rooms.addressesIn(guild)).filter(isChannel)) {
    if (await isGone(services, channel)) await clear(services, channel);
  }
}

/**
 * A match ends with its channel: nobody can reach it any more. The client tells only of channels it remembers, and an
 * archived thread it does not; so this hears Discord itself.
 */
export function clearRooms(services: Archive & Pick<Services, 'client' | 'log' | 'queue' | 'rooms'>): void {
  const { client, log } = services;
  const hear = (channel: string, clearing: Promise<void>) =>
    void clearing.catch((err: unknown) => log.warn({ channel, err }, 'match of a deleted channel not removed'));
  client.ws.on(GatewayDispatchEvents.ThreadDelete, ({ id }: { id: string }) => hear(id, clear(services, id)));
  client.ws.on(GatewayDispatchEvents.ChannelDelete, ({ id, guild_id }: { id: string; guild_id?: string }) =>
    hear(
      id,
      clear(services, id).then(async () => {
        if (guild_id) await clearGuild(services, guild_id);
      }),
    ),
  );
}
