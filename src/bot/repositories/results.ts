import type { Logger } from 'pino';
import { courseOf, type MatchCourse, type MatchResult, type Room, resultOf, withPersonForgotten } from '#room';
import type { Store } from '#store';
import { matchRefusal, Records } from './records.ts';
import { COURSE, RESULT, SEQUENCE } from './result-record.ts';

/** Results of finished matches. Any process may read and change them by the match's id. */
export type Results = {
  /** Stores a match that has ended or ends now. Stored twice, the first result stays. */
  readonly keep: (room: Room) => Promise<MatchResult>;
  readonly load: (match: string) => Promise<MatchResult | null>;
  readonly course: (match: string) => Promise<MatchCourse | null>;
  /** Applies a change to what is stored; null if there is no such result. */
  readonly change: (match: string, change: (result: MatchResult) => MatchResult) => Promise<MatchResult | null>;
  /** A person's results in all servers, newest first. */
  readonly of: (user: string) => Promise<MatchResult[]>;
  /** A server's results, newest first. */
  readonly in: (guild: string) => Promise<MatchResult[]>;
  /** Removes a person from one result, or from all. */
  readonly forget: (user: string, match?: string) => Promise<void>;
};

/** Number of results read before other tasks get a turn. */
const AT_ONCE = 20;

export function openResults(store: Store, log: Logger, now: () => number): Results {
  const records = new Records(store, now, (refused) => {
    log.error({ ...refused }, 'result not loaded');
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

  /** Skips results that can't be read, and lets other tasks run in between. */
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
