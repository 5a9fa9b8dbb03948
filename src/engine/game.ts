import type { Json } from './json.ts';
import type { Result } from './result.ts';
import type { Dice } from './rng.ts';

/** 0-based position at the table. */
export type Seat = number;

export const LEVELS = ['easy', 'normal'] as const;
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
  waiting(state: State): readonly Seat[];
  /** Built up field by field from what this seat may know; `null` is a spectator. */
  view(state: State, seat: Seat | null): View;
  outcome(state: State): Outcome | null;
  /** Scores a position written in the game's own notation. */
  scorePosition(data: unknown): Result<Json>;
  computer(view: View, legal: readonly Action[], dice: Dice, level: Level): Action;
}
