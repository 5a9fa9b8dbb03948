/** An emoji of the application, as buttons refer to it. */
export type Emoji = { readonly id: string; readonly name: string };

type WithEmoji = { readonly emoji?: { readonly id?: string | undefined }; readonly label?: string };

/** The emojis Discord has, by their plain names, as far as this process knows. */
export class Emojis {
  readonly #known = new Map<string, Emoji>();
  /** What a button says whose emoji turns out to be gone. */
  readonly #standIns = new Map<string, string>();
  /** Called when Discord refuses one that should be there. */
  onGone: () => void = () => {};

  /** Replaces all that was known. */
  set(known: ReadonlyMap<string, Emoji>): void {
    this.#known.clear();
    for (const [word, one] of known) this.#known.set(word, one);
  }

  add(word: string, one: Emoji): void {
    this.#known.set(word, one);
  }

  readonly find = (word: string): Emoji | null => this.#known.get(word) ?? null;

  /** As it is written in a text. */
  readonly written = (word: string): string | null => {
    const one = this.find(word);
    return one && `<:${one.name}:${one.id}>`;
  };

  /** For a button or choice. */
  taken({ id }: Emoji, standIn: string): void {
    this.#standIns.set(id, standIn);
  }

  /** A request's body with Unicode in place of every emoji of ours; null if it has none. */
  without(body: unknown): unknown {
    let found = false;
    const plain = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(plain);
      if (typeof value !== 'object' || value === null) return value;
      const id = (value as WithEmoji).emoji?.id;
      if (id === undefined) return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, plain(one)]));
      found = true;
      const { emoji, label = '', ...rest } = value as WithEmoji;
      return { ...rest, label: `${this.#standIns.get(id) ?? ''} ${label}`.trim() || '–' };
    };
    const made = plain(body);
    return found ? made : null;
  }
}
