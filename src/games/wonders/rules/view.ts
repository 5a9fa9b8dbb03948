import type { Score, Seat } from '../../../engine/game.ts';
import type { CardId } from './content.ts';
import type { Answer, City, State } from './types.ts';

export type SeenCity = City & {
  /** As it would count if the game ended now. */
  readonly score: Score;
};

/** What a seat knows beside what lies open. */
export type Own = {
  readonly hand: readonly CardId[];
  /** What it has prepared. */
  readonly answer: Answer | null;
  /** Whether it pays losses in coins without being asked, as it has it now. */
  readonly always: boolean;
  /** What it has to lose now; 0 if nothing. */
  readonly owed: number;
  /** The discard pile, while the seat builds from it. */
  readonly pile: readonly CardId[] | null;
};

/** What one seat, or a spectator, may know. */
export type View = Pick<State, 'variant' | 'phase' | 'age' | 'turn' | 'asked' | 'deeds' | 'news' | 'conflict'> & {
  readonly seat: Seat | null;
  /** Regular turns of an Age. */
  readonly turns: number;
  readonly cities: readonly SeenCity[];
  /** How many cards each seat holds, and how many lie on the pile. */
  readonly held: readonly number[];
  readonly discarded: number;
  /** Of those asked, who has answered. */
  readonly done: readonly boolean[];
  readonly own: Own | null;
  /** In team play: what the partner holds and has prepared. */
  readonly partner: Pick<Own, 'hand' | 'answer'> | null;
};
