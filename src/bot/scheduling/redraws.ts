import type { Clock } from '#platform';

/** Milliseconds between two redraws of a table, since Discord limits edits. */
const PAUSE = 5000;

/**
 * In simultaneous games the table has a tick for each player who is ready. The first tick is drawn at once, those that
 * follow within the pause together.
 */
export class RedrawThrottle {
  readonly #clock: Clock;
  readonly #draw: (channel: string) => void;
  /** Channels whose table was just drawn, and whether it has changed since. */
  readonly #drawn = new Map<string, { due: boolean; readonly cancel: () => void }>();

  constructor(clock: Clock, draw: (channel: string) => void) {
    this.#clock = clock;
    this.#draw = draw;
  }

  /** Whether the table may be redrawn now; if not, it's redrawn after the pause. */
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

  /** Redraws after the pause. */
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

  /** Cancels the redraw, since a new table shows everything. */
  clear(channel: string): void {
    const drawn = this.#drawn.get(channel);
    if (drawn) drawn.due = false;
  }

  stop(): void {
    for (const { cancel } of this.#drawn.values()) cancel();
    this.#drawn.clear();
  }
}

/** Aborts what is being drawn for a place, an answer or a table, when something newer is to be drawn there. */
export class Superseding {
  readonly #places = new Map<string, AbortController>();

  /** Begins drawing for a place; the signal is aborted when something newer is to be drawn there. */
  begin(place: string): AbortSignal {
    const controller = new AbortController();
    this.#places.set(place, controller);
    return controller.signal;
  }

  end(place: string, superseded: AbortSignal): void {
    if (this.#places.get(place)?.signal === superseded) this.#places.delete(place);
  }

  /** Aborts what is being drawn for the place. */
  supersede(place: string): void {
    this.#places.get(place)?.abort();
    this.#places.delete(place);
  }
}

/** The place of a channel's table. */
export const tablePlace = (channel: string): string => `table ${channel}`;
