import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { People } from './people.ts';
import { reminderTime } from './quiet.ts';
import type { Room } from './room.ts';
import { awaited, deadline } from './waiting.ts';

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

/** After how long an alarm that failed is tried again. */
const AGAIN = 60_000;

/** One alarm per channel, set anew whenever its room changes. */
export class Alarms {
  readonly #clock: Clock;
  readonly #people: People;
  readonly #log: Logger;
  readonly #ring: (channel: string) => Promise<void>;
  readonly #set = new Map<string, () => void>();
  #stopped = false;

  constructor(clock: Clock, people: People, log: Logger, ring: (channel: string) => Promise<void>) {
    this.#clock = clock;
    this.#people = people;
    this.#log = log;
    this.#ring = ring;
  }

  /** Never fails: a match without an alarm is better than none. */
  async watch(room: Room): Promise<void> {
    const { channel } = room;
    try {
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

  stop(): void {
    this.#stopped = true;
    for (const cancel of this.#set.values()) cancel();
    this.#set.clear();
  }

  #go(channel: string): void {
    this.#set.delete(channel);
    this.#ring(channel).catch((err: unknown) => {
      this.#log.error({ channel, err }, 'alarm failed');
      if (!this.#stopped)
        this.#set.set(
          channel,
          this.#clock.after(AGAIN, () => this.#go(channel)),
        );
    });
  }
}
