import { autoPlayed, hasUnannounced, isPrivate, type Room, withTimers } from '#room';
import { soloResult } from '../repositories/best.ts';
import type { Services } from '../services.ts';
import { announce, erase, refresh } from './announce.ts';
import { enter } from './enter.ts';

/** Bots play, and so do plans that play themselves, until somebody is waited for who has something to do. */
export async function playOn({ botPlayers }: Services, room: Room): Promise<Room> {
  let current = await botPlayers.play(room);
  for (let next = autoPlayed(current); next; next = autoPlayed(current)) current = await botPlayers.play(next);
  return current;
}

/** Bots play on, the clocks of those who are waited for run, and all of it is safe. */
export async function settle(services: Services, room: Room): Promise<Room> {
  const played = withTimers(await playOn(services, room), services.clock.now());
  const solo = await soloResult(services, played);
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
