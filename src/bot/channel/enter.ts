import { itemAt } from '#engine';
import { gameOf, isDailyResultPending, matchOf, type Room } from '#room';
import type { Services } from '../services.ts';
import { tellBuilt } from './announce-daily.ts';

/** What the city of a day came to; of several players, what its owner reached. */
function reached(room: Room): { total: number; target: number | null } {
  const outcome = gameOf(room).outcome(matchOf(room).state);
  if (outcome?.kind === 'together') return { total: outcome.score.total, target: outcome.target };
  return { total: outcome?.scores[0]?.total ?? 0, target: null };
}

/**
 * The city of a day is built: it is kept as a result, which opens when the day is over, and its points are among those
 * of the day. Noted before it is told: rather once too few than twice.
 */
export async function enter(services: Services, room: Room): Promise<Room> {
  const { place, guild, host } = room;
  if (!isDailyResultPending(room) || place.kind !== 'daily' || guild === null) return room;
  await services.results.keep(room);
  const { name } = itemAt(room.seats, 0);
  const entry = await services.days.enter(guild, place.day, { user: host, name, match: room.id, ...reached(room) });
  const entered = await services.rooms.save({ ...room, place: { ...place, entered: true } });
  await tellBuilt(services, entered, entry).catch((err: unknown) =>
    services.log.warn({ guild, err }, 'daily city not told'),
  );
  return entered;
}
