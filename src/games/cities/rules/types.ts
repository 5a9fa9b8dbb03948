import type { Point, Rng, Seat } from '#engine';
import type { BoardId, CardId } from './content.ts';
import type { Color, Feature, Land, TileId } from './kinds.ts';

/** The four rows of the board, from top to bottom; each has four worker spaces. */
export const ROWS = ['cards', 'tiles', 'features', 'pieces'] as const;
export type Row = (typeof ROWS)[number];
export const SLOTS = [0, 1, 2, 3] as const;
export type Slot = (typeof SLOTS)[number];
/** One value for each worker space of a row. */
export type Slots<T> = readonly [T, T, T, T];

/** Quarter turns clockwise. */
export const ROTATIONS = [0, 1, 2, 3] as const;
export type Rotation = (typeof ROTATIONS)[number];

export const MAX_HEIGHT = 4;

/** x and y count tiles from the start tile, which lies at 0, 0; y grows downward. */
export type PlacedTile = Point & { readonly tile: TileId; readonly turn: Rotation };

/** x and y count spaces; the start tile's top left space is 0, 0. */
export type Space = Point & {
  readonly land: Land;
  readonly feature: Feature | null;
  /** Color of the building here; on a special space the first piece decides it. */
  readonly color: Color | null;
  readonly height: number;
};

/** A seat's neighborhood and the cards beside it. */
export type Town = {
  readonly tiles: readonly PlacedTile[];
  readonly spaces: readonly Space[];
  /** Scoring cards, open for all to see. */
  readonly cards: readonly CardId[];
};

export type Item =
  | { readonly kind: 'card'; readonly card: CardId }
  | { readonly kind: 'tile'; readonly tile: TileId }
  | { readonly kind: 'feature'; readonly feature: Feature }
  | { readonly kind: 'piece'; readonly color: Color };

/** What became of a taken item. */
export type Placement =
  | { readonly kind: 'card'; readonly card: CardId }
  | ({ readonly kind: 'tile' } & PlacedTile)
  | ({ readonly kind: 'feature'; readonly feature: Feature } & Point)
  | ({ readonly kind: 'piece'; readonly color: Color } & Point)
  | { readonly kind: 'drop'; readonly item: Feature | Color };

export type Action =
  | { readonly kind: 'start'; readonly tile: TileId }
  | { readonly kind: 'worker'; readonly row: Row; readonly slot: Slot }
  | Exclude<Placement, { kind: 'card' }>
  | { readonly kind: 'end' };

/** A turn being prepared. It touches nothing else in the state until `end`, so nobody else sees it. */
export type Work = {
  readonly row: Row;
  readonly slot: Slot;
  readonly taken: readonly Item[];
  /** Still to be placed or dropped. */
  readonly hand: readonly Item[];
  readonly placed: readonly Placement[];
};

/** The three achievements of a board, in its order. */
export const ACHIEVEMENT_NUMBERS = [0, 1, 2] as const;
type AchievementNumber = (typeof ACHIEVEMENT_NUMBERS)[number];
export type Claim = { readonly achievement: AchievementNumber; readonly value: number };

/** The last finished turn, for the story and for outlining what changed. */
export type Move = Omit<Work, 'hand'> & { readonly seat: Seat; readonly claims: readonly Claim[] };

export type Market = { readonly [row in Row]: Slots<readonly Item[]> };
export type Workers = { readonly [row in Row]: Slots<Seat | null> };
export type Pieces = { readonly [color in Color]: number };

export const LENGTHS = ['standard', 'long'] as const;
export type Length = (typeof LENGTHS)[number];
export type CitiesOptions = { readonly board: BoardId | 'random'; readonly length: Length };

type Phase = 'start' | 'work' | 'over';

export type State = {
  readonly board: BoardId;
  readonly length: Length;
  readonly phase: Phase;
  readonly round: number;
  readonly rounds: number;
  /** Whose turn it is; nobody's when the game is over. */
  readonly active: Seat | null;
  /** Who holds the star; after the holder's first turn of a round it lies on the board. */
  readonly star: Seat | null;
  readonly startTiles: readonly TileId[];
  readonly decks: {
    readonly cards: readonly CardId[];
    readonly tiles: readonly TileId[];
    readonly features: readonly Feature[];
  };
  readonly bag: Pieces;
  readonly rng: Rng;
  /** What lies on the board this round; the last item of each row's last slot lies face down. */
  readonly market: Market;
  readonly workers: Workers;
  readonly towns: readonly Town[];
  /** Who has claimed which value: one list per achievement, best value first. */
  readonly rings: readonly (readonly (Seat | null)[])[];
  readonly work: Work | null;
  readonly last: Move | null;
  /** Items that left the game unused. */
  readonly removed: readonly Item[];
};
