import { LRUCache } from 'lru-cache';
import { type RefusalCode, Refused, Stale } from '#room';
import type { RecordKind, Stamped, Store, StoreRefusal, StoreResult } from '#store';

/** Most retries after another process wrote in between. */
const TRIES = 50;

/** Throws the error unless the task is to be retried. */
export function throwUnlessRepeated(error: unknown, isToRepeat: boolean, tries: number): void {
  if (!isToRepeat) throw error;
  if (tries === TRIES) throw error instanceof Stale ? new Refused('unsaved') : error;
}

/** Repeats a task with what is stored by then, as long as another process writes in between. */
export async function untilFresh<Value>(attempt: (isFirst: boolean) => Promise<Value>): Promise<Value> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt(tries === 1);
    } catch (error) {
      throwUnlessRepeated(error, error instanceof Stale, tries);
    }
  }
}

/** The refusal for a match or a result that can't be read or written. */
export const matchRefusal = (code: StoreRefusal['code']): Refused => {
  if (code === 'stale') return new Stale();
  const unreadable: { readonly [code: string]: RefusalCode } = { broken: 'broken', newer: 'trouble.newer' };
  return new Refused(unreadable[code] ?? 'unsaved');
};

/** Returning the same value, or null, leaves the record unchanged. */
type Make<Value, Made> = (before: Value | null) => Made;
type IfBroken = 'refuse' | 'replace';

/** The store, with its refusals thrown as `Refused`. */
export class Records {
  readonly #store: Store;
  readonly #now: () => number;
  readonly #refusal: (refused: StoreRefusal) => Refused;

  constructor(store: Store, now: () => number, refusal: (refused: StoreRefusal) => Refused) {
    this.#store = store;
    this.#now = now;
    this.#refusal = refusal;
  }

  read<Value extends Stamped>(kind: RecordKind<Value>, id: string): Promise<Value | null> {
    return untilFresh(async () => this.#demand(await this.#store.load(kind, id, this.#now())));
  }

  /** Takes the record as loaded, with changes; rejects with `Stale` if another process wrote in between. */
  async write<Value extends Stamped>(kind: RecordKind<Value>, id: string, record: Value): Promise<Value> {
    return this.#demand(await this.#store.save(kind, id, record));
  }

  /**
   * Applies a change to the stored record, again if another process wrote in between, and resolves to the stored
   * result. A record that can't be read is refused once and moved aside, unless it is to be replaced at once.
   */
  change<Value extends Stamped>(
    kind: RecordKind<Value>,
    id: string,
    make: Make<Value, Value>,
    ifBroken?: IfBroken,
  ): Promise<Value>;
  change<Value extends Stamped>(
    kind: RecordKind<Value>,
    id: string,
    make: Make<Value, Value | null>,
    ifBroken?: IfBroken,
  ): Promise<Value | null>;
  change<Value extends Stamped>(
    kind: RecordKind<Value>,
    id: string,
    make: Make<Value, Value | null>,
    ifBroken: IfBroken = 'refuse',
  ): Promise<Value | null> {
    return untilFresh(async () => {
      const loaded = await this.#store.load(kind, id, this.#now());
      const isReplaced = !loaded.ok && loaded.refusal.code === 'broken' && ifBroken === 'replace';
      const before = isReplaced ? null : this.#demand(loaded);
      const after = make(before);
      return after === null || after === before ? after : this.write(kind, id, after);
    });
  }

  #demand<Value>(result: StoreResult<Value>): Value {
    if (result.ok) return result.value;
    throw result.refusal.code === 'stale' ? new Stale() : this.#refusal(result.refusal);
  }
}

/** What a cache needs to know about processes. */
export type Terms = { readonly isInCharge: () => boolean; readonly term: () => number };

/** A cache that is valid only while this process stays in charge: another one may have changed everything since. */
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
