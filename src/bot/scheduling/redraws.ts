import type { Clock } from '#platform';

/** How often a table may be redrawn, in milliseconds: Discord counts edits, and nobody reads faster. */
const PAUSE = 5000;

/**
 * Where several play at once, each who has finished is a tick on the table. The first one is drawn at once, those that
 * come right after it together.
 */
export class RedrawThrottle {
  readonly #clock: Clock;
  readonly #draw: (channel: string) => void;
  /** Channels whose table was just drawn, and whether there is something to draw since. */
  readonly #drawn = new Map<string, { due: boolean; readonly cancel: () => void }>();

  constructor(clock: Clock, draw: (channel: string) => void) {
    this.#clock = clock;
    this.#draw = draw;
  }

  /** Whether the table may be redrawn now; if not, it will be. */
  mayDraw(channel: string): boolean {
    const drawn = this.#drawn.get(channel);
    if (drawn) {
      drawn.due = true;
      return false;
    }
    const cancel = this.#clock.after(PAUSE, () => this.#go(channel));
    this.#drawn.set(channel, { due: false, cancel });
    return true;
  }

  /** It was to be redrawn and was not: it will be. */
  postpone(channel: string): void {
    this.mayDraw(channel);
    const drawn = this.#drawn.get(channel);
    if (drawn) drawn.due = true;
  }

  #go(channel: string): void {
    const drawn = this.#drawn.get(channel);
    this.#drawn.delete(channel);
    if (drawn?.due) this.#draw(channel);
  }

  /** A new table shows it all. */
  clear(channel: string): void {
    const drawn = this.#drawn.get(channel);
    if (drawn) drawn.due = false;
  }

  stop(): void {
    for (const { cancel } of this.#drawn.values()) cancel();
    this.#drawn.clear();
  }
}

/** What is being drawn for a place, an answer or a table, is given up when something newer is to be drawn there. */
export class Superseding {
  readonly #places = new Map<string, AbortController>();

  /** Something is drawn for a place; the signal is raised when something newer comes there. */
  begin(place: string): AbortSignal {
    const controller = new AbortController();
    this.#places.set(place, controller);
    return controller.signal;
  }

  end(place: string, superseded: AbortSignal): void {
    if (this.#places.get(place)?.signal === superseded) this.#places.delete(place);
  }

  /** Something newer comes to this place. */
  supersede(place: string): void {
    this.#places.get(place)?.abort();
    this.#places.delete(place);
  }
}

/** The table of a channel. */
export const tablePlace = (channel: string): string => `table ${channel}`;
