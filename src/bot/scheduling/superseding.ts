/** What is being drawn for a place, an answer or a table, is given up when something newer is to be drawn there. */
export class Superseding {
  readonly #places = new Map<string, AbortController>();

  /** Draws for a place; the signal is raised when something newer comes there. */
  async run<Result>(place: string, work: (superseded: AbortSignal) => Promise<Result>): Promise<Result> {
    const controller = new AbortController();
    this.#places.set(place, controller);
    try {
      return await work(controller.signal);
    } finally {
      if (this.#places.get(place) === controller) this.#places.delete(place);
    }
  }

  /** Something newer comes to this place. */
  supersede(place: string): void {
    this.#places.get(place)?.abort();
    this.#places.delete(place);
  }
}

/** The table of a channel. */
export const tablePlace = (channel: string): string => `table ${channel}`;
