import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startMatch } from '#engine';
import { RULES } from '#games/rules';
import {
  HOUR,
  PAUSE_DAYS,
  type Pace,
  RESERVES,
  type Room,
  reserveOf,
  seatsToMove,
  setOption,
  spanText,
  turnTime,
} from '#room';
import { toRecord, toRoom } from '../../src/bot/repositories/room-record.ts';
import { startOfDay, weekendFrom } from '../../src/room/calendar.ts';
import { clockBetween, clockReaches, withHostZone } from '../../src/room/match-clock.ts';
import { begun } from '../games/cities/match.ts';
import { ClockPlay, isWeekend } from '../rig/clock-play.ts';
import { people } from '../rig/play.ts';
import { roomOf } from '../rig/room-of-match.ts';

const DAY = 24 * HOUR;
/** Their clocks change at midnight, at three, by half an hour, never; and one is 45 minutes off. */
const ZONES = ['UTC', 'Europe/Madrid', 'America/Santiago', 'Australia/Lord_Howe', 'Asia/Kolkata', 'Pacific/Chatham'];

const options = { level: '1' };
const tourists = startMatch(RULES.tourists, people(3), options, 'seed');
const MATCHES = { 'turn by turn': begun(), 'all at once': tourists };

type Terms = { readonly pace: Pace; readonly reserve: (typeof RESERVES)[number]; readonly zone: string | null };

function timed(match: (typeof MATCHES)[keyof typeof MATCHES], { pace, reserve, zone }: Terms): Room {
  const lobby: Room = { ...roomOf(match), pace };
  const set = setOption(lobby, 'reserve', String(reserve));
  return zone === null ? set : withHostZone(setOption(set, 'weekends', 'off'), zone);
}

const terms: fc.Arbitrary<Terms> = fc.record({
  pace: fc.constantFrom<Pace>(1, 8, 24, 48),
  reserve: fc.constantFrom(...RESERVES),
  zone: fc.option(fc.constantFrom(...ZONES)),
});
const minutes = (most: number) => fc.integer({ min: 1, max: most * 60 }).map((count) => count * 60_000);

const anySeat = fc.nat(2);

const step: fc.Arbitrary<(play: ClockPlay) => void> = fc.oneof(
  { weight: 3, arbitrary: minutes(100).map((time) => (play: ClockPlay) => play.pass(time)) },
  { weight: 3, arbitrary: fc.constant((play: ClockPlay) => play.move()) },
  { weight: 2, arbitrary: anySeat.map((seat) => (play: ClockPlay) => play.undo(seat % play.room.seats.length)) },
  fc.tuple(anySeat, fc.nat(15)).map(
    ([seat, days]) =>
      (play: ClockPlay) =>
        play.goAway(seat % play.room.seats.length, days),
  ),
  anySeat.map((seat) => (play: ClockPlay) => play.comeHome(seat % play.room.seats.length)),
  fc.constantFrom(...PAUSE_DAYS).map((days) => (play: ClockPlay) => play.pause(days)),
  fc.constant((play: ClockPlay) => play.resume()),
  fc.constant((play: ClockPlay) => play.restart()),
);
const jump = fc.integer({ min: -72 * 60, max: 72 * 60 }).map((time) => (play: ClockPlay) => play.jump(time * 60_000));

/** Around the days when clocks change, a leap day and a new year. */
const start = fc
  .constantFrom(
    Date.UTC(2026, 2, 26),
    Date.UTC(2026, 3, 2),
    Date.UTC(2026, 8, 3),
    Date.UTC(2026, 9, 22),
    Date.UTC(2027, 11, 30),
    Date.UTC(2028, 1, 25),
  )
  .chain((time) => minutes(72).map((more) => time + more));

const reserves = ({ room }: ClockPlay): number[] => room.seats.map((_, seat) => reserveOf(room, seat));

/** Nothing refills a reserve. */
function requireNoRefill(play: ClockPlay, go: (play: ClockPlay) => void): void {
  const before = reserves(play);
  go(play);
  for (const [seat, left] of reserves(play).entries()) expect(left).toBeLessThanOrEqual(before[seat]!);
}

/** Nobody is played for too early, and nobody is waited for too long. */
function requireTermsKept({ outOfTime, waited }: ClockPlay, { pace, reserve }: Terms): void {
  for (const time of outOfTime) expect(time).toBeGreaterThanOrEqual(pace * HOUR);
  const over = new Map<string, number>();
  for (const [turn, time] of waited) {
    const seat = turn.split('/')[0]!;
    over.set(seat, (over.get(seat) ?? 0) + Math.max(0, time - pace * HOUR));
  }
  for (const time of over.values()) expect(time).toBeLessThanOrEqual(reserve * HOUR);
}

