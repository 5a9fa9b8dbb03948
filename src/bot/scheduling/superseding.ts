/** Things to be drawn for a place, an answer or a table, until something newer is to be drawn there. */
export class Overtaking {
  readonly #places = new Map<string, AbortController>();

  /** Draws for a place; the signal is raised when it is overtaken there. */
  async draw<Result>(place: string, work: (overtaken: AbortSignal) => Promise<Result>): Promise<Result> {
    const controller = new AbortController();
    this.#places.set(place, controller);
    try {
      return await work(controller.signal);
    } finally {
      if (this.#places.get(place) === controller) this.#places.delete(place);
    }
  }

  /** Something newer comes to this place. */
  overtake(place: string): void {
    this.#places.get(place)?.abort();
    this.#places.delete(place);
  }
}

/** The table of a channel. */
export const tablePlace = (channel: string): string => `table ${channel}`;
