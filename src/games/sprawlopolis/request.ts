import type { Seat } from '../../engine/game.ts';
import type { Point } from '../../engine/grid.ts';
import type { Light } from './rules/score.ts';
import type { CardNumber, Placement } from './rules/types.ts';
import type { View } from './rules/view.ts';

/** What the private panel prompts for: which card, which way up, and where its top left block goes. */
export type Prompt = {
  /** Null while the card itself is still to be chosen. */
  readonly card: CardNumber | null;
  readonly turned: boolean;
  readonly at: Point | null;
  /** Where its top left block may lie; marked in the picture. */
  readonly free: readonly Point[];
};

/** Which picture, of what. Everything in it is plain data, for it travels to another thread. */
export type SprawlopolisRequest = { readonly game: 'sprawlopolis' } & (
  | { readonly kind: 'city'; readonly view: View; readonly light?: Light | null }
  | { readonly kind: 'panel'; readonly view: View; readonly prompt: Prompt }
  | { readonly kind: 'proposal'; readonly view: View; readonly seat: Seat; readonly placement: Placement }
  | { readonly kind: 'final'; readonly view: View }
  | { readonly kind: 'card'; readonly number: CardNumber }
);