describe.each(Object.entries(MATCHES))('in a game played %s', (_, match) => {
  it('nobody is waited for longer than the turn timer and their reserve but for vacations, pauses and weekends', () => {
    fc.assert(
      fc.property(terms, start, fc.array(step, { maxLength: 25 }), (chosen, from, steps) => {
        const { zone } = chosen;
        const play = new ClockPlay(timed(match, chosen), from, (time) => zone !== null && isWeekend(zone, time));
        for (const go of steps) requireNoRefill(play, go);
        requireTermsKept(play, chosen);
      }),
      { numRuns: 25 },
    );
  });

  it('a machine whose clock is set gives nobody more than that by its own clock, and takes no more', () => {
    fc.assert(
      fc.property(terms, start, fc.array(fc.oneof(step, jump), { maxLength: 25 }), (chosen, from, steps) => {
        const play = new ClockPlay(timed(match, chosen), from, () => false);
        for (const go of steps) {
          go(play);
          for (const seat of seatsToMove(play.room)) {
            const { end } = turnTime(play.room, seat)!;
            const most = chosen.pace * HOUR + reserveOf(play.room, seat);
            expect(clockBetween(play.room, seat, play.now, end)).toBeLessThanOrEqual(most);
          }
          for (const [seat] of play.room.seats.entries()) expect(reserveOf(play.room, seat)).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 25 },
    );
  });
});

describe('weekends that don’t count', () => {
  it('are Saturday and Sunday in the host’s time zone, also when clocks change', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), start, (zone, time) => {
        const { from, until } = weekendFrom(zone, time);
        expect(until).toBeGreaterThan(time);
        for (const [moment, isOff] of [
          [from - 1, false],
          [from, true],
          [until - 1, true],
          [until, false],
        ] as const)
          expect(isWeekend(zone, moment)).toBe(isOff);
        expect(from <= time).toBe(isWeekend(zone, time));
        expect(until - from).toBeLessThanOrEqual(49 * HOUR);
      }),
    );
  });

  it('stop the clock: what it reaches and what it counts belong together', () => {
    const room = timed(MATCHES['turn by turn'], { pace: 24, reserve: 72, zone: 'Europe/Madrid' });
    fc.assert(
      fc.property(start, minutes(400), (since, span) => {
        const end = clockReaches(room, 0, since, span);
        expect(clockBetween(room, 0, since, end)).toBe(span);
      }),
    );
  });

  it('give a turn begun on Friday afternoon until Monday', () => {
    const room = timed(MATCHES['turn by turn'], { pace: 24, reserve: 0, zone: 'Europe/Madrid' });
    // 15:00 in Madrid.
    const friday = Date.UTC(2026, 2, 27, 14);
    const play = new ClockPlay(room, friday, () => false);
    const [seat] = seatsToMove(play.room);
    // The clocks there went forward on Sunday.
    expect(turnTime(play.room, seat!)?.end).toBe(Date.UTC(2026, 2, 30, 13));
  });
});

it('a day begins at its first moment in the zone', () => {
  expect(startOfDay('UTC', '2028-02-29')).toBe(Date.UTC(2028, 1, 29));
  expect(startOfDay('Asia/Kolkata', '2026-11-19')).toBe(Date.UTC(2026, 10, 18, 18, 30));
  // Midnight is skipped there on that day.
  expect(startOfDay('America/Santiago', '2026-09-06')).toBe(Date.UTC(2026, 8, 6, 4));
});

describe('a reserve', () => {
  const room = timed(MATCHES['turn by turn'], { pace: 24, reserve: 72, zone: null });
  const from = Date.UTC(2026, 0, 5);

  it('is used only by what exceeds the turn timer, and an undo brings none of it back', () => {
    const play = new ClockPlay(room, from, () => false);
    const [seat] = seatsToMove(play.room);
    play.pass(24 * HOUR);
    expect(reserveOf(play.room, seat!)).toBe(3 * DAY);
    play.pass(20 * HOUR);
    play.move();
    expect(reserveOf(play.room, seat!)).toBe(2 * DAY + 4 * HOUR);
    play.undo(seat!);
    expect(reserveOf(play.room, seat!)).toBe(2 * DAY + 4 * HOUR);
    expect(turnTime(play.room, seat!)?.end).toBe(play.now + 2 * DAY + 4 * HOUR);
  });

  it('is kept over a restart, and left out of records of matches that need no clock', () => {
    const play = new ClockPlay(room, from, () => false);
    play.pass(40 * HOUR);
    play.move();
    const before = play.room;
    play.restart();
    expect(play.room).toEqual({ ...before, created: from + 40 * HOUR });
    const plain = toRecord(roomOf(begun()), from, null);
    expect('clock' in plain.extra).toBe(false);
    expect(toRoom(plain).clock).toBeUndefined();
  });
});

it.each([
  [0, '0 min'],
  [59_999, '0 min'],
  [20 * 60_000, '20 min'],
  [3 * HOUR + 20 * 60_000, '3 h 20 min'],
  [2 * DAY + 4 * HOUR + 59 * 60_000, '2 d 4 h'],
  [3 * DAY, '3 d'],
  [-5, '0 min'],
])('%i ms are written as %s', (span, text) => {
  expect(spanText(span)).toBe(text);
});
