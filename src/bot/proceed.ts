import type { Desk } from './desk.ts';
import type { Room } from './room.ts';
import { announce, erase, refresh } from './table.ts';
import { isUntold, playComputers } from './turn.ts';
import { timed } from './waiting.ts';

/** Computers play on, the clocks of those who are waited for run, and all of it is safe. */
export const settle = (desk: Desk, room: Room): Promise<Room> =>
  desk.rooms.save(timed(playComputers(room), desk.clock.now()));

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
