import { dailyProgram } from './calendar.ts';
import { newLobby, startRoom } from './new-room.ts';
import type { Room } from './room.ts';
import type { Place } from './room-place.ts';
import { setComputers } from './seating.ts';

type Begun = Pick<Room, 'id' | 'channel' | 'guild' | 'language'> & {
  readonly place: Extract<Place, { readonly kind: 'daily' }>;
};

/** The city of a day as somebody begins it: it depends on nothing but the day and the seed what there is to build. */
export function newDailyCity(
  begun: Begun,
  user: { readonly id: string; readonly displayName: string },
  seed: string,
): Room {
  const { place, ...room } = begun;
  const { game, options, computers, level } = dailyProgram(place.day);
  return startRoom(setComputers({ ...newLobby({ ...room, game }, user), place, options }, computers, level), seed);
}
