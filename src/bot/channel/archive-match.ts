import { hasPublicMoves, type MatchResult, type Room } from '#room';
import type { Services } from '../services.ts';

type Archive = Pick<Services, 'results' | 'ratings'>;

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
