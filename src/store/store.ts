import { randomBytes } from 'node:crypto';
import { isJsonObject } from '#engine';
import { ChannelQueue } from './channel-queue.ts';
import { type Envelope, indexOf, type ShardId, type Stored } from './envelope.ts';
import type { RecordKeyv } from './record-keyv.ts';
import {
  keyOf,
  type RecordKind,
  readRecord,
  type Stamped,
  unwrapRecord,
  validationProblem,
  wrapRecord,
} from './record-kind.ts';
import { done, errorMessage, refuse, type StoreResult } from './store-result.ts';

export type Listed<Value> = { readonly id: string; readonly result: StoreResult<Value> };
type Named = { readonly kind: string };

export type DueRecord = { readonly id: string; readonly alarm: number };

const prefixOf = ({ kind }: Named): `${string}:` => `${kind}:`;

const idsOf = (kind: Named, keys: readonly string[]): string[] => {
  const prefix = prefixOf(kind);
  return keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
};

/** Records by kind and id, checked and migrated, over Keyv. A save over a revision that is no longer stored is refused. */
export class Store {
  readonly keyv: RecordKeyv;
  readonly #queue = new ChannelQueue();
  readonly #writer = randomBytes(6).toString('hex');
  #writes = 0;

  constructor(keyv: RecordKeyv) {
    this.keyv = keyv;
  }

