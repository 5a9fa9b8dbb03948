import { LEVELS, type Level, type Options } from '#engine';
import type { GameId } from '#games';
import { newLobby, startRoom } from './new-room.ts';
import type { Place, Room } from './room.ts';
import { hourIn, QUARTER } from './room-timers.ts';
import { setComputers } from './seating.ts';

/** The hour from which a day's city is announced. */
const MORNING = 8;

export const DEFAULT_ZONE = 'UTC';

/** The date in a zone, like `2026-11-17`. */
export function dayIn(zone: string, time: number): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    calendar: 'gregory',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(time);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return [part('year'), part('month'), part('day')].join('-');
}

function firstQuarter(time: number, holds: (moment: number) => boolean): number {
  let moment = Math.floor(time / QUARTER) * QUARTER;
  while (!holds(moment)) moment += QUARTER;
  return moment;
}

/** When the next day begins: usually midnight, but some zones skip that hour when the clocks change. */
export const endOfDay = (zone: string, time: number): number => {
  const day = dayIn(zone, time);
  return firstQuarter(time, (moment) => dayIn(zone, moment) > day);
};

export const isMorning = (zone: string, time: number): boolean => hourIn(zone, time) >= MORNING;

/** The next morning, or when the current one began. */
export const nextMorning = (zone: string, time: number): number =>
  firstQuarter(time, (moment) => isMorning(zone, moment));

const daysSince1970 = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / 86_400_000);

export const dayBefore = (day: string): string =>
  new Date((daysSince1970(day) - 1) * 86_400_000).toISOString().slice(0, 10);

export const dayAfter = (day: string): string =>
  new Date((daysSince1970(day) + 1) * 86_400_000).toISOString().slice(0, 10);

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
