import type { Entry, Json, Level, Options, Outcome, Seat } from '#engine';
import type { GameId } from '#games';
import { type Language, words } from '#i18n';
import { type MatchClock, NO_CLOCK } from './clock-state.ts';
import { clockOf } from './match-clock.ts';
import { type ADDING, gameOf, isAway, NEW_ROOM, type Pace, type Place, type Room } from './room.ts';
import { matchOf } from './turn-steps.ts';

export const RESULT_KINDS = ['match', 'daily', 'tutorial'] as const;
/** Ended by the rules; or early, by a person or because the channel was deleted. */
export const FINISHES = ['rules', 'early'] as const;

/** A person (`user`), a computer (`computer`), or neither: a person who asked to be forgotten. */
export type ResultSeat = {
  readonly user: string | null;
  readonly name: string;
  readonly computer: Level | null;
  /** Whether a person left it to the computer and never came back. */
  readonly handed: boolean;
};

/** An outcome without the breakdown of its scores. */
type Verdict =
  | {
      readonly kind: 'ranked';
      readonly totals: readonly number[];
      /** Best first; seats in one group share the place. */
      readonly ranking: readonly (readonly Seat[])[];
    }
  | { readonly kind: 'together'; readonly total: number; readonly target: number; readonly won: boolean };

export type Skill = { readonly mu: number; readonly sigma: number };
export type Rated = {
  readonly before: Skill;
  readonly after: Skill;
  /** Whether the player has left the rankings since. */
  readonly gone?: true | undefined;
};

const SCOPES = ['server', 'overall'] as const;
export type Scope = (typeof SCOPES)[number];

/** Rating changes by seat, null for one that is not rated; `order` is the number of the match in its ladder. */
export type Rating = { readonly order: number; readonly seats: readonly (Rated | null)[] };

/** A finished match, in short: what lists, profiles and ratings need. */
export type MatchResult = {
  readonly version: 1;
  readonly revision: number;
  /** Of the match, as in custom ids. */
  readonly id: string;
  /** Grows from result to result, over all servers. */
  readonly order: number;
  readonly kind: (typeof RESULT_KINDS)[number];
  readonly game: GameId;
  readonly rules: number;
  readonly options: Options;
  readonly seats: readonly ResultSeat[];
  readonly guild: string | null;
  readonly channel: string;
  /** Missing if it wasn't played in a thread with an entry card. */
  readonly entry?: Room['entry'];
  readonly table: string | null;
  readonly finish: (typeof FINISHES)[number];
  /** Milliseconds since 1970; the moves are secret before `opens`. */
  readonly created: number;
  readonly finished: number;
  readonly opens: number;
  readonly verdict: Verdict | null;
  /** Null if the match is not rated, or not yet. */
  readonly ratings: { readonly [scope in Scope]: Rating | null } | null;
  /** The room's settings, for a rematch. */
  readonly language: Language;
  readonly pace: Pace;
  /** Missing if there was no reserve and weekends counted. */
  readonly clock?: Pick<MatchClock, 'reserve' | 'weekends'> | undefined;
  readonly adding: (typeof ADDING)[number];
  readonly automatic: boolean;
  /** Whether hints were off. */
  readonly hintless?: true | undefined;
  /** Whether the best-scoring choice was preselected for everyone. */
  readonly preselects?: true | undefined;
};

/** The moves of a finished match. After an early end, without moves that were still secret. */
export type MatchCourse = {
  readonly seed: string;
  readonly log: readonly Entry[];
  readonly state: Json;
  /** See `History`: all of it is public. */
  readonly ends: readonly number[];
  readonly reveals: readonly number[];
  /** Missing if nobody left or came back, and in older records. */
  readonly handovers?: Room['handovers'] | undefined;
};

const verdictOf = (outcome: Outcome): Verdict =>
  outcome.kind === 'ranked'
    ? { kind: 'ranked', totals: outcome.scores.map(({ total }) => total), ranking: outcome.ranking }
    : { kind: 'together', total: outcome.score.total, target: outcome.target, won: outcome.won };

