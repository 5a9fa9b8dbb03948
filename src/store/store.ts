import { randomBytes } from 'node:crypto';
import type { Backend, Entry, Stored } from './backend.ts';
import { isJsonObject } from './json.ts';
import { fault, keyOf, type RecordKind, readRecord, type Stamped, unwrap, wrap } from './kind.ts';
import { ChannelQueue } from './queue.ts';
import { done, messageOf, refuse, type StoreResult } from './refusal.ts';
import type { ShardId } from './shard.ts';
import { indexOf } from './stored-index.ts';

export type Listed<Value> = { readonly id: string; readonly result: StoreResult<Value> };
type Named = { readonly kind: string };

/** When a record wants attention. */
export type DueRecord = { readonly id: string; readonly alarm: number };

const prefixOf = ({ kind }: Named): `${string}:` => `${kind}:`;

const idsOf = (kind: Named, keys: readonly string[]): string[] => {
  const prefix = prefixOf(kind);
  return keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
};

/** Records by kind and id. Whoever writes says which revision they have seen: what somebody else wrote since stays. */
export class Store {
  readonly #backend: Backend;
  /** One operation per key at a time, in the order in which they were asked for. */
  readonly #queue = new ChannelQueue();
  readonly #writer = randomBytes(6).toString('hex');
  #writes = 0;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  /** Null if nothing is stored. A broken record is moved to `broken:<key>:<now>` and refused as `broken`. */
  load<Value extends Stamped>(kind: RecordKind<Value>, id: string, now: number): Promise<StoreResult<Value | null>> {
    return this.#queued(keyOf(kind, id), async (key) => {
      try {
        const stored = await this.#backend.read(key);
        if (stored === undefined) return done(null);
        const reading = readRecord(kind, stored.text);
        if (reading.code === 'newer') return refuse('newer', key, reading.problem);
        if (reading.code === 'broken') return await this.#setAside(key, stored, reading.problem, now);
        return done({ ...reading.value, revision: stored.revision });
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
      const entry = this.#entry(next, next.revision);
      try {
        return (await this.#backend.write(key, entry, record.revision)) ? done(next) : refuse('stale', key);
      } catch (error) {
        return (await this.#landed(key, entry)) ? done(next) : refuse('not-saved', key, messageOf(error));
      }
    });
  }

  /** Refused as `stale` if another write came since that revision; null removes whatever is there. */
  remove(kind: Named, id: string, revision: number | null): Promise<StoreResult<null>> {
    return this.#queued(keyOf(kind, id), async (key) => {
      try {
        const gone = (await this.#backend.erase(key, revision)) || (await this.#backend.read(key)) === undefined;
        return gone ? done(null) : refuse('stale', key);
      } catch (error) {
        return refuse('not-saved', key, messageOf(error));
      }
    });
  }

  /**
   * Takes a name out of all that was set aside, and leaves no trace of what was erased before in the database's files,
   * as far as that is in its power.
   */
  async scrub(name: string): Promise<StoreResult<null>> {
    try {
      for await (const [key, text] of this.#backend.entries('broken:')) {
        if (key.includes(name)) await this.#backend.erase(key, null);
        else if (String(text).includes(name)) await this.#strike(key, name);
      }
      await this.#backend.scrub?.();
      return done(null);
    } catch (error) {
      return refuse('not-saved', 'broken:', messageOf(error));
    }
  }

  /** Every record of a kind, loaded page by page; ends with one refused as `unavailable` if the database fails. */
  async *records<Value extends Stamped>(kind: RecordKind<Value>, now: number): AsyncGenerator<Listed<Value>> {
    try {
      for await (const key of this.#backend.keys(prefixOf(kind))) {
        const [id = ''] = idsOf(kind, [key]);
        const result = await this.load(kind, id, now);
        if (!result.ok) yield { id, result };
        else if (result.value) yield { id, result: done(result.value) };
      }
    } catch (error) {
      yield { id: '', result: refuse('unavailable', prefixOf(kind), messageOf(error)) };
    }
  }

  /** All keys of a prefix that ends with a colon, such as `broken:`. Rejects if the database fails. */
  keys(prefix: `${string}:`): AsyncIterable<string> {
    return this.#backend.keys(prefix);
  }

  /** Records that want attention until then, the earliest first. Rejects if the database fails. */
  async *due(kind: Named, until: number, shard: ShardId): AsyncGenerator<DueRecord> {
    for await (const { key, alarm } of this.#backend.due(until, shard)) {
      for (const id of idsOf(kind, [key])) yield { id, alarm };
    }
  }

  /** Matches that want no attention at any time. Rejects if the database fails. */
  async *resting(kind: Named, shard: ShardId): AsyncGenerator<string> {
    for await (const key of this.#backend.resting(shard)) yield* idsOf(kind, [key]);
  }

  /** The ids of the records somebody has to do with. Rejects if the database fails. */
  async idsOf(kind: Named, user: string): Promise<string[]> {
    return idsOf(kind, await this.#backend.keysOf(user));
  }

  /** The ids of the records of a guild. Rejects if the database fails. */
  async idsIn(kind: Named, guild: string): Promise<string[]> {
    return idsOf(kind, await this.#backend.keysIn(guild));
  }

  count(kind: Named): Promise<number> {
    return this.#backend.count(prefixOf(kind));
  }

  /** The database's own clock: the only one that all processes share. */
  now(): Promise<number> {
    return this.#backend.now();
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

  #entry(value: object, revision: number): Entry {
    this.#writes += 1;
    return { text: wrap(value), revision, writer: `${this.#writer}-${this.#writes}`, index: indexOf(value) };
  }

  /** Whether a write whose answer did not arrive was made all the same. */
  async #landed(key: string, { writer }: Entry): Promise<boolean> {
    const stored = await this.#backend.read(key).catch(() => undefined);
    return stored?.writer === writer;
  }

  async #strike(key: string, name: string): Promise<void> {
    const stored = await this.#backend.read(key);
    const left = unwrap(String(stored?.text ?? '{}').replaceAll(name, '0'));
    if (!stored || !isJsonObject(left)) return;
    await this.#backend.write(key, this.#entry(left, stored.revision + 1), stored.revision);
  }

  async #setAside(key: string, { text, revision }: Stored, problem: string, now: number) {
    const aside = `broken:${key}:${now}`;
    try {
      const moved = await this.#backend.move(key, revision, aside, this.#entry({ key, problem, text: keep(text) }, 1));
      return moved ? refuse('broken', key, problem, aside) : refuse('stale', key);
    } catch (error) {
      return refuse('broken', key, `${problem}; not moved: ${messageOf(error)}`);
    }
  }
}

const keep = (text: unknown): string =>
  Buffer.isBuffer(text) ? `base64,${text.toString('base64')}` : String(text ?? '');
