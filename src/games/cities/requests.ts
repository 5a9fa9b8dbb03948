import type { Point, Seat } from '#engine';
import type { CardId } from './rules/content.ts';
import type { Held } from './rules/held-item.ts';
import type { TileId } from './rules/kinds.ts';
import type { Action, CitiesOptions, Placement, Rotation } from './rules/types.ts';
import type { View } from './rules/view.ts';

/** What the panel prompts for: an item in hand, its places by letter, and what is preselected. */
export type Prompt = {
  readonly held: Held | null;
  readonly places: readonly Point[];
  /** The requested rotation of a tile; null for the best one at each place. */
  readonly rotation: Rotation | null;
  /** The preselected placements of everything left in hand. */
  readonly marks: readonly Placement[];
};

/** A move just after it, and what it earned. */
export type MoveShown = { readonly view: View; readonly gain: number };

/** A turn being prepared; one that is only planned, or advised, has nothing to be confirmed. */
export type PanelRequest = {
  readonly kind: 'panel';
  readonly view: View;
  readonly prompt: Prompt;
  readonly plan?: true;
};

/** Which picture, of what. Plain data, since it is sent to another thread. */
export type CitiesRequest = { readonly game: 'cities' } & (
  | { readonly kind: 'board'; readonly view: View }
  | {
      readonly kind: 'neighborhood';
      readonly view: View;
      readonly seat: Seat;
      /** Tiles that need room in the window, whether they are placed yet or not. */
      readonly tiles?: readonly Point[];
    }
  /** Both neighborhoods of a game for two, as long as they are small. */
  | { readonly kind: 'both'; readonly view: View }
  | PanelRequest
  /** `primer`: with what the rows hold, for who plays for the first time; `chosen`: the tile that is planned or advised. */
  | { readonly kind: 'start'; readonly view: View; readonly primer?: true; readonly chosen?: TileId }
  | { readonly kind: 'card'; readonly view: View; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'achievement'; readonly view: View; readonly seat: Seat; readonly achievement: number }
  | { readonly kind: 'overview'; readonly view: View }
  | { readonly kind: 'moves'; readonly view: View; readonly turns: readonly MoveShown[] }
  | { readonly kind: 'final'; readonly view: View }
);

/** The types of the game, and what it can do. */
export type Cities = {
  readonly view: View;
  readonly action: Action;
  readonly options: CitiesOptions;
  readonly request: CitiesRequest;
  readonly can:
    | 'openMoves'
    | 'planning'
    | 'reveals'
    | 'film'
    | 'review'
    | 'lesson'
    | 'daily'
    | 'cover'
    | 'legend'
    | 'emojis';
};
