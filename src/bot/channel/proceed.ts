import { itemAt, sameJson } from '#engine';
import { words } from '#i18n';
import {
  autoPlayed,
  awaitsComputer,
  DEFAULT_SETTINGS,
  dailyScope,
  gameOf,
  hasUnannounced,
  isDailyResultPending,
  isMoving,
  isPresent,
  isPrivate,
  matchOf,
  Refused,
  type Room,
  tableLink,
  withTimers,
  withVacations,
} from '#room';
import { soloResult } from '../repositories/people.ts';
import type { Posting, Services } from '../services.ts';
import { announce, erase, findPosted, refresh, retireOld } from './announce.ts';
import { tellBuilt } from './announce-daily.ts';
import { archiveMatch } from './archive-match.ts';
import { touchCard } from './entry-card.ts';
import { showLobby } from './lobbies.ts';
import { moveToThread, openTable } from './match-thread.ts';

/** Bots and automatic plans play until a person has something to decide. */
async function playOn({ botPlayers }: Pick<Services, 'botPlayers'>, room: Room): Promise<Room> {
  let current = room;
  for (;;) {
    if (awaitsComputer(current)) current = await botPlayers.play(current);
    const next = autoPlayed(current);
    if (!next) return current;
    current = next;
  }
}

/** The clocks of the people at the table know of their vacations. Settings that couldn't be loaded change nothing. */
async function withEveryVacation({ people }: Pick<Services, 'people'>, room: Room, now: number): Promise<Room> {
  if (isPrivate(room) || room.status !== 'playing') return room;
  const persons = await Promise.all(
    room.seats.map((seat) => (isPresent(seat) ? people.load(seat.user ?? '') : { ...DEFAULT_SETTINGS, revision: 1 })),
  );
  return persons.reduce(
    (known, { revision, vacations = [] }, seat) => (revision > 0 ? withVacations(known, seat, vacations, now) : known),
    room,
  );
}

/** Plays on, and starts the timers of the players to move. */
async function playedOn(services: Pick<Services, 'botPlayers' | 'clock' | 'people'>, room: Room): Promise<Room> {
  const played = await playOn(services, room);
  const now = services.clock.now();
  return withTimers(await withEveryVacation(services, played, now), now);
}

/** Plays on, starts the timers of the players to move, and saves. */
export async function settle(
  services: Pick<Services, 'botPlayers' | 'clock' | 'people' | 'rooms'>,
  room: Room,
): Promise<Room> {
  const played = await playedOn(services, room);
  const solo = await soloResult(services.people, played);
  if (!solo) return services.rooms.save(played);
  const saved = await services.rooms.save({ ...played, news: [...played.news, solo.news] });
  // The match is saved; a personal best that isn't is only logged.
  await services.people.change(solo.user, solo.improve).catch(() => {});
  return saved;
}

/** Messages to delete later: reminders and votes. */
const temporaryMessages = ({ waits, vote }: Room): string[] => [
  ...waits.flatMap((wait) => wait?.messages ?? []),
  ...(vote?.message ? [vote.message] : []),
];

/**
 * Posts what happened, unless the room is private, and deletes outdated reminders and votes. In simultaneous games a
 * ready player is no news: the table is only redrawn.
 */
export async function tell(services: Services, before: Room, after: Room, by: string | null = null): Promise<Room> {
  if (isPrivate(after)) return enter(services, after);
  const told = hasUnannounced(after) ? await announce(services, after, by) : await refresh(services, after);
  const kept = temporaryMessages(told);
  for (const message of temporaryMessages(before)) if (!kept.includes(message)) await erase(services, told, message);
  await services.planPanels.call(told, services.clock.now());
  return told;
}

export const proceed = async (services: Services, before: Room, after: Room): Promise<Room> =>
  tell(services, before, await settle(services, after));

/** The points of a daily city; of several seats, its owner's. */
function dailyPoints(room: Room): { total: number; target: number | null } {
  const outcome = gameOf(room).outcome(matchOf(room).state);
  if (outcome?.kind === 'together') return { total: outcome.score.total, target: outcome.target };
  return { total: outcome?.scores[0]?.total ?? 0, target: null };
}

/** Strangers read the names of a ranking outside of servers. */
async function nameInDay(
  { people }: Pick<Services, 'people'>,
  { guild, host, seats, language }: Room,
): Promise<string> {
  const isHidden = guild === null && !(await people.load(host)).ranked;
  return isHidden ? words(language)('bot.daily.unnamed') : itemAt(seats, 0).name;
}

/**
 * Stores a finished daily city as a result, which opens when the day is over, and enters its points in the day's list.
 * Saved before it is posted: better no message than two.
 */
async function enter(
  services: Posting & Pick<Services, 'days' | 'people' | 'results' | 'rooms'>,
  room: Room,
): Promise<Room> {
  const { place, guild, host } = room;
  if (!isDailyResultPending(room) || place.kind !== 'daily') return room;
  await services.results.keep(room);
  const own = { user: host, name: await nameInDay(services, room), match: room.id, ...dailyPoints(room) };
  const entry = await services.days.enter(dailyScope(guild), place.day, own);
  const entered = await services.rooms.save({ ...room, place: { ...place, entered: true } });
  await tellBuilt(services, entered, entry).catch((err: unknown) =>
    services.log.warn({ guild, err }, 'daily city not posted'),
  );
  return entered;
}

/** Goes on with a match that was to move to a thread; refused here if it is played there. */
async function catchUpMove(services: Services, room: Room): Promise<Room> {
  const placed = await moveToThread(services, room);
  if (placed.channel === room.channel) return catchUp(services, placed);
  await openTable(services, placed, null, findPosted);
  throw new Refused('moved', { link: tableLink(placed) });
}

/** Finishes what a crash left: bots play, unannounced moves and vacations are posted, and a finished match is archived. */
export async function catchUp(services: Services, room: Room): Promise<Room> {
  if (room.status === 'lobby') return room.table ? retireOld(services, room) : showLobby(services, room, findPosted);
  if (isMoving(room)) return catchUpMove(services, room);
  const played = await playedOn(services, room);
  if (isPrivate(room)) return enter(services, played.match === room.match ? room : await services.rooms.save(played));
  if (!hasUnannounced(played)) {
    const known = played.clock === room.clock ? room : await services.rooms.save(played);
    const quiet = await retireOld(services, known);
    touchCard(services, quiet);
    return quiet.status === 'over' ? archiveMatch(services, quiet) : quiet;
  }
  // An unchanged room isn't saved again: at the same revision its message is only posted once.
  const changed = played.match !== room.match || played.clock !== room.clock || !sameJson(played.waits, room.waits);
  return announce(services, changed ? await services.rooms.save(played) : room, null, findPosted);
}
