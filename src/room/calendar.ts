/** Days and hours in a time zone. */

export const DEFAULT_ZONE = 'UTC';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** Offsets of time zones are multiples of a quarter of an hour. */
export const QUARTER = HOUR / 4;

export const hourIn = (zone: string, time: number): number =>
  Number(new Intl.DateTimeFormat('en', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' }).format(time));

/** Making a formatter takes longer than using it hundreds of times. */
const dateFormats = new Map<string, Intl.DateTimeFormat>();

function dateFormat(zone: string): Intl.DateTimeFormat {
  const known = dateFormats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    calendar: 'gregory',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  dateFormats.set(zone, made);
  return made;
}

/** The date in a zone, like `2026-11-17`. */
export function dayIn(zone: string, time: number): string {
  const parts = dateFormat(zone).formatToParts(time);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return [part('year'), part('month'), part('day')].join('-');
}

export const daysSince1970 = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY);

/** The date so many days later, or earlier if the number is negative. */
export const dayPlus = (day: string, count: number): string =>
  new Date((daysSince1970(day) + count) * DAY).toISOString().slice(0, 10);

export const dayBefore = (day: string): string => dayPlus(day, -1);
export const dayAfter = (day: string): string => dayPlus(day, 1);

/** No zone is further ahead of UTC, or behind it, in hours. */
const MOST_AHEAD = 15;
const MOST_BEHIND = 13;

/** When a date begins in a zone: usually at midnight, but some zones skip that hour when the clocks change. */
export function startOfDay(zone: string, day: string): number {
  const midnight = daysSince1970(day) * DAY;
  let before = midnight - MOST_AHEAD * HOUR;
  let from = midnight + MOST_BEHIND * HOUR;
  while (from - before > QUARTER) {
    const middle = Math.floor((before + from) / 2 / QUARTER) * QUARTER;
    if (dayIn(zone, middle) >= day) from = middle;
    else before = middle;
  }
  return from;
}

/** When the next day begins. */
export const endOfDay = (zone: string, time: number): number => startOfDay(zone, dayAfter(dayIn(zone, time)));

/** From a time until before another, in milliseconds since 1970. */
export type Span = { readonly from: number; readonly until: number };

const SATURDAY = 6;
/** 1 January 1970 was a Thursday. */
const weekdayOf = (day: string): number => (daysSince1970(day) + 4) % 7;

/** The weekend at that time or, on a weekday, the next one. */
export function weekendFrom(zone: string, time: number): Span {
  const day = dayIn(zone, time);
  const weekday = weekdayOf(day);
  const saturday = dayPlus(day, weekday === 0 ? -1 : SATURDAY - weekday);
  return { from: startOfDay(zone, saturday), until: startOfDay(zone, dayPlus(saturday, 2)) };
}
