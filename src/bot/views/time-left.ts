import { itemAt, type Seat } from '#engine';
import { type Language, words } from '#i18n';
import {
  clockOf,
  type News,
  namesOf,
  pauseOf,
  personName,
  type Room,
  reserveLeft,
  seatsToMove,
  spanText,
  turnTime,
  vacationOf,
} from '#room';

const seconds = (time: number): number => Math.floor(time / 1000);

/** The first of the players to move to run out of time. */
function soonest(room: Room): { readonly seat: Seat; readonly timer: number; readonly end: number } | null {
  const times = seatsToMove(room).flatMap((seat) => {
    const time = turnTime(room, seat);
    return time ? [{ seat, ...time }] : [];
  });
  return times.toSorted((a, b) => a.end - b.end)[0] ?? null;
}

/** When the turn timer ends, and what the players to move have left in reserve after that. */
function timeLines(room: Room, now: number): string[] {
  const t = words(room.language);
  const first = soonest(room);
  if (!first) return [];
  const until = t('bot.table.until', { time: seconds(first.timer) });
  if (clockOf(room).reserve === 0) return [until];
  const left = (seat: Seat) => spanText(reserveLeft(room, seat, now));
  const seats = seatsToMove(room);
  if (seats.length === 1) {
    const values = { left: left(first.seat), time: seconds(first.end) };
    return [first.timer <= now ? t('bot.clock.running', values) : `${until} ${t('bot.clock.reserve', values)}`];
  }
  const names = namesOf(room);
  return [
    `${until} ${t('bot.clock.reserves', { each: seats.map((seat) => `${names[seat]} ${left(seat)}`).join(' · ') })}`,
  ];
}

const isNews = ({ news }: Room, kind: News['kind'], about?: string): boolean =>
  news.some((each) => each.kind === kind && (about === undefined || each.name === about));

/** Who of the players to move is on vacation, unless the same table announces it. */
const awayLines = (room: Room, now: number): string[] =>
  seatsToMove(room).flatMap((seat) => {
    const vacation = vacationOf(room, seat, now);
    if (!vacation || isNews(room, 'vacation', personName(room, seat))) return [];
    const values = { name: itemAt(namesOf(room), seat), time: seconds(vacation.until) - 1 };
    return [words(room.language)('bot.clock.away', values)];
  });

/** A pause, unless the same table announces it. */
function pauseLines(room: Room, now: number): string[] {
  const pause = pauseOf(room, now);
  return pause && !isNews(room, 'paused')
    ? [words(room.language)('bot.clock.paused', { time: seconds(pause.until) })]
    : [];
}

/** How long the players to move may take. Discord shows times in each reader's own time zone. */
export const clockLine = (room: Room, now: number): string =>
  [...timeLines(room, now), ...pauseLines(room, now), ...awayLines(room, now)].map((line) => `\n-# ${line}`).join('');

/** What a player has left in reserve, for their own list of matches; empty in matches without one. */
export function reserveNote(room: Room, seat: Seat, now: number, language: Language): string {
  if (room.status !== 'playing' || room.pace === 0 || clockOf(room).reserve === 0) return '';
  return ` · ${words(language)('bot.clock.mine', { left: spanText(reserveLeft(room, seat, now)) })}`;
}
