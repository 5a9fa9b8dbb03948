import type { PersonSettings } from './person-settings.ts';
import type { Wait } from './room.ts';
import { HOUR } from './turn-timer.ts';

export const MAX_REMINDERS = 3;
/** Offsets of time zones are multiples of a quarter of an hour. */
export const QUARTER = HOUR / 4;

export const hourIn = (zone: string, time: number): number =>
  Number(new Intl.DateTimeFormat('en', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' }).format(time));

export function isQuiet({ quiet, zone }: PersonSettings, time: number): boolean {
  if (!quiet || quiet.from === quiet.to) return false;
  const hour = hourIn(zone, time);
  return quiet.from < quiet.to ? hour >= quiet.from && hour < quiet.to : hour >= quiet.from || hour < quiet.to;
}

/** The first time from then on that isn't in the person's quiet hours. */
export function afterQuiet(person: PersonSettings, time: number): number {
  let moment = time;
  while (isQuiet(person, moment)) moment = (Math.floor(moment / QUARTER) + 1) * QUARTER;
  return moment;
}

/** The next reminder: after the person's interval, then twice as long each time. Null after the last one. */
export function reminderTime(person: PersonSettings, { since, reminders, snoozed }: Wait): number | null {
  if (person.reminder === 0 || reminders >= MAX_REMINDERS) return null;
  const hours = person.reminder * (2 ** (reminders + 1) - 1);
  return afterQuiet(person, Math.max(since + hours * HOUR, snoozed));
}
