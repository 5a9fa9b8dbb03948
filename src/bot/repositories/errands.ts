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

/** Always due, so that its process finds it. */
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

/** Tasks that processes leave for one another in their shared database. */
export type Errands = {
  /** Resolves when it is saved; left twice, it runs once, after the second time. */
  readonly leave: (errand: Errand) => Promise<void>;
  /** Runs the errands left for this process. One that fails stays and doesn't stop the others. */
  readonly run: (
    carryOut: (errand: Errand) => Promise<void>,
    failed: (errand: Errand, error: unknown) => void,
  ) => Promise<void>;
};

export function openErrands(store: Store, shard: ShardId, now: () => number): Errands {
  const records = new Records(store, now, () => new Refused('unsaved'));
  return {
    async leave(errand) {
      // Written again, so that a process that is running the old one doesn't remove it.
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
          // The errand was the last record that named the person.
          if (kind === 'forget') await store.scrub(user);
        } catch (error) {
          failed(errand, error);
        }
      }
    },
  };
}
