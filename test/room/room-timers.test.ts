import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, HOUR, type Room, reminderTime, type Wait } from '#room';
import { parseQuiet } from '../../src/bot/actions/settings-actions.ts';
import { afterQuiet, isQuiet, MAX_REMINDERS } from '../../src/room/room-timers.ts';
import { begun } from '../games/cities/match.ts';
import { roomOf } from '../rig/room-of-match.ts';

const ZONES = ['UTC', 'Europe/Madrid', 'America/New_York', 'Asia/Kolkata', 'Pacific/Chatham'];
const hour = fc.integer({ min: 0, max: 23 });
const person = fc.record({ from: hour, to: hour, zone: fc.constantFrom(...ZONES) }).map(({ from, to, zone }) => ({
  ...DEFAULT_SETTINGS,
  quiet: { from, to },
  zone,
}));
const moment = fc.integer({ min: Date.UTC(2025, 0), max: Date.UTC(2028, 0) });
const wait: Wait = {
  since: Date.UTC(2026, 5, 1, 12),
  reminders: 0,
  snoozed: 0,
  overdue: false,
  called: false,
  messages: [],
};

const waiting = (change: Partial<Wait>): Room => ({ ...roomOf(begun()), waits: [{ ...wait, ...change }, null] });

describe('quiet hours', () => {
  it('are never disturbed, and nobody waits longer than they last', () => {
    fc.assert(
      fc.property(person, moment, (who, time) => {
        const later = afterQuiet(who, time);
        expect(isQuiet(who, later)).toBe(false);
        expect(later).toBeGreaterThanOrEqual(time);
        // An hour more than a day: clocks are put back once a year.
        expect(later - time).toBeLessThanOrEqual(25 * HOUR);
      }),
    );
  });

  it('use the person’s time zone', () => {
    const noon = Date.UTC(2026, 5, 1, 12);
    const who = (zone: string) => ({ ...DEFAULT_SETTINGS, quiet: { from: 22, to: 7 }, zone });
    expect(isQuiet(who('UTC'), noon)).toBe(false);
    expect(isQuiet(who('Pacific/Auckland'), noon)).toBe(true);
  });

  it.each([
    ['22-7', { from: 22, to: 7 }],
    [' 22:00 – 07:00 ', { from: 22, to: 7 }],
    ['23-24', { from: 23, to: 0 }],
    ['off', null],
    ['nunca', null],
  ])('are read from “%s”', (text, quiet) => {
    expect(parseQuiet(text)).toEqual(quiet);
  });
});

it.each(['0-24', '7-7', '25-3', 'late', '', '22'])('“%s” is not a range of hours', (text) => {
  expect(() => parseQuiet(text)).toThrow('quiet');
});

describe('reminders', () => {
  it('come three times, each after twice the time of the one before', () => {
    const times = [0, 1, 2, 3].map((reminders) => reminderTime(DEFAULT_SETTINGS, waiting({ reminders }), 0));
    expect(times).toEqual([...[8, 24, 56].map((hours) => wait.since + hours * HOUR), null]);
    expect(MAX_REMINDERS).toBe(3);
  });

  it('wait for the end of a snooze, and don’t come if they are switched off', () => {
    const snoozed = wait.since + 30 * HOUR;
    expect(reminderTime(DEFAULT_SETTINGS, waiting({ snoozed }), 0)).toBe(snoozed);
    expect(reminderTime({ ...DEFAULT_SETTINGS, reminder: 0 }, waiting({}), 0)).toBeNull();
  });
});
