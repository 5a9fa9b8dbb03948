import { DAY, dayAfter, dayBefore, dayIn, dayPlus, type Span, startOfDay } from './calendar.ts';
import type { PersonSettings } from './person-settings.ts';
import { Refused } from './room-refusal.ts';

/** Days of vacation in a row, and in a quarter of a year. */
const MOST_DAYS_AT_ONCE = 14;
const MOST_DAYS_PER_QUARTER = 21;

/** Long enough to count a whole quarter. */
const KEPT = 120 * DAY;

const spansOf = ({ vacations = [] }: PersonSettings): readonly Span[] => vacations;

const isAt =
  (now: number) =>
  ({ from, until }: Span): boolean =>
    from <= now && now < until;

/** The vacation a person is on at that time. */
export const vacationAt = (person: PersonSettings, now: number): Span | null => spansOf(person).find(isAt(now)) ?? null;

const quarterOf = (day: string): string => `${day.slice(0, 4)}/${Math.ceil(Number(day.slice(5, 7)) / 3)}`;

function daysOf(zone: string, { from, until }: Span): string[] {
  const days: string[] = [];
  for (let day = dayIn(zone, from); from < until && day <= dayIn(zone, until - 1); day = dayAfter(day)) days.push(day);
  return days;
}

/** The days of all vacations but the present one. */
const otherDays = (person: PersonSettings, now: number): ReadonlySet<string> =>
  new Set(spansOf(person).flatMap((span) => (isAt(now)(span) ? [] : daysOf(person.zone, span))));

/** The present vacation's first day, or today. */
const firstDay = (person: PersonSettings, now: number): string =>
  dayIn(person.zone, vacationAt(person, now)?.from ?? now);

/** Which limit these days of vacation pass with the last of them; null for none. */
function limitPassed(days: ReadonlySet<string>, last: string): 'long' | 'quarter' | null {
  let inRow = 0;
  for (let day = last; days.has(day); day = dayBefore(day)) inRow++;
  if (inRow > MOST_DAYS_AT_ONCE) return 'long';
  const inQuarter = [...days].filter((day) => quarterOf(day) === quarterOf(last)).length;
  return inQuarter > MOST_DAYS_PER_QUARTER ? 'quarter' : null;
}

/** The first day that a vacation that began on a day may no longer have, and why. */
function barFrom(
  others: ReadonlySet<string>,
  first: string,
): { readonly day: string; readonly limit: 'long' | 'quarter' } {
  const days = new Set(others);
  for (let day = first; ; day = dayAfter(day)) {
    days.add(day);
    const limit = limitPassed(days, day);
    if (limit) return { day, limit };
  }
}

/** The first day on which a person who may not be on vacation today may be again. */
function nextFreeDay(person: PersonSettings, now: number): string {
  const others = new Set([...otherDays(person, now), ...spansOf(person).flatMap((one) => daysOf(person.zone, one))]);
  let day = dayAfter(dayIn(person.zone, now));
  while (barFrom(others, day).day === day) day = dayAfter(day);
  return day;
}

/** How many days of the present quarter a person hasn't been on vacation. */
export function daysLeft(person: PersonSettings, now: number): number {
  const quarter = quarterOf(dayIn(person.zone, now));
  const days = new Set(spansOf(person).flatMap((span) => daysOf(person.zone, span)));
  return MOST_DAYS_PER_QUARTER - [...days].filter((day) => quarterOf(day) === quarter).length;
}

/** In seconds, as Discord shows it in each reader's language. */
const noonOf = (zone: string, day: string): number => Math.floor((startOfDay(zone, day) + DAY / 2) / 1000);

/** From now, or since the present vacation began, to the end of a day. */
export function takeVacation(person: PersonSettings, day: string, now: number): PersonSettings {
  const { zone } = person;
  const today = dayIn(zone, now);
  const bar = barFrom(otherDays(person, now), firstDay(person, now));
  if (bar.day <= today) throw new Refused('vacation.none', { time: noonOf(zone, nextFreeDay(person, now)) });
  const values = { time: noonOf(zone, dayBefore(bar.day)) };
  if (day < today) throw new Refused('vacation.past', values);
  if (day >= bar.day) throw new Refused(`vacation.${bar.limit}`, values);
  const from = vacationAt(person, now)?.from ?? now;
  const others = spansOf(person).filter((span) => !isAt(now)(span) && span.until > now - KEPT);
  return { ...person, vacations: [...others, { from, until: startOfDay(zone, dayAfter(day)) }] };
}

/** What is left of the present vacation isn't counted. */
export const endVacation = (person: PersonSettings, now: number): PersonSettings =>
  vacationAt(person, now) === null
    ? person
    : { ...person, vacations: spansOf(person).map((span) => (isAt(now)(span) ? { ...span, until: now } : span)) };

const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const wordsIn = (text: string): string[] => fold(text).match(/[\p{L}\d]+/gu) ?? [];

/** A day in words, as it's offered: `Friday, December 4`. */
export const dayText = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language, { timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric' }).format(
    Date.parse(`${day}T00:00:00Z`),
  );

/** A day without its weekday, like “November 20”. */
export const dateText = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language, { timeZone: 'UTC', month: 'long', day: 'numeric' }).format(
    Date.parse(`${day}T00:00:00Z`),
  );

/** The days a person may mean: today and the two weeks that follow, as far as they have the words. */
export function daysLike(text: string, today: string, language: string): string[] {
  const wanted = wordsIn(text);
  const days = Array.from({ length: MOST_DAYS_AT_ONCE }, (_, i) => dayPlus(today, i));
  return days.filter((day) => {
    const known = wordsIn(dayText(day, language));
    return day.startsWith(text.trim()) || wanted.every((word) => known.some((each) => each.startsWith(word)));
  });
}

/** `2026-12-24`, or words such as “Friday” or “24 December”. */
export function parseDay(text: string, today: string, language: string): string {
  const written = text.trim();
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(written) && !Number.isNaN(Date.parse(`${written}T00:00:00Z`));
  if (isDate && dayPlus(written, 0) === written) return written;
  const [like] = /\p{L}/u.test(written) ? daysLike(written, today, language) : [];
  if (like === undefined) throw new Refused('vacation.day', { text: written.slice(0, 40), day: dayPlus(today, 7) });
  return like;
}
