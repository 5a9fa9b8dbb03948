import type { Json } from './json.ts';
import type { Result } from './result.ts';
import type { Dice } from './rng.ts';

/** 0-based position at the table. */
export type Seat = number;

export const QUICK_LEVELS = ['easy', 'normal'] as const;
export type QuickLevel = (typeof QUICK_LEVELS)[number];
export const LEVELS = [...QUICK_LEVELS, 'hard'] as const;
export type Level = (typeof LEVELS)[number];

export type SeatRange = { readonly min: number; readonly max: number };

/** One thing `/cities new` can set. The first choice is the default; some choices fit some seat counts only. */
type OptionSpec = {
  readonly choices: readonly { readonly value: string; readonly seats?: readonly number[] }[];
};
export type Options = { readonly [name: string]: string };

/** One line of a score; `parts` break it down, `count` is the number of items that scored. */
export type ScorePart = {
  readonly key: string;
  readonly count: number;
  readonly points: number;
  readonly parts: readonly ScorePart[];
};
export type Score = { readonly total: number; readonly parts: readonly ScorePart[] };

export type Outcome =
  | {
      readonly kind: 'ranked';
      readonly scores: readonly Score[];
      /** Best first; seats in one group share the place. */
      readonly ranking: readonly (readonly Seat[])[];
    }
  | { readonly kind: 'together'; readonly score: Score; readonly target: number; readonly won: boolean };

export type Effect = {
  readonly ends: boolean;
  /** It reveals something hidden: the mover can't undo it or anything before it. */
  readonly reveals: boolean;
  /** Everything secret so far becomes public, so the channel may be told. */
  readonly opens: boolean;
};

/** The effect of a step in the middle of a turn. */
export const STEP: Effect = { ends: false, reveals: false, opens: false };

export type Footing = {
  /** The item it takes or uses: with another item in its place it would be a different action, even if it is legal. */
  readonly object: Json;
  /** Everything else the person could see when choosing it. */
  readonly setting: Json;
};

export interface Planning<State extends Json = Json, Action extends Json = Json, View extends Json = Json> {
  /**
   * What a seat sees, as a position with itself to move; null if it has nothing to plan. What it can't see (dice and face-down
   * items) is made up, never the match's own.
   */
  position(view: View, seat: Seat): State | null;
  footing(view: View, action: Action): Footing;
}

export interface Lookahead<State extends Json = Json, Action extends Json = Json, View extends Json = Json> {
  /**
   * A position that fits what the seat sees, with itself to move, and its seat in that position: rivals it can't
   * influence may be left out. The dice decide what it can't see.
   */
  fill(view: View, dice: Dice): { readonly state: State; readonly seat: Seat };
  /** The actions worth trying; never none. */
  candidates(view: View, legal: readonly Action[]): readonly Action[];
  isFar(from: State, state: State): boolean;
  worth(state: State, seat: Seat): number;
  /**
   * Points to add to the playout result of each action, for what playouts can't see.
   */
  atSight(view: View, actions: readonly Action[]): readonly number[];
  /** How many actions may be applied in playouts for this decision. */
  effort(view: View): number;
  /**
   * The seat's own actions to compare at a later position of a playout, if it can see well enough there; none or one to
   * let it play on like everyone.
   */
  continuations(from: State, view: View, legal: readonly Action[]): readonly Action[];
  /** How everyone plays in playouts, if `normal` is too slow for that. */
  playOn(view: View, legal: readonly Action[], dice: Dice): Action;
}

/** A game's rules: pure functions, and all the rest of the program sees of them. */
export interface Game<
  State extends Json = Json,
  Action extends Json = Json,
  View extends Json = Json,
  Chosen extends Options = Options,
> {
  readonly id: string;
  /** Raised with every change after which an old log replays differently. */
  readonly rules: number;
  readonly seats: SeatRange;
  readonly options: { readonly [name in keyof Chosen]: OptionSpec };
  /** Seats that play together; shown before the match begins. */
  teams(seats: number, options: Chosen): readonly (readonly Seat[])[];
  setup(seats: number, options: Chosen, seed: string): State;
  /** The only definition of legality; in a fixed order, since buttons carry indexes into it. */
  legal(state: State, seat: Seat): readonly Action[];
  /** Trusts that the action is in `legal`. */
  apply(state: State, seat: Seat, action: Action): State;
  effect(state: State, seat: Seat, action: Action): Effect;
  /** The public part of an action, if some of it stays hidden after it is announced. */
  told(action: Action): Json;
  /** The steps that complete the turn if the rules allow nothing else; empty while there is a choice. */
  rest(state: State, seat: Seat): readonly Action[];
  waiting(state: State): readonly Seat[];
  /** Built field by field from what this seat may know; `null` is a spectator. */
  view(state: State, seat: Seat | null): View;
  outcome(state: State): Outcome | null;
  scorePosition(data: unknown): Result<Json>;
  /** Not for games in which all choose at once: there the choice itself is the plan. */
  readonly planning?: Planning<State, Action, View>;
  computer(view: View, legal: readonly Action[], dice: Dice, level: QuickLevel): Action;
  readonly lookahead: Lookahead<State, Action, View>;
}

export function forcedEnd(game: Game, state: Json, seat: Seat): Json | null {
  const [only, ...others] = game.legal(state, seat);
  return only !== undefined && others.length === 0 && game.effect(state, seat, only).ends ? only : null;
}
