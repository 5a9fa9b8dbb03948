import { LEVELS, type Level, type Options } from '#engine';
import type { GameId } from '#games';
import { daysSince1970, hourIn, QUARTER } from './calendar.ts';
import { newLobby, startRoom } from './new-room.ts';
import type { Place, Room } from './room.ts';
import { setComputers } from './seating.ts';

/** The hour from which a day's city is announced. */
const MORNING = 8;

function firstQuarter(time: number, holds: (moment: number) => boolean): number {
  let moment = Math.floor(time / QUARTER) * QUARTER;
  while (!holds(moment)) moment += QUARTER;
  return moment;
}

export const isMorning = (zone: string, time: number): boolean => hourIn(zone, time) >= MORNING;

/** The next morning, or when the current one began. */
export const nextMorning = (zone: string, time: number): number =>
  firstQuarter(time, (moment) => isMorning(zone, moment));

/** Whose day it is: a server's, or that of everyone who plays outside of servers. */
export const dailyScope = (guild: string | null): string => guild ?? 'everywhere';

/** What is played on a day, the same in every server. */
export type DailyProgram = {
  readonly game: GameId;
  readonly options: Options;
  readonly computers: number;
  readonly level: Level;
};

const TOURS = ['1', '2', '3'] as const;

/** Tourists in all its levels, Sprawlopolis, Cities against a computer, in turn. */
export function dailyProgram(day: string): DailyProgram {
  const number = daysSince1970(day);
  const level = LEVELS[1];
  switch (number % 3) {
    case 0:
      return { game: 'tourists', options: { level: TOURS[Math.floor(number / 3) % 3]! }, computers: 0, level };
    case 1:
      return { game: 'sprawlopolis', options: { difficulty: 'standard', hands: 'closed' }, computers: 0, level };
    default:
      return { game: 'cities', options: { board: 'random', length: 'standard' }, computers: 1, level };
  }
}

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
