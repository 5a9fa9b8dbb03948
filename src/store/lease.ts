import type { Logger } from 'pino';
import { z } from 'zod';
import type { Clock } from '#platform';
import type { ShardId } from './envelope.ts';
import { type RecordKind, type Stamped, stampFields } from './record-kind.ts';
import type { Store } from './store.ts';
import { errorMessage, type StoreResult } from './store-result.ts';

/** Milliseconds by the database's clock after which a lease that was not renewed may be taken. */
const TTL_MS = 10_000;
const RENEWAL_MS = 3_000;
/** The holder stops acting this long before others may begin. */
const MARGIN_MS = 2_000;
/** How often a waiting process checks, and how soon a failed renewal is retried. */
const POLL_MS = 1_000;
/** Discord accepts answers to an interaction for this long, so a holder that hung may still answer one. */
const GRACE_MS = 15 * 60_000;
/** The time of renewal of a lease that nobody holds. */
const RELEASED = 0;

type LeaseRecord = Stamped & {
  readonly holder: string;
  /** Grows with every owner: a holder of a smaller number has been replaced. */
  readonly fence: number;
  readonly shards: number;
  readonly renewed: number;
};

const LEASE: RecordKind<LeaseRecord> = {
  kind: 'lease',
  version: 1,
  schema: z.strictObject({
    ...stampFields(1),
    holder: z.string(),
    fence: z.int(),
    shards: z.int().min(1),
    renewed: z.number(),
  }),
  migrations: {},
};

export type Lease = {
  readonly shard: ShardId;

  readonly isHeld: () => boolean;
  /** Whether no earlier holder can still act: it has released the lease, ended, or been gone for long enough. */
  readonly isSoleHolder: () => boolean;
  readonly fence: () => number;

  readonly isHeldElsewhere: () => boolean;
  readonly listen: (listener: (held: boolean) => void) => void;
  readonly release: () => Promise<void>;
};

export type LeaseOptions = {
  readonly shard: ShardId;
  readonly holder: string;
  readonly hasEnded: (holder: string) => boolean;
  readonly log: Logger;
  readonly clock: Clock;
};

function valueOrThrow<Value>(result: StoreResult<Value>): Value {
  if (!result.ok) throw new Error(`${result.refusal.code} ${result.refusal.detail}`);
  return result.value;
}

class StoredLease implements Lease {
  readonly #store: Store;
  readonly #options: LeaseOptions;
  readonly #listeners: ((held: boolean) => void)[] = [];
  #record: LeaseRecord | null = null;
  /** Both clocks of this process: the steady one stops while the machine sleeps, the wall clock can be set. */
  #until = { steady: 0, wall: 0 };
  #soleFrom = Number.POSITIVE_INFINITY;
  #notified = false;
  #missed = false;
  #released = false;
  #cancel = () => {};
  #renewing: Promise<void> = Promise.resolve();

  constructor(store: Store, options: LeaseOptions) {
    this.#store = store;
    this.#options = options;
  }

  get shard(): ShardId {
    return this.#options.shard;
  }

  readonly isHeld = (): boolean =>
    !this.#released && performance.now() < this.#until.steady && Date.now() < this.#until.wall;
  readonly isSoleHolder = (): boolean => this.isHeld() && performance.now() >= this.#soleFrom;
  readonly fence = (): number => this.#record?.fence ?? 0;
  readonly isHeldElsewhere = (): boolean => this.#record === null;

  listen(listener: (held: boolean) => void): void {
    this.#listeners.push(listener);
  }

  async wait(): Promise<void> {
    let said = '';
    for (;;) {
      const owner = await this.#take().catch((error: unknown) => errorMessage(error));
      if (owner === null) break;
      if (owner !== said) this.#options.log.warn({ owner }, 'waiting: another process is in charge');
      said = owner;
      // Jitter, so that waiting processes don't poll in step.
      await new Promise<void>((resolve) => void setTimeout(resolve, POLL_MS * (0.75 + Math.random() / 2)));
    }
    this.#notify();
    this.#plan();
  }

  async release(): Promise<void> {
    this.#released = true;
    this.#cancel();
    await this.#renewing;
    await this.#giveUp();
  }

