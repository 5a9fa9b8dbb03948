import type { Seat } from '#engine';
import {
  DEFAULT_SETTINGS,
  dayIn,
  dayPlus,
  deadline,
  endVacation,
  gameOf,
  HOUR,
  matchOf,
  type PersonSettings,
  type Room,
  seatsToMove,
  takeVacation,
  vacationAt,
  withTimers,
  withVacations,
} from '#room';
import { toRecord, toRoom } from '../../src/bot/repositories/room-record.ts';
import { turnNumber } from '../../src/room/match-clock.ts';
import { act, hasJustEnded, mayReopen, reopenTurn, rewindTurn } from '../../src/room/turn-steps.ts';
import { pauseClocks, resumeClocks } from '../../src/room/vote-rules.ts';

const QUARTER = HOUR / 4;

/** Whether everyone's clock stands still, told by other means than the program's. */
export function isWeekend(zone: string, time: number): boolean {
  return /^S/.test(new Intl.DateTimeFormat('en', { timeZone: zone, weekday: 'short' }).format(time));
}

/** A match whose time passes only when told, with a log of how long everyone was really waited for. */
export class ClockPlay {
  room: Room;
  now: number;
  /** By seat and turn: the milliseconds while the clock ran. */
  readonly waited = new Map<string, number>();
  /** The same of each turn that was played for someone who was out of time. */
  readonly outOfTime: number[] = [];
  readonly #isWeekend: (time: number) => boolean;
  /** By seat. */
  readonly #persons: PersonSettings[];
  #pausedUntil = 0;

  constructor(room: Room, now: number, isWeekend: (time: number) => boolean) {
    this.room = withTimers(room, now);
    this.now = now;
    this.#isWeekend = isWeekend;
    this.#persons = room.seats.map(() => DEFAULT_SETTINGS);
  }

  get #nextEnd(): number {
    const ends = seatsToMove(this.room).map((seat) => deadline(this.room, seat) ?? Number.POSITIVE_INFINITY);
    return Math.min(...ends);
  }

  #isStopped(seat: Seat): boolean {
    return (
      vacationAt(this.#persons[seat]!, this.now) !== null || this.now < this.#pausedUntil || this.#isWeekend(this.now)
    );
  }

  /** In pieces in which no clock stops or goes on: only a pause can end in the middle of a quarter of an hour. */
  #count(until: number): void {
    while (this.now < until) {
      const quarter = (Math.floor(this.now / QUARTER) + 1) * QUARTER;
      const pause = this.now < this.#pausedUntil ? this.#pausedUntil : until;
      const end = Math.min(until, quarter, pause);
      for (const seat of seatsToMove(this.room)) {
        const turn = this.#turnOf(seat);
        if (!this.#isStopped(seat)) this.waited.set(turn, (this.waited.get(turn) ?? 0) + end - this.now);
      }
      this.now = end;
    }
  }

  /** Time passes; who runs out of it is played for. */
  pass(time: number): void {
    const end = this.now + time;
    while (this.room.status === 'playing' && this.#nextEnd <= end) {
      this.#count(this.#nextEnd);
      for (const seat of seatsToMove(this.room))
        if ((deadline(this.room, seat) ?? end + 1) <= this.now) this.#playFor(seat);
    }
    this.#count(end);
  }

  #playFor(seat: Seat): void {
    this.outOfTime.push(this.waited.get(this.#turnOf(seat)) ?? 0);
    this.move(seat);
  }

  #turnOf(seat: Seat): string {
    return `${seat}/${turnNumber(this.room, seat)}`;
  }

  /** The machine's clock is set; nobody waits any longer for it. */
  jump(by: number): void {
    this.now += by;
    this.#settle(this.room);
  }

  move(seat = seatsToMove(this.room)[0]): void {
    if (seat === undefined) return;
    let { room } = this;
    do room = act(room, seat, gameOf(room).legal(matchOf(room).state, seat)[0]!);
    while (
      room.status === 'playing' &&
      !hasJustEnded(room) &&
      gameOf(room).legal(matchOf(room).state, seat).length > 0
    );
    this.#settle(room);
  }

  undo(seat: Seat): void {
    try {
      this.#settle(mayReopen(this.room, seat) ? reopenTurn(this.room, seat) : rewindTurn(this.room, seat));
    } catch {
      // There's nothing to undo.
    }
  }

  /** On vacation until so many days from now, if that's allowed. */
  goAway(seat: Seat, days: number): void {
    const person = this.#persons[seat]!;
    try {
      this.#persons[seat] = takeVacation(person, dayPlus(dayIn(person.zone, this.now), days), this.now);
    } catch {
      // The person's days are used up.
    }
    this.#settle(this.room);
  }

  comeHome(seat: Seat): void {
    this.#persons[seat] = endVacation(this.#persons[seat]!, this.now);
    this.#settle(this.room);
  }

  pause(days: number): void {
    this.#pausedUntil = this.now + days * 24 * HOUR;
    this.#settle(pauseClocks(this.room, 0, days, this.now));
  }

  resume(): void {
    this.#pausedUntil = 0;
    this.#settle(resumeClocks(this.room, 0, this.now));
  }

  restart(): void {
    this.room = toRoom(JSON.parse(JSON.stringify(toRecord(this.room, this.now, null))));
    this.#settle(this.room);
  }

  #settle(room: Room): void {
    const told = this.#persons.reduce(
      (known, { vacations = [] }, seat) => withVacations(known, seat, vacations, this.now),
      room,
    );
    this.room = withTimers({ ...told, news: [] }, this.now);
  }
}
