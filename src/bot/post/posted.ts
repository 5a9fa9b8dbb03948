import type { APIMessageTopLevelComponent } from 'discord.js';

/** More tables than this are forgotten, the oldest first; such a one is fetched when it retires. */
const MOST = 1000;

export type Kept = {
  readonly components: readonly APIMessageTopLevelComponent[];
  /** The pictures in them, as they were uploaded. */
  readonly files: readonly { readonly id: string; readonly name: string }[];
};

/** What stays of a table when its buttons go, by its message, so that it need not be fetched for that. */
export class Posted {
  readonly #kept = new Map<string, Kept>();

  remember(id: string, kept: Kept): void {
    this.#kept.delete(id);
    this.#kept.set(id, kept);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST && oldest !== undefined) this.#kept.delete(oldest);
  }

  /** Null for a message that this process did not post, or posted long ago. */
  recall(id: string): Kept | null {
    return this.#kept.get(id) ?? null;
  }

  forget(id: string): void {
    this.#kept.delete(id);
  }
}
