import { describe, expect, it, test } from 'vitest';
import { dailyProgram, dayBefore, dayIn, endOfDay, isMorning, nextMorning } from '#room';

const at = (text: string): number => Date.parse(text);
const HOUR = 3_600_000;

describe('a day of a server', () => {
  it.each([
    ['UTC', '2026-11-17T23:59:59Z', '2026-11-17', '2026-11-18T00:00:00Z'],
    ['Europe/Madrid', '2026-11-17T23:30:00Z', '2026-11-18', '2026-11-18T23:00:00Z'],
    ['Asia/Kathmandu', '2026-11-17T18:14:59Z', '2026-11-17', '2026-11-17T18:15:00Z'],
    ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', '2027-01-01', '2027-01-01T10:00:00Z'],
    ['America/Los_Angeles', '2026-11-17T07:59:00Z', '2026-11-16', '2026-11-17T08:00:00Z'],
    // There midnight itself is left out when the clocks are put forward.
    ['Africa/Cairo', '2026-04-23T20:00:00Z', '2026-04-23', '2026-04-23T22:00:00Z'],
  ])('in %s at %s is %s and ends at %s', (zone, time, day, end) => {
    expect(dayIn(zone, at(time))).toBe(day);
    expect(new Date(endOfDay(zone, at(time))).toISOString()).toBe(end.replace('Z', '.000Z'));
    expect(dayIn(zone, at(end) - 1)).toBe(day);
    expect(dayBefore(dayIn(zone, at(end)))).toBe(day);
  });

  it.each([
    ['2026-03-28T23:00:00Z', 23],
    ['2026-10-24T22:00:00Z', 25],
    ['2026-11-16T23:00:00Z', 24],
  ])('that begins in Madrid at %s has %i hours', (start, hours) =>
    expect((endOfDay('Europe/Madrid', at(start)) - at(start)) / HOUR).toBe(hours),
  );

  it('has a morning, also when the clocks change', () => {
    for (const [night, morning] of [
      ['2026-03-28T23:00:00Z', '2026-03-29T06:00:00Z'],
      ['2026-10-24T22:00:00Z', '2026-10-25T07:00:00Z'],
    ] as const) {
      expect(isMorning('Europe/Madrid', at(night))).toBe(false);
      expect(nextMorning('Europe/Madrid', at(night))).toBe(at(morning));
      expect(nextMorning('Europe/Madrid', at(morning))).toBe(at(morning));
    }
  });
});

test('daily games rotate, and Tourists through all its levels', () => {
  const days = Array.from({ length: 9 }, (_, i) =>
    dailyProgram(new Date(at('2026-01-04') + i * 24 * HOUR).toISOString().slice(0, 10)),
  );
  expect(days.map(({ game }) => game)).toEqual(
    Array.from({ length: 3 }, () => ['tourists', 'sprawlopolis', 'cities']).flat(),
  );
  expect(new Set(days.flatMap(({ options }) => options['level'] ?? []))).toEqual(new Set(['1', '2', '3']));
});
