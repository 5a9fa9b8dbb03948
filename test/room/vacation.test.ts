import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, dayAfter, dayIn, daysLeft, endVacation, HOUR, type PersonSettings, parseDay } from '#room';
import { takeVacation, vacationAt } from '../../src/room/vacation.ts';

const DAY = 24 * HOUR;
const ZONES = ['UTC', 'Europe/Madrid', 'America/Santiago', 'Pacific/Chatham'];
const noon = (day: string): number => Date.parse(`${day}T12:00:00Z`);
const person = (zone = 'UTC'): PersonSettings => ({ ...DEFAULT_SETTINGS, zone });

/** The code of a refusal, or the last day of the vacation. */
function answer(who: PersonSettings, day: string, now: number): string {
  try {
    return dayIn(who.zone, takeVacation(who, day, now).vacations!.at(-1)!.until - 1);
  } catch (error) {
    return error instanceof Error ? error.message : 'none';
  }
}

describe('a vacation', () => {
  const today = '2026-05-04';
  const now = noon(today);

  it.each([
    [today, today],
    ['2026-05-17', '2026-05-17'],
    ['2026-05-18', 'vacation.long'],
    ['2027-01-01', 'vacation.long'],
    ['2026-05-03', 'vacation.past'],
  ])('until %s is answered with %s', (day, said) => {
    expect(answer(person(), day, now)).toBe(said);
  });

  it('can’t be longer than what’s left of the quarter, nor follow one of 14 days', () => {
    const first = takeVacation(person(), '2026-05-17', now);
    expect(answer(first, '2026-05-18', noon('2026-05-18'))).toBe('vacation.none');
    expect(daysLeft(first, noon('2026-05-18'))).toBe(7);
    expect(answer(first, '2026-05-27', noon('2026-05-20'))).toBe('vacation.quarter');
    const second = takeVacation(first, '2026-05-26', noon('2026-05-20'));
    expect(answer(second, '2026-05-29', noon('2026-05-29'))).toBe('vacation.none');
    // The next quarter brings new days.
    expect(answer(second, '2026-07-03', noon('2026-07-01'))).toBe('2026-07-03');
  });

  it('is made longer or shorter by naming another day, counted from its beginning', () => {
    const first = takeVacation(person(), '2026-05-10', now);
    const later = noon('2026-05-08');
    expect(answer(first, '2026-05-18', later)).toBe('vacation.long');
    const longer = takeVacation(first, '2026-05-17', later);
    expect(longer.vacations).toEqual([{ from: now, until: Date.parse('2026-05-18') }]);
    expect(takeVacation(longer, '2026-05-09', later).vacations).toHaveLength(1);
  });

  it('ended early gives the days after it back', () => {
    const away = takeVacation(person(), '2026-05-10', now);
    expect(daysLeft(away, now)).toBe(14);
    const back = endVacation(away, noon('2026-05-05'));
    expect(vacationAt(back, noon('2026-05-05'))).toBeNull();
    expect(daysLeft(back, now)).toBe(19);
    expect(endVacation(back, noon('2026-05-06'))).toEqual(back);
  });

  type Step = { readonly wait: number; readonly days: number; readonly isEnd: boolean };

  const after = (who: PersonSettings, { days, isEnd }: Step, time: number): PersonSettings => {
    if (isEnd) return endVacation(who, time);
    const day = dayIn(who.zone, time + days * DAY);
    return answer(who, day, time).startsWith('vacation') ? who : takeVacation(who, day, time);
  };

  /** The days on which the person really was away. */
  function daysAway(zone: string, begin: number, steps: readonly Step[]): Set<string> {
    let who = person(zone);
    let time = begin;
    const away = new Set<string>();
    for (const step of steps) {
      for (const end = time + step.wait * 60_000; time < end; time = Math.min(end, time + HOUR))
        if (vacationAt(who, time)) away.add(dayIn(zone, time));
      who = after(who, step, time);
    }
    return away;
  }

  it('stays within 14 days in a row and 21 a quarter, whatever anyone tries', () => {
    const step = fc.record({
      wait: fc.integer({ min: 0, max: 20 * 24 * 60 }),
      days: fc.integer({ min: -1, max: 20 }),
      isEnd: fc.boolean(),
    });
    const begin = fc.constantFrom('2026-03-20', '2026-10-15', '2027-12-20', '2028-02-20');
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), begin, fc.array(step, { maxLength: 20 }), (zone, first, steps) => {
        const away = daysAway(zone, noon(first), steps);
        const quarter = (day: string) => `${day.slice(0, 4)}/${Math.ceil(Number(day.slice(5, 7)) / 3)}`;
        for (const day of away)
          expect([...away].filter((each) => quarter(each) === quarter(day)).length).toBeLessThanOrEqual(21);
        let row = 0;
        for (let day: string = first; day < '2029-12-31'; day = dayAfter(day)) {
          row = away.has(day) ? row + 1 : 0;
          if (row > 14) expect.fail(`${row} days in a row until ${day}`);
        }
      }),
      { numRuns: 25 },
    );
  });
});

describe('a day', () => {
  const today = '2026-11-19';
  it.each([
    ['2026-12-24', 'en', '2026-12-24'],
    [' 2028-02-29 ', 'en', '2028-02-29'],
    ['Friday', 'en', '2026-11-20'],
    ['viernes', 'es', '2026-11-20'],
    ['miércoles', 'es', '2026-11-25'],
    ['24 november', 'en', '2026-11-24'],
    ['25 de noviembre', 'es', '2026-11-25'],
  ])('is read from “%s” in %s', (text, language, day) => {
    expect(parseDay(text, today, language)).toBe(day);
  });

  it.each(['2026-02-30', '2027-02-29', '2026-13-01', 'soon', '', '5', '24.12.', 'friday the 13th', '99999999999'])(
    '“%s” is none',
    (text) => {
      expect(() => parseDay(text, today, 'en')).toThrow('vacation.day');
    },
  );
});
