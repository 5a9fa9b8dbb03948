import type { Lease } from '#store';

/** Values by key; of more than there is room for, those that were not used for longest are forgotten. */
export class Cache<Value> {
  readonly #values = new Map<string, Value>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  recall(key: string): Value | null {
    const value = this.#values.get(key);
    if (value === undefined) return null;
    this.remember(key, value);
    return value;
  }

  remember(key: string, value: Value): void {
    this.#values.delete(key);
    this.#values.set(key, value);
    const [oldest] = this.#values.keys();
    if (this.#values.size > this.#most && oldest !== undefined) this.#values.delete(oldest);
  }

  forget(key: string): void {
    this.#values.delete(key);
  }
}

/** Remembers only as long as the right to write is held: whoever had it in between may have changed everything. */
export class LeasedCache<Value> {
  readonly #cache: Cache<{ readonly value: Value; readonly fence: number }>;
  readonly #lease: Pick<Lease, 'isHeld' | 'fence'>;

  constructor(most: number, lease: Pick<Lease, 'isHeld' | 'fence'>) {
    this.#cache = new Cache(most);
    this.#lease = lease;
  }

  recall(key: string): Value | null {
    const found = this.#cache.recall(key);
    return found && this.#lease.isHeld() && found.fence === this.#lease.fence() ? found.value : null;
  }

  remember(key: string, value: Value): void {
    this.#cache.remember(key, { value, fence: this.#lease.fence() });
  }

  forget(key: string): void {
    this.#cache.forget(key);
  }
}
