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
        const untold = matchOf(played).log.length > current.announced && !isPreparing(played);
        if (!untold) return;
        await announce(desk, await desk.rooms.save(played));
      })
      .catch((err: unknown) => desk.log.error({ channel: room.channel, err }, 'room not resumed'));
  }
}