  #plan(): void {
    if (this.#released) return;
    const delay = this.#record && !this.#missed ? RENEWAL_MS : POLL_MS;
    this.#cancel = this.#options.clock.after(delay, () => {
      this.#renewing = this.#renew().then(() => this.#plan());
    });
  }

  async #renew(): Promise<void> {
    try {
      if (this.#record) await this.#extend(this.#record);
      else await this.#take();
      this.#missed = false;
    } catch (err) {
      this.#missed = true;
      this.#options.log.warn({ err }, 'lease not renewed');
      await this.#look().catch(() => {});
    }
    this.#notify();
  }

  async #extend(record: LeaseRecord): Promise<void> {
    await this.#write(record, await this.#store.now());
    if (this.#missed) this.#options.log.info({ fence: record.fence }, 'lease renewed again');
  }

  /** Checks after a failed renewal whether another process has taken it. */
  async #look(): Promise<void> {
    const { holder } = this.#options;
    const stored = valueOrThrow(await this.#store.load(LEASE, String(this.shard.id), Date.now()));
    if (stored?.holder === holder && stored.fence === this.#record?.fence) this.#record = stored;
    else this.#drop();
  }

  #drop(): void {
    this.#record = null;
    this.#until = { steady: 0, wall: 0 };
  }

  /** Resolves to null if it is ours now, otherwise to its holder. */
  async #take(): Promise<string | null> {
    const { holder, hasEnded, shard } = this.#options;
    const now = await this.#store.now();
    const isLive = (lease: LeaseRecord) =>
      lease.holder !== holder && now < lease.renewed + TTL_MS && !hasEnded(lease.holder);
    const stored = valueOrThrow(await this.#store.load(LEASE, String(shard.id), Date.now()));
    if (stored && isLive(stored)) return stored.holder;
    const before = await this.#holderOfOtherCount(isLive);
    if (before) return before;
    // A holder that hung may resume without knowing at once that it was replaced.
    const isFree = !stored || stored.renewed === RELEASED || hasEnded(stored.holder);
    this.#soleFrom = isFree ? 0 : performance.now() + GRACE_MS;
    const { revision, fence } = stored ?? { revision: 0, fence: 0 };
    await this.#write({ version: 1, revision, holder, fence: fence + 1, shards: shard.count, renewed: now }, now);
    // A process with another number of shards may have taken its lease at the same time: then both see it and give up.
    const meanwhile = await this.#holderOfOtherCount(isLive);
    if (meanwhile) await this.#giveUp();
    return meanwhile;
  }

  /** A live holder with another number of shards: two processes would be in charge of the same guild. */
  async #holderOfOtherCount(isLive: (lease: LeaseRecord) => boolean): Promise<string | null> {
    for await (const { result } of this.#store.records(LEASE, Date.now())) {
      const lease = valueOrThrow(result);
      if (lease.shards !== this.shard.count && isLive(lease)) return `${lease.holder} (${lease.shards} shards)`;
    }
    return null;
  }

  /** The record stays, since its fence must keep growing. */
  async #giveUp(): Promise<void> {
    if (this.#record) await this.#store.save(LEASE, String(this.shard.id), { ...this.#record, renewed: RELEASED });
    this.#drop();
  }

  async #write(record: LeaseRecord, now: number): Promise<void> {
    const begun = { steady: performance.now(), wall: Date.now() };
    this.#record = valueOrThrow(await this.#store.save(LEASE, String(this.shard.id), { ...record, renewed: now }));
    const lasts = TTL_MS - MARGIN_MS;
    this.#until = { steady: begun.steady + lasts, wall: begun.wall + lasts };
  }

  #notify(): void {
    const held = this.isHeld();
    if (held === this.#notified) return;
    this.#notified = held;
    const fence = this.#record?.fence;
    if (held) this.#options.log.info({ fence }, 'in charge');
    else this.#options.log.error({ fence }, 'no longer in charge');
    for (const listener of this.#listeners) listener(held);
  }
}

export async function takeLease(store: Store, options: LeaseOptions): Promise<Lease> {
  const lease = new StoredLease(store, options);
  await lease.wait();
  return lease;
}
