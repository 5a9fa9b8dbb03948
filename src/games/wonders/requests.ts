import type { Seat } from '#engine';
import type { CardId } from './rules/content.ts';
import type { Action, WondersOptions } from './rules/types.ts';
import type { View } from './rules/view.ts';

/**
 * Which picture, of what. Plain data, since it is sent to another thread. `chosen` is an index among the cards of a
 * hand, or of a page of the pile.
 */
export type WondersRequest = { readonly game: 'wonders' } /** All cities, in seating order. */ & (
  | { readonly kind: 'table'; readonly view: View }
  /** The viewer's hand, its own city and both neighbors; in the last phase a hand of one card. */
  | { readonly kind: 'hand'; readonly view: View; readonly chosen: number | null }
  /** The partner's hand. */
  | { readonly kind: 'partner'; readonly view: View }
  /** One page of what may be built from the discard pile. */
  | {
      readonly kind: 'pile';
      readonly view: View;
      readonly cards: readonly CardId[];
      readonly page: number;
      readonly pages: number;
      readonly chosen: number | null;
    }
  /** A loss, split by split; `chosen` is how many coins are paid. */
  | { readonly kind: 'loss'; readonly view: View; readonly chosen: number | null }
  /** The two sides of the viewer's board, of which one is chosen. */
  | { readonly kind: 'sides'; readonly view: View; readonly seat: Seat }
  | { readonly kind: 'city'; readonly view: View; readonly seat: Seat }
  /** The last conflict. */
  | { readonly kind: 'conflict'; readonly view: View }
  | { readonly kind: 'final'; readonly view: View }
  /** One card, large, with all that can be said of it. */
  | { readonly kind: 'card'; readonly card: CardId }
);

/** The types of the game, and what it can do. */
export type Wonders = {
  readonly view: View;
  readonly action: Action;
  readonly options: WondersOptions;
  readonly request: WondersRequest;
  readonly can: 'film' | 'review' | 'lesson' | 'cover' | 'legend' | 'emojis';
};
