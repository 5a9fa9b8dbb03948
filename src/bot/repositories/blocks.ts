import { z } from 'zod';
import { Refused } from '#room';
import { type RecordKind, type Stamped, type Store, stampFields } from '#store';
import { Records } from './records.ts';

/** Someone a person doesn't want to be seated with, by the name they had then. */
export type Blocked = { readonly user: string; readonly name: string };

type Blocks = Stamped & { readonly rows: readonly Blocked[] };

/** Under the id of the person who blocks; found by those who are blocked. */
const BLOCKS: RecordKind<Blocks> = {
  kind: 'blocks',
  version: 1,
  schema: z.strictObject({
    ...stampFields(1),
    rows: z.array(z.strictObject({ user: z.string().min(1), name: z.string() })).readonly(),
  }),
  migrations: {},
};

/** Whom people have blocked. Nobody but them is told. */
export type BlockLists = {
  readonly of: (user: string) => Promise<readonly Blocked[]>;
  readonly change: (
    user: string,
    change: (blocked: readonly Blocked[]) => readonly Blocked[],
  ) => Promise<readonly Blocked[]>;
  /** Removes a person's list, and the person from those of others. */
  readonly forget: (user: string) => Promise<void>;
};

export function openBlockLists(store: Store, now: () => number): BlockLists {
  const records = new Records(store, now, () => new Refused('unsaved'));
  const change: BlockLists['change'] = async (user, make) => {
    const { rows } = await records.change(BLOCKS, user, (stored) => {
      const before = stored ?? { version: 1, revision: 0, rows: [] };
      return { ...before, rows: make(before.rows) };
    });
    return rows;
  };
  return {
    of: async (user) => (await records.read(BLOCKS, user))?.rows ?? [],
    change,
    async forget(user) {
      for (const owner of await store.idsOfUser(BLOCKS, user))
        await change(owner, (rows) => rows.filter((row) => row.user !== user));
      const removed = await store.remove(BLOCKS, user, null);
      if (!removed.ok) throw new Refused('unsaved');
    },
  };
}
