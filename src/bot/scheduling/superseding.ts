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
