import type { Seat } from '#engine';
import type { GameId } from '#games';
import type { Action, Toys, View } from './rules.ts';

/** The table, a hand in preparation, what one seat has kept, the end. */
export type ToyRequest =
  | { readonly game: GameId; readonly kind: 'table' | 'hand' | 'final'; readonly view: View }
  | { readonly game: GameId; readonly kind: 'kept'; readonly view: View; readonly seat: Seat };

/** The types of the toy, and what it can do beyond what it must: nothing. */
export type Toy = {
  readonly view: View;
  readonly action: Action;
  readonly options: Toys;
  readonly request: ToyRequest;
  readonly can: never;
};
