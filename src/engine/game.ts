import type { Json } from './json.ts';
import type { Result } from './result.ts';
import type { Dice } from './rng.ts';

/** 0-based position at the table. */
export type Seat = number;

/** Computers that take what looks best at once. */
export const QUICK_LEVELS = ['easy', 'normal'] as const;
export type Quick = (typeof QUICK_LEVELS)[number];
/** `hard` plays on from each of several actions and compares what that comes to. */
export const LEVELS = [...QUICK_LEVELS, 'hard'] as const;
export type Level = (typeof LEVELS)[number];

export type SeatRange = { readonly min: number; readonly max: number };

/** One thing `/cities new` can set. The first choice is the default; some choices fit some seat counts only. */
export type OptionSpec = {
  readonly choices: readonly { readonly value: string; readonly seats?: readonly number[] }[];
};
export type Options = { readonly [name: string]: string };

/** One line of a score; `parts` break it down further, `count` says how often it was fulfilled. */
export type Part = {
  readonly key: string;
  readonly count: number;
  readonly points: number;
  readonly parts: readonly Part[];
};
export type Score = { readonly total: number; readonly parts: readonly Part[] };

export type Outcome =
  | {
      readonly kind: 'ranked';
      readonly scores: readonly Score[];
      /** Best first; seats in one group share the place. */
      readonly ranking: readonly (readonly Seat[])[];
    }
  | { readonly kind: 'together'; readonly score: Score; readonly target: number; readonly won: boolean };

/** What an action does to time and knowledge; any of the three may hold together. */
export type Effect = {
  /** It ends the mover's turn. */
  readonly ends: boolean;
  /** It turns up something hidden: the mover can't take back what led to it. */
  readonly reveals: boolean;
  /** All that was secret so far is open from here on: the channel may be told. */
  readonly opens: boolean;
};

/** A step of a turn in preparation. */
export const STEP: Effect = { ends: false, reveals: false, opens: false };

/** What a planned action rests on. */
export type Footing = {
  /** What it lays hold of: with something else in its place it would be another action, be it legal or not. */
  readonly object: Json;
  /** What else was known that may have led to it. */
  readonly setting: Json;
};

/** For a game in which a turn can be planned before it comes. */
export interface Planning<State extends Json = Json, Action extends Json = Json, View extends Json = Json> {
  /**
   * What a seat sees, as a position in which it is to move; null where it has nothing to plan. Whatever it can't see is
   * made up: the dice and what lies face down are not the match's.
   */
  position(view: View, seat: Seat): State | null;
  footing(view: View, action: Action): Footing;
}

/** What `hard` needs to know of a game to look ahead in it. */
export interface Foresight<State extends Json = Json, Action extends Json = Json, View extends Json = Json> {
  /**
   * A position that may be the one the seat sees, with itself to move, and which seat it is there: rivals it can't
   * influence may be left out. The dice decide what it can't see.
   */
  fill(view: View, dice: Dice): { readonly state: State; readonly seat: Seat };
  /** The actions worth trying; never none. */
  candidates(view: View, legal: readonly Action[]): readonly Action[];
  /** Whether playing on from a position has gone far enough. */
  isFar(from: State, state: State): boolean;
  /** How a seat stands there against the others, in points. */
  worth(state: State, seat: Seat): number;
  /**
   * What each of some actions is worth at first sight, in points, where that knows of something that looking ahead does
   * not: it counts as much as what comes of playing on.
   */
  atSight?(view: View, actions: readonly Action[]): readonly number[];
  /** How many actions may be played to come to this decision. */
  effort(view: View): number;
  /**
   * What the seat itself might do in a position it comes to on the way, where it sees so clearly that planning is worth
   * it; none or one where it plays on like everyone.
   */
  plans?(from: State, view: View, legal: readonly Action[]): readonly Action[];
  /** How everyone plays on, where `normal` thinks too long for that. */
  playOn?(view: View, legal: readonly Action[], dice: Dice): Action;
}

/** A game is one object of pure functions; the rest of the program sees only this. */
export interface Game<
  State extends Json = Json,
  Action extends Json = Json,
  View extends Json = Json,
  Chosen extends Options = Options,
> {
  readonly id: string;
  /** Raised with every change that makes an old log mean something else. */
  readonly rules: number;
  readonly seats: SeatRange;
  readonly options: { readonly [name in keyof Chosen]: OptionSpec };
  /** Which seats play together, where some do; they are shown so before the match begins. */
  teams?(seats: number, options: Chosen): readonly (readonly Seat[])[];
  /** Whether everyone may know what a seat can do: only then its `legal` list may leave a trace in public. */
  readonly openMoves: boolean;
  setup(seats: number, options: Chosen, seed: string): State;
  /** In a fixed order, and the only definition of legality. */
  legal(state: State, seat: Seat): readonly Action[];
  /** Trusts that the action is in `legal`. */
  apply(state: State, seat: Seat, action: Action): State;
  /** What the action does to time and knowledge in the state before it. Nobody else guesses this. */
  effect(state: State, seat: Seat, action: Action): Effect;
  /** An action as everyone may know it once it is told, where something of it stays hidden. */
  told?(action: Action): Json;
  /** What completes the seat's turn where the rules allow nothing else; no steps where something is left to choose. */
  rest?(state: State, seat: Seat): readonly Action[];
  waiting(state: State): readonly Seat[];
  /** Built up field by field from what this seat may know; `null` is a spectator. */
  view(state: State, seat: Seat | null): View;
  outcome(state: State): Outcome | null;
  /** Scores a position written in the game's own notation. */
  scorePosition(data: unknown): Result<Json>;
  /** Not for games in which all choose at once: there a plan is the choice itself. */
  readonly planning?: Planning<State, Action, View>;
  computer(view: View, legal: readonly Action[], dice: Dice, level: Quick): Action;
  readonly foresight: Foresight<State, Action, View>;
}

/** What ends the seat's turn, where nothing else can be done. */
export function onlyEnding(game: Game, state: Json, seat: Seat): Json | null {
  const [only, ...others] = game.legal(state, seat);
  return only !== undefined && others.length === 0 && game.effect(state, seat, only).ends ? only : null;
}
