import { LRUCache } from 'lru-cache';
import type { Clock } from '#platform';
import { entryCardOf, type Room } from '#room';

/** Milliseconds between two edits in a channel: Discord limits edits of messages that are older than an hour. */
const PAUSE = 20_000;

const REMEMBERED = 1_000;

/** Edits the card of the match in a thread; resolves to whether it is worth another try. */
type Draw = (thread: string) => Promise<boolean>;

/**
 * Keeps the entry cards of matches in threads up to date. The first change in a channel is shown at once, those that
 * follow one card at a time.
 */
export class EntryCards {
  readonly #clock: Clock;
  readonly #draw: Draw;
  /** By channel: the threads whose cards are out of date, the longest waiting first. */
  readonly #waiting = new Map<string, Set<string>>();
  readonly #pauses = new Map<string, () => void>();
  readonly #shown = new LRUCache<string, string>({ max: REMEMBERED });

  #stopped = false;

  constructor(clock: Clock, draw: Draw) {
    this.#clock = clock;
    this.#draw = draw;
  }

  /** Whether the match's card says that already. */
  isShown({ channel }: Room, said: string): boolean {
    return this.#shown.get(channel) === said;
  }

  noteShown({ channel }: Room, said: string): void {
    this.#shown.set(channel, said);
  }

  /** The match may have moved on since its card was shown. */
  touch(room: Room, said: string): void {
    const card = entryCardOf(room);
    if (!card || this.#stopped || this.isShown(room, said)) return;
    this.#queue(card.channel, room.channel);
    if (!this.#pauses.has(card.channel)) this.#go(card.channel);
  }

  #queue(parent: string, thread: string): void {
    const waiting = this.#waiting.get(parent) ?? new Set();
    this.#waiting.set(parent, waiting.add(thread));
  }

  #go(parent: string): void {
    const [next] = this.#waiting.get(parent) ?? [];
    this.#pauses.delete(parent);
    if (next === undefined) {
      this.#waiting.delete(parent);
      return;
    }
    this.#waiting.get(parent)?.delete(next);
    this.#pause(parent);
    void this.#draw(next).then((isToRetry) => {
      if (!isToRetry || this.#stopped) return;
      this.#queue(parent, next);
      if (!this.#pauses.has(parent)) this.#pause(parent);
    });
  }

  #pause(parent: string): void {
    this.#pauses.set(
      parent,
      this.#clock.after(PAUSE, () => this.#go(parent)),
    );
  }

  stop(): void {
    this.#stopped = true;
    for (const cancel of this.#pauses.values()) cancel();
    this.#pauses.clear();
    this.#waiting.clear();
  }
}
