import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import { reminderTime } from '../../room/quiet.ts';
import type { Room } from '../../room/room.ts';
import { awaited, deadline } from '../../room/waiting.ts';
import type { People } from './people.ts';

/** The first moment at which a room wants attention: a reminder, or a turn that has taken too long. */
export async function nextAlarm(room: Room, people: People): Promise<number | null> {
  const times = await Promise.all(
    awaited(room).map(async (seat) => {
      const wait = room.waits[seat];
      if (!wait) return [];
      const end = wait.overdue ? null : deadline(room, wait);
      const reminder = reminderTime(await people.load(room.seats[seat]!.user!), wait);
      return [end, reminder].filter((time) => time !== null);
    }),
  );
  const all = times.flat();
  return all.length ? Math.min(...all) : null;
}

/** After how long something that failed is tried again, first and at the longest. */
const AGAIN = 60_000;
const AT_LEAST_HOURLY = 6;

/** One alarm per channel, set anew whenever its room changes. */
export class Alarms {
  readonly #clock: Clock;
  readonly #people: People;
  readonly #log: Logger;
  readonly #ring: (channel: string) => Promise<void>;
  readonly #set = new Map<string, () => void>();
  /** By channel, the newest alarm that is being set. */
  readonly #watching = new Map<string, Promise<void>>();
  /** What failed, apart from the alarms: a room that changes does not call it off. */
  readonly #owed = new Map<string, { readonly failures: number; readonly cancel: () => void }>();
  #stopped = false;

  constructor(clock: Clock, people: People, log: Logger, ring: (channel: string) => Promise<void>) {
    this.#clock = clock;
    this.#people = people;
    this.#log = log;
    this.#ring = ring;
  }

  /** Never fails: a match without an alarm is better than none. */
  watch(room: Room): Promise<void> {
    const watching: Promise<void> = this.#watch(room).finally(() => {
      if (this.#watching.get(room.channel) === watching) this.#watching.delete(room.channel);
    });
    this.#watching.set(room.channel, watching);
    return watching;
  }

  /** Resolves when all alarms that were asked for are set. */
  async settled(): Promise<void> {
    await Promise.all(this.#watching.values());
  }

  async #watch(room: Room): Promise<void> {
    const { channel } = room;
    const before = this.#watching.get(channel);
    try {
      // One after the other: the room that was saved last decides.
      await before;
      const time = await nextAlarm(room, this.#people);
      this.#set.get(channel)?.();
      this.#set.delete(channel);
      if (time === null || this.#stopped) return;
      this.#set.set(
        channel,
        this.#clock.after(Math.max(0, time - this.#clock.now()), () => this.#go(channel)),
      );
    } catch (err) {
      this.#log.error({ channel, err }, 'alarm not set');
    }
  }

  /** Something is left to be done for a channel: tried again, more and more rarely, until it is. */
  soon(channel: string): void {
    const owed = this.#owed.get(channel);
    owed?.cancel();
    if (this.#stopped) return;
    const failures = owed?.failures ?? 0;
    const delay = AGAIN * 2 ** Math.min(failures, AT_LEAST_HOURLY);
    this.#owed.set(channel, {
      failures: failures + 1,
      cancel: this.#clock.after(delay, () => this.#go(channel)),
    });
  }

  /** Nothing is left. */
  paid(channel: string): void {
    this.#owed.get(channel)?.cancel();
    this.#owed.delete(channel);
  }

  stop(): void {
    this.#stopped = true;
    for (const cancel of this.#set.values()) cancel();
    for (const { cancel } of this.#owed.values()) cancel();
    this.#set.clear();
    this.#owed.clear();
  }

  #go(channel: string): void {
    this.#set.delete(channel);
    this.#ring(channel).then(
      () => this.paid(channel),
      (err: unknown) => {
        this.#log.warn({ channel, err }, 'alarm failed');
        this.soon(channel);
      },
    );
  }
}