/** Whether there is anything public to store. */
export const hasPublicMoves = ({ match }: Room): boolean => match !== null && match.history.open.length > 0;

export function courseOf(room: Room): MatchCourse {
  const { seed, log, state, history } = matchOf(room);
  const handed = room.handovers.length > 0 ? { handovers: room.handovers } : {};
  if (room.status === 'over') return { seed, log, state, ends: history.ends, reveals: history.reveals, ...handed };
  const { length } = history.open;
  const known = (indexes: readonly number[]) => indexes.filter((index) => index < length);
  return {
    seed,
    log: log.slice(0, length),
    state: history.open.state,
    ends: known(history.ends),
    reveals: known(history.reveals),
    ...handed,
  };
}

const KIND_OF: { readonly [kind in Place['kind']]: MatchResult['kind'] } = {
  channel: 'match',
  learn: 'tutorial',
  daily: 'daily',
};

/** The result of a match; it gets its `order` when it is stored. */
export function resultOf(room: Room, finished: number): Omit<MatchResult, 'order'> {
  const { id, place, game, seats, guild, channel, table, created, language, pace, adding, automatic } = room;
  const { rules, options, state } = matchOf(room);
  const { reserve, weekends } = clockOf(room);
  const outcome = gameOf(room).outcome(state);
  return {
    version: 1,
    revision: 0,
    id,
    kind: KIND_OF[place.kind],
    game,
    rules,
    options,
    seats: seats.map((seat) => ({ ...seat, handed: isAway(seat) })),
    guild,
    channel,
    table,
    finish: outcome ? 'rules' : 'early',
    created,
    finished,
    opens: place.kind === 'daily' ? place.ends : 0,
    verdict: outcome && verdictOf(outcome),
    ratings: null,
    language,
    pace,
    adding,
    automatic,
    ...(room.entry ? { entry: room.entry } : {}),
    ...(reserve || weekends ? { clock: { reserve, weekends } } : {}),
    ...(room.hints === 'off' ? { hintless: true } : {}),
    ...(room.hints === 'always' ? { preselects: true } : {}),
  };
}

export const isPublicResult = ({ opens }: MatchResult, now: number): boolean => opens <= now;

export const withPersonForgotten = (result: MatchResult, user: string): MatchResult => ({
  ...result,
  seats: result.seats.map((seat) =>
    seat.user === user ? { ...seat, user: null, name: words(result.language)('bot.forget.former') } : seat,
  ),
});

/** The result after a person left the rankings; the others' changes stay. */
export function withRatingGone(result: MatchResult, user: string): MatchResult {
  const { ratings, seats } = result;
  if (!ratings) return result;
  const left = (rating: Rating | null): Rating | null =>
    rating && {
      ...rating,
      seats: rating.seats.map((rated, seat) =>
        rated && seats[seat]?.user === user ? { ...rated, gone: true } : rated,
      ),
    };
  return { ...result, ratings: { server: left(ratings.server), overall: left(ratings.overall) } };
}

/** The room at the end of the match, only for viewing: it is never stored. */
export function roomOfResult(result: MatchResult, course: MatchCourse): Room {
  const { id, channel, guild, language, game, rules, options, pace, adding, automatic, table, created } = result;
  const seats = result.seats.map(({ user, name, computer }) => ({ user, name, computer }));
  const { seed, log, state, ends, reveals, handovers = [] } = course;
  const open = { length: log.length, state };
  const history = { ends, reveals, open };
  const players = seats.map(({ name, computer }) => ({ name, computer }));
  return {
    ...NEW_ROOM,
    ...{ id, channel, guild, language, game, options, pace, adding, automatic, table, created, seats, handovers },
    ...(result.clock ? { clock: { ...NO_CLOCK, ...result.clock } } : {}),
    ...(result.entry ? { entry: result.entry } : {}),
    hints: result.hintless ? 'off' : result.preselects ? 'always' : 'request',
    place: { kind: 'channel' },
    host: seats.find(({ user }) => user !== null)?.user ?? '',
    status: 'over',
    match: { game, rules, options, seats: players, seed, log, state, history },
    announced: log.length,
    past: open,
    revision: 0,
  };
}
