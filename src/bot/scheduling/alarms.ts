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

/**
 * The first moment at which a room wants attention: at once, for a reminder, for a turn that has taken too long, or to
 * be closed.
 */
export async function nextAlarm(room: Room, people: People, idle: IdleDays): Promise<number | null> {
  if (hasPendingWork(room)) return 0;
  if (isPrivate(room)) return closingTime(room, idle);
  const times = await Promise.all(
    seatsToMove(room).map(async (seat) => {
      const wait = room.waits[seat];
      if (!wait) return [];
      const end = wait.overdue ? null : deadline(room, wait);
      const reminder = reminderTime(await people.load(room.seats[seat]!.user!), wait);
      return [end, reminder].filter((time) => time !== null);
    }),
  );
  const all = [...times.flat(), closingTime(room, idle)].filter((time) => time !== null);
  return all.length ? Math.min(...all) : null;
}

/** After how long something that failed is tried again, first and at the longest. */
const RETRY = 60_000;
const AT_LEAST_HOURLY = 6;

/** How often, in milliseconds, the database is asked for what comes due before long, and how far ahead. */
const POLL = 30 * 60_000;
const AHEAD = 2 * POLL;

/** What is further away than this is left to the database: a timer counts to 24 days, and nobody needs so many of them. */
const FAR = 7 * 24 * 60 * 60_000;

type OnAlarm = (address: string) => Promise<void>;
type ComingDue = (until: number) => AsyncIterable<DueRecord>;

/**
 * One alarm per address, set anew whenever its room changes. What was saved long ago is known to the database alone
 * until it comes due before long.
 */
export class Alarms {
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #onAlarm: OnAlarm;
  readonly #set = new Map<string, () => void>();
  /** Retries of what failed, apart from the alarms: a room that changes doesn't cancel them. */
  readonly #retries = new Map<string, { readonly failures: number; readonly cancel: () => void }>();
  #cancelPoll = () => {};
  #stopped = false;

  constructor(clock: Clock, log: Logger, onAlarm: OnAlarm) {
    this.#clock = clock;
    this.#log = log;
    this.#onAlarm = onAlarm;
  }

  /** Null for none. A room that wants attention at once has it from whoever saved it so. */
  set(address: string, time: number | null): void {
    this.#set.get(address)?.();
    this.#set.delete(address);
    if (!time || this.#stopped || time - this.#clock.now() > FAR) return;
    const cancel = this.#clock.after(Math.max(0, time - this.#clock.now()), () => this.#go(address));
    this.#set.set(address, cancel);
  }

  /** Sets alarms for what comes due, now and every half hour from now on. */
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

  /** Something is left to be done for a room: tried again, more and more rarely, until it is done. */
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

  /** Something may be left to be done: looked at once, without making a retry that is planned any rarer. */
  checkLater(address: string): void {
    if (!this.#retries.has(address)) this.retryLater(address);
  }

  /** Nothing is left to be done. */
  cancelRetry(address: string): void {
    this.#retries.get(address)?.cancel();
    this.#retries.delete(address);
  }

  /** Cancels everything: another process sees to it from now on. */
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
