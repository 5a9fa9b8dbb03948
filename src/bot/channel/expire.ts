import { words } from '#i18n';
import { closingTime, isDailyResultPending, isPrivate, type Room } from '#room';
import type { Services } from '../services.ts';
import { post } from './announce.ts';
import { putAway } from './archive-match.ts';
import { retire } from './send.ts';

export const isExpired = ({ clock, idle }: Services, room: Room): boolean => {
  const time = closingTime(room, idle);
  return time !== null && time <= clock.now() && !isDailyResultPending(room);
};

/** Closed first, told then: rather no message than two. Of what is private nobody hears; a city of a day is kept already. */
export async function expire(services: Services, room: Room): Promise<void> {
  if (isPrivate(room)) return services.rooms.remove(room);
  await putAway(services, room);
  services.log.info({ channel: room.channel, status: room.status }, 'closed, since nobody came');
  if (room.table) await retire(services, room, room.table);
  const [kind, count] =
    room.status === 'lobby' ? (['lobby', services.idle.lobby] as const) : (['match', services.idle.match] as const);
  await post(services, room, [words(room.language)(`bot.idle.${kind}`, { count })]);
}
