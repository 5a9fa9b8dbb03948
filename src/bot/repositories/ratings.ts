import type { Logger } from 'pino';
import { z } from 'zod';
import { LEVELS } from '#engine';
import { GAME_IDS, type GameId } from '#games';
import {
  emptyLadder,
  isRated,
  type Ladder,
  type MatchResult,
  type Rating,
  Refused,
  recomputeLadder,
  rowFromResults,
  type Scope,
  trimLadder,
  withMatchRated,
  withoutRow,
  withRow,
} from '#room';
import { type RecordKind, type Store, stampFields } from '#store';
import type { People } from './people.ts';
import { Records, untilFresh } from './records.ts';
import { RATING, RESULT } from './result-record.ts';
import type { Results } from './results.ts';

/** Found by each player with a row in it. */
export const LADDER: RecordKind<Ladder> = {
  kind: 'ladder',
  version: 2,
  schema: z.strictObject({
    ...stampFields(2),
    guild: z.string().min(1).nullable(),
    game: z.enum(GAME_IDS),
    rows: z
      .array(
        z.strictObject({
          user: z.string().min(1).nullable(),
          computer: z.enum(LEVELS).nullable(),
          name: z.string(),
          mu: z.number(),
          sigma: z.number(),
          games: z.int().min(0),
          wins: z.int().min(0),
        }),
      )
      .readonly(),
    others: z.int().min(0),
    count: z.int().min(0),
    latest: z.strictObject({ match: z.string().min(1), rating: RATING }).nullable(),
  }),
  // Version 2 added rows that are not stored.
  migrations: { 1: (ladder) => ({ ...ladder, others: 0 }) },
};

/** The ratings of all games, per server and overall. They can be computed again from the results. */
export type Ratings = {
  /** Rates a match if it counts and isn't rated yet. Retries rate it once. */
  readonly enter: (result: MatchResult) => Promise<MatchResult>;
  /** Includes that person's row, if they have one. */
  readonly ladder: (guild: string | null, game: GameId, user?: string) => Promise<Ladder>;
  /** Removes a person's rows from all ladders. */
  readonly forget: (user: string) => Promise<void>;
};

type Parts = {
  readonly store: Store;
  readonly log: Logger;
  readonly now: () => number;
  readonly results: Results;
  readonly people: Pick<People, 'load'>;
  /** Number of rows stored per ladder, if not the default. */
  readonly most?: number;
};

const scopeOf = (guild: string | null): Scope => (guild === null ? 'overall' : 'server');
const idOf = (guild: string | null, game: GameId): string => `${guild ?? 'all'}:${game}`;

const withRating = (result: MatchResult, scope: Scope, rating: Rating): MatchResult =>
  result.ratings?.[scope]
    ? result
    : { ...result, ratings: { server: null, overall: null, ...result.ratings, [scope]: rating } };

async function ratedResults(
  { store, now, results }: Parts,
  guild: string | null,
  game: GameId,
): Promise<MatchResult[]> {
  const isOf = (result: MatchResult) => result.game === game && result.ratings !== null;
  if (guild !== null) return (await results.in(guild)).filter(isOf);
  const found: MatchResult[] = [];
  for await (const { result } of store.records(RESULT, now()))
    if (result.ok && isOf(result.value)) found.push(result.value);
  return found;
}

/** A missing or broken ladder is computed from the results; once at a time, since there may be many. */
async function loadLadder(parts: Parts, guild: string | null, game: GameId): Promise<Ladder> {
  const { store, log, now, most } = parts;
  const loaded = await store.load(LADDER, idOf(guild, game), now());
  if (loaded.ok && loaded.value) return loaded.value;
  if (!loaded.ok) log.error({ ...loaded.refusal }, 'ratings not loaded');
  if (!loaded.ok && loaded.refusal.code !== 'broken') throw new Refused('unsaved');
  const own = await ratedResults(parts, guild, game);
  const made = trimLadder(recomputeLadder(emptyLadder(guild, game), scopeOf(guild), own), most);
  const saved = await store.save(LADDER, idOf(guild, game), made);
  return saved.ok ? saved.value : made;
}

/** A player without a row may have had one that wasn't stored. */
async function withUsers({ results }: Parts, known: Ladder, users: readonly string[]): Promise<Ladder> {
  const { guild, game, others } = known;
  const isAbsent = (user: string) => known.rows.every((row) => row.user !== user);
  let ladder = known;
  for (const user of others > 0 ? users.filter(isAbsent) : []) {
    const own = (await results.of(user)).filter((each) => each.game === game && (!guild || each.guild === guild));
    const row = rowFromResults(own, scopeOf(guild), user);
    if (row) ladder = withRow(ladder, row);
  }
  return ladder;
}

export function openRatings(parts: Parts): Ratings {
  const { store, log, now, results, people, most } = parts;
  const records = new Records(store, now, (refused) => {
    log.error({ ...refused }, 'ratings not loaded');
    return new Refused('unsaved');
  });

  /** Rates the match in the ladder; `Stale` if another process wrote in between. */
  async function tryEnter(guild: string | null, result: MatchResult, barred: ReadonlySet<string>): Promise<Rating> {
    const scope = scopeOf(guild);
    const known = await loadLadder(parts, guild, result.game);
    const { latest } = known;
    if (latest?.match === result.id) return latest.rating;
    // The result stores what the ladder drops with the next match.
    if (latest) await results.change(latest.match, (rated) => withRating(rated, scope, latest.rating));
    const stored = (await results.load(result.id))?.ratings?.[scope];
    if (stored) return stored;
    const users = result.seats.flatMap(({ user }) => (user !== null && !barred.has(user) ? [user] : []));
    const after = withMatchRated(await withUsers(parts, known, users), result, barred);
    await records.write(LADDER, idOf(guild, result.game), trimLadder(after, most));
    return after.latest.rating;
  }

  async function enterIn(guild: string | null, result: MatchResult, barred: ReadonlySet<string>): Promise<MatchResult> {
    const scope = scopeOf(guild);
    if (result.ratings?.[scope]) return result;
    const rating = await untilFresh(() => tryEnter(guild, result, barred));
    return (await results.change(result.id, (stored) => withRating(stored, scope, rating))) ?? result;
  }

  return {
    ladder: async (guild, game, user) => withUsers(parts, await loadLadder(parts, guild, game), user ? [user] : []),
    async enter(result) {
      if (!isRated(result)) return result;
      const users = result.seats.flatMap(({ user }) => user ?? []);
      const persons = await Promise.all(users.map(async (user) => ({ user, ...(await people.load(user)) })));
      const barred = new Set(persons.filter(({ ranked }) => !ranked).map(({ user }) => user));
      const inServer = result.guild === null ? result : await enterIn(result.guild, result, barred);
      return enterIn(null, inServer, barred);
    },
    async forget(user) {
      for (const id of await store.idsOfUser(LADDER, user))
        await records.change(LADDER, id, (known) => known && withoutRow(known, user));
    },
  };
}
