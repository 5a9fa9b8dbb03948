import { words } from '../../i18n/index.ts';
import type { Room } from '../../room/room.ts';
import { isUntold, playComputers } from '../../room/turn.ts';
import { timed } from '../../room/waiting.ts';
import { type Context, showPrivately } from '../context.ts';
import type { Desk } from '../desk.ts';
import { soloResult } from '../keep/best.ts';
import type { Piece } from '../show/message.ts';
import { announce, erase, refresh } from './announce.ts';

/** Computers play on, the clocks of those who are waited for run, and all of it is safe. */
export async function settle(desk: Desk, room: Room): Promise<Room> {
  const played = timed(playComputers(room), desk.clock.now());
  const solo = await soloResult(desk, played);
  if (!solo) return desk.rooms.save(played);
  const saved = await desk.rooms.save({ ...played, news: [...played.news, solo.news] });
  // The match is what counts: a best that could not be kept is in the log.
  await desk.people.save(solo.user, solo.person).catch(() => {});
  return saved;
}

/** Messages that are of use for a while only. */
const passing = ({ waits, vote }: Room): string[] => [
  ...waits.flatMap((wait) => wait?.messages ?? []),
  ...(vote?.message ? [vote.message] : []),
];

/**
 * The channel hears of it; reminders and votes that are done with go. Where several play at once, one who has finished
 * is no news: the table only shows who is still at it.
 */
export async function tell(desk: Desk, before: Room, after: Room): Promise<Room> {
  const told = isUntold(after) ? await announce(desk, after) : await refresh(desk, after);
  const kept = passing(told);
  for (const message of passing(before)) if (!kept.includes(message)) await erase(desk, told, message);
  return told;
}

export const proceed = async (desk: Desk, before: Room, after: Room): Promise<Room> =>
  tell(desk, before, await settle(desk, after));

type Answer = (saved: Room) => readonly Piece[];

const done =
  ({ language }: Context): Answer =>
  () => [words(language)('bot.panel.done')];

/** Saved first, then acknowledged to who did it, then told to the channel. */
export async function carry(context: Context, room: Room, answer = done(context)) {
  const saved = await settle(context.desk, room);
  await showPrivately(context, answer(saved));
  await tell(context.desk, context.room, saved);
}
