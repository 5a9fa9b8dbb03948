import { itemAt, sameJson } from '#engine';
import {
  autoPlayed,
  awaitsComputer,
  gameOf,
  hasUnannounced,
  isDailyResultPending,
  isPrivate,
  matchOf,
  type Room,
  withTimers,
} from '#room';
import { soloResult } from '../repositories/people.ts';
import type { Posting, Services } from '../services.ts';
import { announce, erase, findPosted, refresh, retireOld } from './announce.ts';
import { tellBuilt } from './announce-daily.ts';
import { putAway } from './archive-match.ts';
import { showLobby } from './lobbies.ts';

/** Bots play, and so do plans that play themselves, until somebody is waited for who has something to do. */
async function playOn({ botPlayers }: Pick<Services, 'botPlayers'>, room: Room): Promise<Room> {
  let current = room;
  for (;;) {
    if (awaitsComputer(current)) current = await botPlayers.play(current);
    const next = autoPlayed(current);
    if (!next) return current;
    current = next;
  }
}

/** Bots play on, the clocks of those who are waited for run, and all of it is safe. */
export async function settle(
  services: Pick<Services, 'botPlayers' | 'clock' | 'people' | 'rooms'>,
  room: Room,
): Promise<Room> {
  const played = withTimers(await playOn(services, room), services.clock.now());
  const solo = await soloResult(services.people, played);
  if (!solo) return services.rooms.save(played);
  const saved = await services.rooms.save({ ...played, news: [...played.news, solo.news] });
  // The match is what counts: a best that could not be kept is in the log.
  await services.people.change(solo.user, solo.improve).catch(() => {});
  return saved;
}

/** Messages that are of use for a while only. */
const passing = ({ waits, vote }: Room): string[] => [
  ...waits.flatMap((wait) => wait?.messages ?? []),
  ...(vote?.message ? [vote.message] : []),
];

/**
 * The channel hears of it, unless it is private; reminders and votes that are done with go. Where several play at once,
 * one who has finished is no news: the table only shows who is still at it.
 */
export async function tell(services: Services, before: Room, after: Room, by: string | null = null): Promise<Room> {
  if (isPrivate(after)) return enter(services, after);
  const told = hasUnannounced(after) ? await announce(services, after, by) : await refresh(services, after);
  const kept = passing(told);
  for (const message of passing(before)) if (!kept.includes(message)) await erase(services, told, message);
  await services.planPanels.call(told, services.clock.now());
  return told;
}

export const proceed = async (services: Services, before: Room, after: Room): Promise<Room> =>
  tell(services, before, await settle(services, after));

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
async function enter(services: Posting & Pick<Services, 'days' | 'results' | 'rooms'>, room: Room): Promise<Room> {
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

/** What was played but not told is told, computers that were to move, move, and what is over is put away. */
export async function catchUp(services: Services, room: Room): Promise<Room> {
  if (room.status === 'lobby') return room.table ? retireOld(services, room) : showLobby(services, room, findPosted);
  const played = withTimers(await playOn(services, room), services.clock.now());
  if (isPrivate(room)) return enter(services, played.match === room.match ? room : await services.rooms.save(played));
  if (!hasUnannounced(played)) {
    const quiet = await retireOld(services, room);
    return quiet.status === 'over' ? putAway(services, quiet) : quiet;
  }
  // An unchanged room is not saved again: at the same revision its message is posted once only.
  const changed = played.match !== room.match || !sameJson(played.waits, room.waits);
  return announce(services, changed ? await services.rooms.save(played) : room, null, findPosted);
}
