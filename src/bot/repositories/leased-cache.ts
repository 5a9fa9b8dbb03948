import { LRUCache } from 'lru-cache';
import type { Coordination } from '../coordination.ts';

export type Terms = Pick<Coordination, 'isInCharge' | 'term'>;

/** A cache that holds only while this process stays in charge: whoever was so in between may have changed everything. */
export class LeasedCache<Value> {
  readonly #cache: LRUCache<string, { readonly value: Value; readonly term: number }>;
  readonly #terms: Terms;

  constructor(max: number, terms: Terms) {
    this.#cache = new LRUCache({ max });
    this.#terms = terms;
  }

  get(key: string): Value | null {
    const found = this.#cache.get(key);
    return found && this.#terms.isInCharge() && found.term === this.#terms.term() ? found.value : null;
  }

  set(key: string, value: Value): void {
    this.#cache.set(key, { value, term: this.#terms.term() });
  }

  delete(key: string): void {
    this.#cache.delete(key);
  }
}
