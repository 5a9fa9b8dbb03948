import type { Desk } from './desk.ts';
import { announce } from './table.ts';
import { isPreparing, matchOf, playComputers } from './turn.ts';

/** After a restart: what was played but not told is told, and computers that were to move, move. */
export async function resume(desk: Desk): Promise<void> {
  for await (const room of desk.rooms.all()) {
    if (room.status === 'lobby') continue;
    await desk
      .queue(room.channel, async () => {
        const current = await desk.rooms.load(room.channel);
        if (!current) return;
        const played = playComputers(current);
        const untold = current.table === null || matchOf(played).log.length > current.announced;
        if (!untold || isPreparing(played)) return;
        await announce(desk, await desk.rooms.save(played));
      })
      .catch((err: unknown) => desk.log.error({ channel: room.channel, err }, 'room not resumed'));
  }
}
