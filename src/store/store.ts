import { type Json, sameJson } from '../engine/json.ts';
import type { Backend } from './backend.ts';
import { isJsonObject, parseJson } from './json.ts';
import { fault, keyOf, type RecordKind, readRecord, type Stamped, unwrap } from './kind.ts';
import { ChannelQueue } from './queue.ts';
import { done, messageOf, refuse, type StoreResult } from './refusal.ts';

export type Listed<Value> = { readonly id: string; readonly result: StoreResult<Value> };

export class Store {
  readonly #backend: Backend;
  /** One operation per key at a time: what is read here must still hold when it is written. */
  readonly #queue = new ChannelQueue();
  /** What is known to be stored; forgotten when a write fails, because it may have landed all the same. */
  readonly #revisions = new Map<string, number>();

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  /** Null if nothing is stored. A broken record is moved to `broken:<key>:<now>` and refused as `broken`. */
  load<Value extends Stamped>(kind: RecordKind<Value>, id: string, now: number): Promise<StoreResult<Value | null>> {
    return this.#queued(keyOf(kind, id), async (key) => {
      try {
        const text = await this.#backend.read(key);
        this.#revisions.delete(key);
        if (text === undefined) return done(null);
        const reading = readRecord(kind, text);
        if (reading.code === 'newer') return refuse('newer', key, reading.problem);
        if (reading.code === 'broken') return await this.#setAside(key, text, reading.problem, now);
        this.#revisions.set(key, reading.value.revision);
        return done(reading.value);
      } catch (error) {
        return refuse('unavailable', key, messageOf(error));
      }
    });
  }

  /**
   * Resolves once the record is written for good, to the record with its next revision. Takes the record as it was
   * loaded (or revision 0 for a new one) with changes; refused as `stale` if another write came between.
   */
  save<Value extends Stamped>(kind: RecordKind<Value>, id: string, record: Value): Promise<StoreResult<Value>> {
    return this.#queued(keyOf(kind, id), async (key) => {
      const next = { ...record, version: kind.version, revision: record.revision + 1 };
      const problem = fault(kind, next);
      if (problem !== null) return refuse('invalid', key, problem);
      try {
        const current = this.#revisions.get(key) ?? (await this.#storedRevision(key));
        if (current !== record.revision) return (await this.#holds(key, next)) ? done(next) : refuse('stale', key);
        await this.#backend.write(key, next);
        this.#revisions.set(key, next.revision);
        return done(next);
      } catch (error) {
        this.#revisions.delete(key);
        return refuse('not-saved', key, messageOf(error));
      }
    });
  }

  remove(kind: { readonly kind: string }, id: string): Promise<StoreResult<null>> {
    return this.#queued(keyOf(kind, id), async (key) => {
      this.#revisions.delete(key);
      try {
        await this.#backend.erase(key);
        return done(null);
      } catch (error) {
        return refuse('not-saved', key, messageOf(error));
      }
    });
  }

  /** Every record of a kind, loaded page by page; ends with one refused as `unavailable` if the database fails. */
  async *records<Value extends Stamped>(kind: RecordKind<Value>, now: number): AsyncGenerator<Listed<Value>> {
    const prefix = keyOf(kind, '');
    try {
      for await (const [key, text] of this.#backend.entries(prefix)) {
        const id = key.slice(prefix.length);
        const reading = readRecord(kind, text);
        if (reading.code === 'fine') {
          yield { id, result: done(reading.value) };
          continue;
        }
        const result = await this.load(kind, id, now);
        if (!result.ok) yield { id, result };
        else if (result.value) yield { id, result: done(result.value) };
      }
    } catch (error) {
      yield { id: '', result: refuse('unavailable', prefix, messageOf(error)) };
    }
  }

  /** All keys of a prefix that ends with a colon, such as `broken:`. Rejects if the database fails. */
  async *keys(prefix: `${string}:`): AsyncGenerator<string> {
    for await (const [key] of this.#backend.entries(prefix)) yield key;
  }

  /** Takes no more work, waits for what is being written, lets go of the database. */
  async close(): Promise<void> {
    await this.#queue.drain();
    await this.#backend.close();
  }

  async #queued<Value>(key: string, task: (key: string) => Promise<StoreResult<Value>>): Promise<StoreResult<Value>> {
    const ran = await this.#queue.run(key, () => task(key));
    return ran.ok ? ran.value : ran;
  }

  /** Written there before it is deleted here: at any moment at least one of the two exists. */
  async #setAside(key: string, text: unknown, problem: string, now: number) {
    const aside = `broken:${key}:${now}`;
    try {
      await this.#backend.write(aside, { key, problem, text: keep(text) });
      await this.#backend.erase(key);
      return refuse('broken', key, problem, aside);
    } catch (error) {
      return refuse('broken', key, `${problem}; not moved: ${messageOf(error)}`);
    }
  }

  /** Unchecked; undefined if there is none, null if the text is no record. */
  async #stored(key: string): Promise<Json | undefined> {
    const text = await this.#backend.read(key);
    if (text === undefined) return undefined;
    try {
      return unwrap(text) ?? null;
    } catch {
      return null;
    }
  }

  /** 0 if nothing is stored, NaN (which no record has) if what is stored can't be read. */
  async #storedRevision(key: string): Promise<number> {
    const stored = await this.#stored(key);
    if (stored === undefined) return 0;
    const { revision } = isJsonObject(stored) ? stored : {};
    return typeof revision === 'number' ? revision : Number.NaN;
  }

  /** Whether this very write was made before, without its answer having arrived. */
  async #holds(key: string, record: Stamped): Promise<boolean> {
    const stored = await this.#stored(key);
    return stored !== undefined && sameJson(stored, parseJson(JSON.stringify(record)));
  }
}

const keep = (text: unknown): string =>
  Buffer.isBuffer(text) ? `base64,${text.toString('base64')}` : String(text ?? '');
