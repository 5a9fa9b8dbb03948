import type { Point, Seat } from '#engine';
import type { VisitKind } from './rules/places.ts';
import type { Action, Rotation, TileId, TouristsOptions } from './rules/types.ts';
import type { View } from './rules/view.ts';

/** Places are lettered A, B, … in the order of their list; what is marked is what Confirm would play. */
type Places = { readonly places: readonly Point[]; readonly marks: readonly Action[] };

/** Where a tile of the hand goes, the starting tiles too; several in hand are numbered in the hand's order. Places count in tiles. */
export type TilePrompt = Places & { readonly mode: 'tile'; readonly tile: TileId; readonly rotation: Rotation };

/** What a tourist does; without a kind the best of all is lettered, and jump and walk first ask who goes. Places count in fields. */
export type VisitPrompt = Places & {
  readonly mode: 'visit';
  readonly kind: VisitKind | null;
  readonly from: Point | null;
};

/** What the private panel prompts for; when it is done all is prepared and waits for Confirm, or for the others. */
export type Prompt = TilePrompt | VisitPrompt | { readonly mode: 'done' };

/** A turn being prepared; one that is only planned, or advised, has nothing to be confirmed. */
export type PanelRequest = {
  readonly kind: 'panel';
  readonly view: View;
  readonly prompt: Prompt;
  readonly plan?: true;
};

/** Which picture, of what. Plain data, since it is sent to another thread. */
export type TouristsRequest = { readonly game: 'tourists' } & (
  | { readonly kind: 'round'; readonly view: View }
  | {
      readonly kind: 'city';
      readonly view: View;
      readonly seat: Seat;
      readonly zones: boolean;
      /** Tiles that need room in the window, whether they are placed yet or not. */
      readonly tiles?: readonly Point[];
    }
  | PanelRequest
  | { readonly kind: 'final'; readonly view: View; readonly page?: number }
);

/** The types of the game, and what it can do. */
export type Tourists = {
  readonly view: View;
  readonly action: Action;
  readonly options: TouristsOptions;
  readonly request: TouristsRequest;
  readonly can: 'film' | 'review' | 'lesson' | 'daily' | 'cover' | 'legend' | 'emojis';
};
