import { LRUCache } from 'lru-cache';
import type { Lease } from '#store';

/** A cache that holds only while this process keeps its lease: whoever had it in between may have changed everything. */
export class LeasedCache<Value> {
  readonly #cache: LRUCache<string, { readonly value: Value; readonly fence: number }>;
  readonly #lease: Pick<Lease, 'isHeld' | 'fence'>;

  constructor(max: number, lease: Pick<Lease, 'isHeld' | 'fence'>) {
    this.#cache = new LRUCache({ max });
    this.#lease = lease;
  }

  get(key: string): Value | null {
    const found = this.#cache.get(key);
    return found && this.#lease.isHeld() && found.fence === this.#lease.fence() ? found.value : null;
  }

  set(key: string, value: Value): void {
    this.#cache.set(key, { value, fence: this.#lease.fence() });
  }

  delete(key: string): void {
    this.#cache.delete(key);
  }
}
