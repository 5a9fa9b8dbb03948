import { SnowflakeUtil } from 'discord.js';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { z } from 'zod';
import { type Lease, type RecordKind, type Stamped, type Store, stampFields } from '#store';

/** An interaction that one process has claimed. Its id says when it was made. */
const CLAIM: RecordKind<Stamped> = {
  kind: 'claim',
  version: 1,
  schema: z.strictObject({ ...stampFields(1) }),
  migrations: {},
};

/** Decides which process works on an interaction that two processes received. */
export type Claims = {
  /**
   * Must be asked before it is acknowledged: false if another process has it. Doesn't ask the database while no other
   * process can act, or while nothing can be saved.
   */
  readonly mayAcknowledge: (interaction: string) => Promise<boolean>;
  /** Claims it for this process: true for only one of all processes that ask. */
  readonly take: (interaction: string) => Promise<boolean>;
  /** Removes claims of interactions that have expired. */
  readonly sweep: () => Promise<void>;
};

/** Milliseconds for which Discord takes answers. */
export const CLAIM_LASTS = 15 * 60_000;
/** More than can be pending at once. */
const REMEMBERED = 1_000;

export type ClaimsOptions = {
  readonly store: Store;
  readonly lease: Pick<Lease, 'isHeld' | 'isSoleHolder'>;
  readonly log: Logger;
  readonly now: () => number;
};

export function openClaims({ store, lease, log, now }: ClaimsOptions): Claims {
  const asked = new LRUCache<string, Promise<boolean>>({ max: REMEMBERED });
  const claim = async (interaction: string): Promise<boolean> => {
    const saved = await store.save(CLAIM, interaction, { version: 1, revision: 0 });
    if (saved.ok || saved.refusal.code === 'stale') return saved.ok;
    // A process that can't write a claim can't save a move either, so its answer does no harm.
    log.warn({ ...saved.refusal }, 'interaction not claimed');
    asked.delete(interaction);
    return true;
  };
  const take = (interaction: string): Promise<boolean> => {
    const before = asked.get(interaction);
    if (before) return before;
    const claiming = claim(interaction);
    asked.set(interaction, claiming);
    return claiming;
  };
  return {
    take,
    mayAcknowledge: async (interaction) => lease.isSoleHolder() || !lease.isHeld() || take(interaction),
    async sweep() {
      // In the order of their ids, which is chronological.
      for await (const key of store.keys('claim:')) {
        const interaction = key.slice('claim:'.length);
        if (SnowflakeUtil.timestampFrom(interaction) > now() - CLAIM_LASTS) return;
        await store.remove(CLAIM, interaction, null);
      }
    },
  };
}
