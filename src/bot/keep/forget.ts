import { LEVELS } from '../../engine/game.ts';
import { words } from '../../i18n/index.ts';
import { isPresent, type Room } from '../../room/room.ts';
import { leave } from '../../room/seating.ts';
import type { Desk } from '../desk.ts';
import { redrawLobby } from '../post/announce.ts';
import { settle, tell } from '../post/proceed.ts';
import { retire } from '../post/send.ts';

/** The room without the person: nothing in it leads back to them. */
function without(room: Room, user: string): Room {
  const name = words(room.language)('bot.forget.former');
  const heir = room.seats.find((seat) => seat.user !== user && isPresent(seat));
  const computer = room.status === 'playing' ? LEVELS[1] : null;
  return {
    ...room,
    host: room.host === user ? (heir?.user ?? name) : room.host,
    seats: room.seats.map((seat) => (seat.user === user ? { user: null, name, computer } : seat)),
    vote: null,
    news: room.status === 'playing' ? [{ kind: 'left', name }] : [],
  };
}

async function leaveRoom(desk: Desk, room: Room, user: string): Promise<void> {
  if (room.status === 'lobby') return redrawLobby(desk, await desk.rooms.save(leave(room, user)));
  if (room.status === 'over') return void (await desk.rooms.save(without(room, user)));
  if (room.seats.some((seat) => seat.user !== user && isPresent(seat)))
    return void (await tell(desk, room, await settle(desk, without(room, user))));
  await desk.rooms.remove(room.channel);
  if (room.table) await retire(desk, room, room.table);
}

/** Erases all that is stored about a person; others play on with the computer in their place. */
export async function forgetPerson(desk: Desk, user: string): Promise<void> {
  for (const channel of desk.directory.channelsOf(user)) {
    await desk.queue(channel, async () => {
      const room = await desk.rooms.load(channel);
      if (room) await leaveRoom(desk, room, user);
    });
  }
  await desk.people.forget(user);
}
