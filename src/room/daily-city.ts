import { dailyProgram } from './calendar.ts';
import { newLobby, startRoom } from './new-room.ts';
import type { Room } from './room.ts';
import type { Place } from './room-place.ts';
import { setComputers } from './seating.ts';

type Begun = Pick<Room, 'id' | 'channel' | 'guild' | 'language'> & {
  readonly place: Extract<Place, { readonly kind: 'daily' }>;
};

/** A new room for a day's city. The city depends only on the day and the seed. */
export function newDailyCity(
  begun: Begun,
  user: { readonly id: string; readonly displayName: string },
  seed: string,
): Room {
  const { place, ...room } = begun;
  const { game, options, computers, level } = dailyProgram(place.day);
  return startRoom(setComputers({ ...newLobby({ ...room, game }, user), place, options }, computers, level), seed);
}
