import { z } from 'zod';
import { Refused } from '#room';
import { type RecordKind, type ShardId, type Stamped, type Store, stampFields } from '#store';
import { Records } from './records.ts';

const ERRANDS = ['forget', 'rewatch'] as const;

/** Something about a match that only the process in charge of it may do. */
export type Errand = {
  readonly kind: (typeof ERRANDS)[number];
  readonly user: string;
  /** The match's address. */
  readonly channel: string;
  readonly guild: string | null;
  /** Another match may have begun in the channel before it is done. */
  readonly match: string;
};

/** It wants attention at once: that is how its process finds it. */
const AT_ONCE = 0;

const ERRAND: RecordKind<Errand & Stamped & { readonly alarm: number }> = {
  kind: 'errand',
  version: 1,
  schema: z.strictObject({
    ...stampFields(1),
    kind: z.enum(ERRANDS),
    user: z.string(),
    channel: z.string(),
    guild: z.string().nullable(),
    match: z.string(),
    alarm: z.literal(AT_ONCE),
  }),
  migrations: {},
};

const idOf = ({ kind, channel, user }: Errand): string => `${channel}:${kind}:${user}`;

/** What processes ask of one another, through the database they share. */
export type Errands = {
  /** Resolves when it is safe; asked twice it is done once, after the second time. */
  readonly leave: (errand: Errand) => Promise<void>;
  /** Does what others have left for this process. What fails stays, and keeps no other from being done. */
  readonly run: (
    carryOut: (errand: Errand) => Promise<void>,
    failed: (errand: Errand, error: unknown) => void,
  ) => Promise<void>;
};

export function openErrands(store: Store, shard: ShardId, now: () => number): Errands {
  const records = new Records(store, now, () => new Refused('unsaved'));
  return {
    async leave(errand) {
      // Written again, it is not removed by who is just doing it as it was.
      const make = (before: Stamped | null) => ({
        version: 1,
        revision: before?.revision ?? 0,
        alarm: AT_ONCE,
        ...errand,
      });
      await records.change(ERRAND, idOf(errand), make, 'replace');
    },
    async run(carryOut, failed) {
      for await (const { id } of store.due(ERRAND, AT_ONCE, shard)) {
        const found = await records.read(ERRAND, id).catch(() => null);
        if (!found) continue;
        const { kind, user, channel, guild, match, revision } = found;
        const errand = { kind, user, channel, guild, match };
        try {
          await carryOut(errand);
          await store.remove(ERRAND, id, revision);
          // The errand itself was the last that named them.
          if (kind === 'forget') await store.scrub(user);
        } catch (error) {
          failed(errand, error);
        }
      }
    },
  };
}
