import { words } from '#i18n';
import { closingTime, isPrivate, isUnentered, type Room } from '#room';
import type { Desk } from '../services.ts';
import { post } from './announce.ts';
import { putAway } from './archive-match.ts';
import { retire } from './send.ts';

export const isExpired = ({ clock, idle }: Desk, room: Room): boolean => {
  const time = closingTime(room, idle);
  return time !== null && time <= clock.now() && !isUnentered(room);
};

/** Closed first, told then: rather no message than two. Of what is private nobody hears; a city of a day is kept already. */
export async function expire(desk: Desk, room: Room): Promise<void> {
  if (isPrivate(room)) return desk.rooms.remove(room);
  await putAway(desk, room);
  desk.log.info({ channel: room.channel, status: room.status }, 'closed, since nobody came');
  if (room.table) await retire(desk, room, room.table);
  const [kind, count] =
    room.status === 'lobby' ? (['lobby', desk.idle.lobby] as const) : (['match', desk.idle.match] as const);
  await post(desk, room, [words(room.language)(`bot.idle.${kind}`, { count })]);
}
