import type { Logger } from 'pino';
import { courseOf, type MatchCourse, type MatchResult, type Room, resultOf, withPersonForgotten } from '#room';
import type { Store } from '#store';
import { matchRefusal, Records } from './records.ts';
import { COURSE, RESULT, SEQUENCE } from './result-record.ts';

/** What became of matches. Whoever has a match's id may read and change its result, in whichever process. */
export type Results = {
  /** Keeps a match that has ended, or is ended now. Kept twice, it is what it was at first. */
  readonly keep: (room: Room) => Promise<MatchResult>;
  readonly load: (match: string) => Promise<MatchResult | null>;
  readonly course: (match: string) => Promise<MatchCourse | null>;
  /** Applies a change to what is stored; null if there is no such result. */
  readonly change: (match: string, change: (result: MatchResult) => MatchResult) => Promise<MatchResult | null>;
  /** Those of a person everywhere, the newest first. */
  readonly of: (user: string) => Promise<MatchResult[]>;
  /** Those of a server, the newest first. */
  readonly in: (guild: string) => Promise<MatchResult[]>;
  /** Takes a person out of one result, or of all. */
  readonly forget: (user: string, match?: string) => Promise<void>;
};

/** How many are read before others have their turn. */
const AT_ONCE = 20;

export function openResults(store: Store, log: Logger, now: () => number): Results {
  const records = new Records(store, now, (refused) => {
    log.error({ ...refused }, 'result not at hand');
    return matchRefusal(refused.code);
  });

  async function nextOrder(): Promise<number> {
    const { last } = await records.change(SEQUENCE, RESULT.kind, (before) => ({
      version: 1,
      revision: before?.revision ?? 0,
      last: (before?.last ?? 0) + 1,
    }));
    return last;
  }

  /** One that can't be read keeps no other from being listed, and nobody's press waits for all of them. */
  async function listed(ids: readonly string[]): Promise<MatchResult[]> {
    const found: (MatchResult | null)[] = [];
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      const some = ids.slice(at, at + AT_ONCE);
      found.push(...(await Promise.all(some.map((id) => records.read(RESULT, id).catch(() => null)))));
    }
    return found.filter((result) => result !== null).sort((a, b) => b.order - a.order);
  }

  const change: Results['change'] = (match, make) => records.change(RESULT, match, (before) => before && make(before));

  return {
    async keep(room) {
      const known = await records.read(RESULT, room.id);
      if (known) return known;
      await records.change(COURSE, room.id, (before) => before ?? { version: 1, revision: 0, ...courseOf(room) });
      const order = await nextOrder();
      return records.change(RESULT, room.id, (before) => before ?? { ...resultOf(room, now()), order });
    },
    load: (match) => records.read(RESULT, match),
    course: (match) => records.read(COURSE, match),
    change,
    of: async (user) => listed(await store.idsOfUser(RESULT, user)),
    in: async (guild) => listed(await store.idsOfGuild(RESULT, guild)),
    async forget(user, match) {
      const ids = match === undefined ? await store.idsOfUser(RESULT, user) : [match];
      for (const id of ids) await change(id, (result) => withPersonForgotten(result, user));
    },
  };
}
