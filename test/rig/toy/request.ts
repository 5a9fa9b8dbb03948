import type { Seat } from '#engine';
import type { GameId } from '#games';
import type { View } from './rules.ts';

/** The table, a hand in preparation, what one seat has kept, the end. */
export type ToyRequest =
  | { readonly game: GameId; readonly kind: 'table' | 'hand' | 'final'; readonly view: View }
  | { readonly game: GameId; readonly kind: 'kept'; readonly view: View; readonly seat: Seat };
