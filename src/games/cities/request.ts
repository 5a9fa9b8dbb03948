import type { Seat } from '../../engine/game.ts';
import type { Point } from '../../engine/grid.ts';
import type { CardId } from './rules/content.ts';
import type { Held } from './rules/places.ts';
import type { Rotation } from './rules/types.ts';
import type { View } from './rules/view.ts';

/** What the private panel prompts for: an item of the hand, its places in the order of their letters, and the choice so far. */
export type Prompt = {
  readonly held: Held | null;
  readonly places: readonly Point[];
  /** Index into `places`. */
  readonly chosen: number | null;
  readonly rotation: Rotation;
};

/** Which picture, of what. Everything in it is plain data, for it travels to another thread. */
export type CitiesRequest = { readonly game: 'cities' } & (
  | { readonly kind: 'board'; readonly view: View }
  | { readonly kind: 'neighborhood'; readonly view: View; readonly seat: Seat }
  | { readonly kind: 'panel'; readonly view: View; readonly prompt: Prompt }
  | { readonly kind: 'start'; readonly view: View }
  | { readonly kind: 'card'; readonly view: View; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'achievement'; readonly view: View; readonly seat: Seat; readonly achievement: number }
  | { readonly kind: 'overview'; readonly view: View }
  | { readonly kind: 'final'; readonly view: View }
);