  /** Null if nothing is stored. A broken record is moved to `broken:<key>:<now>` and refused as `broken`. */
  load<Value extends Stamped>(kind: RecordKind<Value>, id: string, now: number): Promise<StoreResult<Value | null>> {
    return this.#queued(keyOf(kind, id), async (key) => {
      try {
        const stored = await this.keyv.get(key);
        if (stored === undefined) return done(null);
        const reading = readRecord(kind, stored.text);
        if (reading.code === 'newer') return refuse('newer', key, reading.problem);
        if (reading.code === 'broken') return await this.#moveAside(key, stored, reading.problem, now);
        return done({ ...reading.value, revision: stored.revision });
      } catch (error) {
        return refuse('unavailable', key, errorMessage(error));
      }
    });
  }

  /**
   * Takes the record as it was loaded (revision 0 for a new one) with changes. Resolves to the record with its next
   * revision once it is durable; refused as `stale` if another write came first.
   */
  save<Value extends Stamped>(kind: RecordKind<Value>, id: string, record: Value): Promise<StoreResult<Value>> {
    return this.#queued(keyOf(kind, id), async (key) => {
      const next = { ...record, version: kind.version, revision: record.revision + 1 };
      const problem = validationProblem(kind, next);
      if (problem !== null) return refuse('invalid', key, problem);
      const envelope = this.#envelope(next, record.revision);
      try {
        return (await this.keyv.set(key, envelope)) ? done(next) : refuse('stale', key);
      } catch (error) {
        return (await this.#isWritten(key, envelope)) ? done(next) : refuse('not-saved', key, errorMessage(error));
      }
    });
  }

  /** Refused as `stale` if another write came since that revision; null removes whatever is there. */
  remove(kind: Named, id: string, revision: number | null): Promise<StoreResult<null>> {
    return this.#queued(keyOf(kind, id), async (key) => {
      try {
        const { keyv } = this;
        const isDeleted = await (revision === null ? keyv.delete(key) : keyv.adapter.deleteAt(key, revision));
        return isDeleted || (await keyv.get(key)) === undefined ? done(null) : refuse('stale', key);
      } catch (error) {
        return refuse('not-saved', key, errorMessage(error));
      }
    });
  }

  /**
   * Removes a user's id from broken records that were moved, and erases deleted data from the database's files if the
   * database can.
   */
  async scrub(name: string): Promise<StoreResult<null>> {
    try {
      for await (const [key, { text }] of this.keyv.entries('broken:')) {
        if (key.includes(name)) await this.keyv.delete(key);
        else if (String(text).includes(name)) await this.#removeName(key, name);
      }
      await this.keyv.adapter.scrub?.();
      return done(null);
    } catch (error) {
      return refuse('not-saved', 'broken:', errorMessage(error));
    }
  }

  /**
   * Every record of a kind, as it was when its page was read, without waiting for saves under way. Ends with one
   * refused as `unavailable` if the database fails.
   */
  async *records<Value extends Stamped>(kind: RecordKind<Value>, now: number): AsyncGenerator<Listed<Value>> {
    try {
      for await (const [key, { text, revision }] of this.keyv.entries(prefixOf(kind))) {
        const [id = ''] = idsOf(kind, [key]);
        const reading = readRecord(kind, text);
        const result = reading.code === 'fine' ? done({ ...reading.value, revision }) : await this.load(kind, id, now);
        if (!result.ok) yield { id, result };
        else if (result.value) yield { id, result: done(result.value) };
      }
    } catch (error) {
      yield { id: '', result: refuse('unavailable', prefixOf(kind), errorMessage(error)) };
    }
  }

  /** All keys of a prefix that ends with a colon, such as `broken:`. Rejects if the database fails. */
  async *keys(prefix: `${string}:`): AsyncGenerator<string> {
    for await (const keys of this.keyv.adapter.keyPages(prefix)) yield* keys;
  }

  /** Records due until then, the earliest first. Rejects if the database fails. */
  async *due(kind: Named, until: number, shard: ShardId): AsyncGenerator<DueRecord> {
    for await (const { key, alarm } of this.keyv.adapter.due(until, shard)) {
      for (const id of idsOf(kind, [key])) yield { id, alarm };
    }
  }

  async *idsWithoutAlarm(kind: Named, shard: ShardId): AsyncGenerator<string> {
    for await (const key of this.keyv.adapter.withoutAlarm(shard)) yield* idsOf(kind, [key]);
  }

  readonly idsOfUser = async (kind: Named, user: string): Promise<string[]> =>
    idsOf(kind, await this.keyv.adapter.keysByUser(user));

  readonly idsOfGuild = async (kind: Named, guild: string): Promise<string[]> =>
    idsOf(kind, await this.keyv.adapter.keysByGuild(guild));

  readonly count = (kind: Named): Promise<number> => this.keyv.adapter.count(prefixOf(kind));

  /** The database's own clock: the only one that all processes share. */
  readonly now = (): Promise<number> => this.keyv.adapter.now();

  async close(): Promise<void> {
    await this.#queue.drain();
    await this.keyv.disconnect();
  }

  async #queued<Value>(key: string, task: (key: string) => Promise<StoreResult<Value>>): Promise<StoreResult<Value>> {
    const ran = await this.#queue.run(key, () => task(key));
    return ran.ok ? ran.value : ran;
  }

  #envelope(value: object, replaces: number): Envelope {
    this.#writes += 1;
    const writer = `${this.#writer}-${this.#writes}`;
    return { text: wrapRecord(value), revision: replaces + 1, replaces, writer, index: indexOf(value) };
  }

  async #isWritten(key: string, { writer }: Envelope): Promise<boolean> {
    const stored = await this.keyv.get(key).catch(() => undefined);
    return stored?.writer === writer;
  }

  async #removeName(key: string, name: string): Promise<void> {
    const stored = await this.keyv.get(key);
    const left = unwrapRecord(String(stored?.text ?? '{}').replaceAll(name, '0'));
    if (stored && isJsonObject(left)) await this.keyv.set(key, this.#envelope(left, stored.revision));
  }

  async #moveAside(key: string, { text, revision }: Stored, problem: string, now: number) {
    const aside = `broken:${key}:${now}`;
    const envelope = this.#envelope({ key, problem, text: asText(text) }, 0);
    try {
      const isMoved = await this.keyv.adapter.move(key, revision, aside, envelope);
      return isMoved ? refuse('broken', key, problem, aside) : refuse('stale', key);
    } catch (error) {
      return refuse('broken', key, `${problem}; not moved: ${errorMessage(error)}`);
    }
  }
}

const asText = (text: unknown): string =>
  Buffer.isBuffer(text) ? `base64,${text.toString('base64')}` : String(text ?? '');
