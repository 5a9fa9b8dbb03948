import type { Point, Seat } from '#engine';
import type { BestPlace } from './rules/best-places.ts';
import type { Light } from './rules/score.ts';
import type { Action, CardNumber, Placement, SprawlopolisOptions } from './rules/types.ts';
import type { View } from './rules/view.ts';

/** What the private panel prompts for: which card, which way up, and where its top left block goes. */
export type Prompt = {
  /** Null while the card itself is still to be chosen. */
  readonly card: CardNumber | null;
  readonly turned: boolean;
  readonly at: Point | null;
  /** The best places, lettered A, B, … in this order; null where all places are shown, with coordinates. */
  readonly best: readonly BestPlace[] | null;
  /** Where its top left block may lie; marked where all places are shown. */
  readonly free: readonly Point[];
};

/** Which picture, of what. Plain data, since it is sent to another thread. */
export type SprawlopolisRequest = { readonly game: 'sprawlopolis' } & (
  | {
      readonly kind: 'city';
      readonly view: View;
      readonly light?: Light | null;
      /** A city that needs room in the window, whether it has grown that far or not. */
      readonly room?: readonly Placement[];
    }
  | { readonly kind: 'panel'; readonly view: View; readonly prompt: Prompt }
  | { readonly kind: 'proposal'; readonly view: View; readonly seat: Seat; readonly placement: Placement }
  | { readonly kind: 'final'; readonly view: View }
  | { readonly kind: 'card'; readonly number: CardNumber }
);

/** The types of the game, and what it can do. */
export type Sprawlopolis = {
  readonly view: View;
  readonly action: Action;
  readonly options: SprawlopolisOptions;
  readonly request: SprawlopolisRequest;
  readonly can: 'planning' | 'talk' | 'film' | 'review' | 'lesson' | 'daily' | 'cover' | 'legend' | 'emojis';
};
