import type { Json } from './json.ts';
import type { Result } from './result.ts';
import type { Dice } from './rng.ts';

/** 0-based position at the table. */
export type Seat = number;

export const LEVELS = ['easy', 'normal'] as const;
export type Level = (typeof LEVELS)[number];

export type SeatRange = { readonly min: number; readonly max: number };

/** One thing `/cities new` can set. The first choice is the default; some choices fit some seat counts only. */
export type OptionRow = { readonly choices: readonly { readonly value: string; readonly seats?: SeatRange }[] };
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

/**
 * What an action closes behind it: `turn` ends the mover's turn, `reveal` turns up something hidden.
 * Undo stops at the mover's own `turn` and at anyone's `reveal`.
 */
export type Barrier = 'turn' | 'reveal' | null;

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
  readonly options: { readonly [name in keyof Chosen]: OptionRow };
  setup(seats: number, options: Chosen, seed: string): State;
  /** In a fixed order, and the only definition of legality. */
  legal(state: State, seat: Seat): readonly Action[];
  /** Trusts that the action is in `legal`. */
  apply(state: State, seat: Seat, action: Action): State;
  barrier(state: State, seat: Seat, action: Action): Barrier;
  waiting(state: State): readonly Seat[];
  /** Built up field by field from what this seat may know; `null` is a spectator. */
  view(state: State, seat: Seat | null): View;
  outcome(state: State): Outcome | null;
  /** Scores a position written in the game's own notation. */
  scorePosition(data: unknown): Result<Json>;
  computer(view: View, legal: readonly Action[], dice: Dice, level: Level): Action;
}
