import type { Logger } from 'pino';
import type { Clock } from '#platform';
import {
  closingTime,
  deadline,
  hasPendingWork,
  type IdleDays,
  isPrivate,
  type Room,
  reminderTime,
  seatsToMove,
} from '#room';
import type { DueRecord } from '#store';
import type { People } from '../repositories/people.ts';

/** Who is reminded and when, when rooms close, and when the card of a match in a thread is looked after. */
type Due = {
  readonly people: People;
  readonly idle: IdleDays;
  readonly cardAlarm: (room: Room) => number | null;
};

/** When a room is next due: at once, for a reminder, for a turn that is out of time, for its card, or to be closed. */
export async function nextAlarm(room: Room, { people, idle, cardAlarm }: Due): Promise<number | null> {
  if (hasPendingWork(room)) return 0;
  if (isPrivate(room)) return closingTime(room, idle);
  const times = await Promise.all(
    seatsToMove(room).map(async (seat) => {
      const wait = room.waits[seat];
      if (!wait) return [];
      const end = wait.overdue ? null : deadline(room, seat);
      const reminder = reminderTime(await people.load(room.seats[seat]!.user!), room, seat);
      return [end, reminder].filter((time) => time !== null);
    }),
  );
  const all = [...times.flat(), cardAlarm(room), closingTime(room, idle)].filter((time) => time !== null);
  return all.length ? Math.min(...all) : null;
}

/** Milliseconds before the first retry; each further one waits twice as long, up to this many times. */
const RETRY = 60_000;
const AT_LEAST_HOURLY = 6;

/** Milliseconds between queries for rooms that are due soon, and how far ahead they look. */
const POLL = 30 * 60_000;
const AHEAD = 2 * POLL;

/** Later alarms stay in the database: a timer counts to 24 days only, and there would be too many. */
const FAR = 7 * 24 * 60 * 60_000;

type OnAlarm = (address: string) => Promise<void>;
type ComingDue = (until: number) => AsyncIterable<DueRecord>;

/**
 * One alarm per address, set again whenever its room changes. Later alarms are only in the database until they are due
 * soon.
 */
export class Alarms {
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #onAlarm: OnAlarm;
  readonly #set = new Map<string, () => void>();
  /** Retries are separate from alarms: a change of the room doesn't cancel them. */
  readonly #retries = new Map<string, { readonly failures: number; readonly cancel: () => void }>();
  #cancelPoll = () => {};
  #stopped = false;

  constructor(clock: Clock, log: Logger, onAlarm: OnAlarm) {
    this.#clock = clock;
    this.#log = log;
    this.#onAlarm = onAlarm;
  }

  /** Null for none. A room due at once is handled by the code that saved it. */
  set(address: string, time: number | null): void {
    this.#set.get(address)?.();
    this.#set.delete(address);
    if (!time || this.#stopped || time - this.#clock.now() > FAR) return;
    const cancel = this.#clock.after(Math.max(0, time - this.#clock.now()), () => this.#go(address));
    this.#set.set(address, cancel);
  }

  /** Sets alarms for what is due soon, now and every half hour. */
  async poll(comingDue: ComingDue): Promise<void> {
    if (this.#stopped) return;
    this.#cancelPoll();
    this.#cancelPoll = this.#clock.after(POLL, () => void this.poll(comingDue));
    try {
      for await (const { id, alarm } of comingDue(this.#clock.now() + AHEAD)) {
        if (this.#set.has(id) || this.#retries.has(id)) continue;
        if (alarm <= this.#clock.now()) this.#go(id);
        else this.set(id, alarm);
      }
    } catch (err) {
      this.#log.error({ err }, 'alarms not looked up');
    }
  }

  /** Retries the room with growing pauses until it succeeds. */
  retryLater(address: string): void {
    const retry = this.#retries.get(address);
    retry?.cancel();
    if (this.#stopped) return;
    const failures = retry?.failures ?? 0;
    const delay = RETRY * 2 ** Math.min(failures, AT_LEAST_HOURLY);
    this.#retries.set(address, {
      failures: failures + 1,
      cancel: this.#clock.after(delay, () => this.#go(address)),
    });
  }

  /** Checks the room soon, unless a retry is scheduled already. */
  checkLater(address: string): void {
    if (!this.#retries.has(address)) this.retryLater(address);
  }

  /** Cancels the retry, since nothing is left to do. */
  cancelRetry(address: string): void {
    this.#retries.get(address)?.cancel();
    this.#retries.delete(address);
  }

  /** Cancels everything, since another process takes over. */
  clear(): void {
    this.#cancelPoll();
    for (const cancel of this.#set.values()) cancel();
    for (const { cancel } of this.#retries.values()) cancel();
    this.#set.clear();
    this.#retries.clear();
  }

  stop(): void {
    this.#stopped = true;
    this.clear();
  }

  #go(address: string): void {
    this.#set.delete(address);
    this.#onAlarm(address).then(
      () => this.cancelRetry(address),
      (err: unknown) => {
        this.#log.warn({ channel: address, err }, 'alarm failed');
        this.retryLater(address);
      },
    );
  }
}
