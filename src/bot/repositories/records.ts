import { LRUCache } from 'lru-cache';
import { type RefusalCode, Refused, Stale } from '#room';
import type { RecordKind, Stamped, Store, StoreRefusal, StoreResult } from '#store';

/** How often something is done again because somebody else wrote meanwhile: more than that is no accident. */
const TRIES = 50;

/** Throws the error unless what failed is to be done again, and was not so too often. */
export function throwUnlessRepeated(error: unknown, isToRepeat: boolean, tries: number): void {
  if (!isToRepeat) throw error;
  if (tries === TRIES) throw error instanceof Stale ? new Refused('unsaved') : error;
}

/** Repeats something with what is stored by then, as long as another process has written meanwhile. */
export async function untilFresh<Value>(attempt: (isFirst: boolean) => Promise<Value>): Promise<Value> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt(tries === 1);
    } catch (error) {
      throwUnlessRepeated(error, error instanceof Stale, tries);
    }
  }
}

/** How it is said that a match, or what became of it, can't be read or written. */
export const matchRefusal = (code: StoreRefusal['code']): Refused => {
  if (code === 'stale') return new Stale();
  const unreadable: { readonly [code: string]: RefusalCode } = { broken: 'broken', newer: 'trouble.newer' };
  return new Refused(unreadable[code] ?? 'unsaved');
};

/** A value that is the same, or null, leaves the record as it is. */
type Make<Value, Made> = (before: Value | null) => Made;
type IfBroken = 'refuse' | 'replace';

/** The store, for those who have somebody to say a refusal to. */
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

  /** Takes the record as it was loaded, with changes; `Stale` if somebody else has written since. */
  async write<Value extends Stamped>(kind: RecordKind<Value>, id: string, record: Value): Promise<Value> {
    return this.#demand(await this.#store.save(kind, id, record));
  }

  /**
   * Applies a change to what is stored, or to what somebody else has written meanwhile, and resolves to what it made, as
   * it is stored then. A record that can't be read is refused once and lies aside from then on, unless it is to be
   * replaced at once.
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

/** What a cache asks of the coordination of processes. */
export type Terms = { readonly isInCharge: () => boolean; readonly term: () => number };

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
