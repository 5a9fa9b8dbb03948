import type { Desk } from './desk.ts';
import { announce } from './table.ts';
import { isAnyonePreparing, matchOf, playComputers } from './turn.ts';
import { timed } from './waiting.ts';

/** After a restart: what was played but not told is told, and computers that were to move, move. */
export async function resume(desk: Desk): Promise<void> {
  for await (const room of desk.rooms.all()) {
    if (room.status === 'lobby') continue;
    await desk
      .queue(room.channel, async () => {
        const current = await desk.rooms.load(room.channel);
        if (!current) return;
        const played = playComputers(current);
        const untold =
          current.table === null || current.news.length > 0 || matchOf(played).log.length > current.announced;
        if (!untold || isAnyonePreparing(played)) return;
        await announce(desk, await desk.rooms.save(timed(played, desk.clock.now())));
      })
      .catch((err: unknown) => desk.log.error({ channel: room.channel, err }, 'room not resumed'));
  }
}
