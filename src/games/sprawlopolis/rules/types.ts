import type { Point, Seat } from '#engine';

export const ZONES = ['commercial', 'park', 'industrial', 'residential'] as const;
export type Zone = (typeof ZONES)[number];

/** The two sides of a block that its piece of road joins; parks have none. */
export type RoadSides = '' | 'NS' | 'EW' | 'NE' | 'NW' | 'ES' | 'SW';

/** The number printed on a card, 1 to 18; as a scoring card it adds this much to the target. */
export const CARD_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18] as const;
export type CardNumber = (typeof CARD_NUMBERS)[number];

/** A card in the city. x and y are its top left block, y grows downward; later cards lie on top. */
export type Placement = Point & { readonly card: CardNumber; readonly turned: boolean };

export const DIFFICULTIES = ['standard', 'easier', 'harder'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];
export const HANDS = ['closed', 'open'] as const;
type Hands = (typeof HANDS)[number];
export type SprawlopolisOptions = { readonly difficulty: Difficulty; readonly hands: Hands };

export type Action = ({ readonly kind: 'place' } & Placement) | { readonly kind: 'end' };

/** The last finished turn; `drew` is the card that lay open on the deck and went to the hand. */
type Move = { readonly seat: Seat; readonly placed: Placement; readonly drew: CardNumber | null };

export type State = {
  readonly difficulty: Difficulty;
  /** Whether everyone sees all hands. */
  readonly open: boolean;
  /** The three cards that lie scoring side up. */
  readonly scoring: readonly CardNumber[];
  /** What is left to draw; the first card lies open for all to see. */
  readonly deck: readonly CardNumber[];
  readonly hands: readonly (readonly CardNumber[])[];
  readonly city: readonly Placement[];
  /** Whose turn it is; nobody's when the game is over. */
  readonly active: Seat | null;
  /** The turn being prepared. It touches nothing else in the state until `end`, so nobody else sees it. */
  readonly work: Placement | null;
  readonly last: Move | null;
};
