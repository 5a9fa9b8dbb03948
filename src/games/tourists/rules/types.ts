import type { Point } from '#engine';

export const KINDS = ['attraction', 'park', 'terrace', 'water'] as const;
export type Kind = (typeof KINDS)[number];

/** x and y count fields; the top left field of the first tile laid is 0, 0, and y grows downward. */
export type Field = Point & { readonly kind: Kind };

/** Quarter turns clockwise. */
export const ROTATIONS = [0, 1, 2, 3] as const;
export type Rotation = (typeof ROTATIONS)[number];

export type TileId = number;
/** x and y count tiles from the first one laid, which lies at 0, 0. */
export type PlacedTile = Point & { readonly tile: TileId; readonly turn: Rotation };

/** How much is scored: each level adds to the one before. */
export const SCORING_LEVELS = ['1', '2', '3'] as const;
export type ScoringLevel = (typeof SCORING_LEVELS)[number];
export type TouristsOptions = { readonly level: ScoringLevel };

export type City = {
  readonly tiles: readonly PlacedTile[];
  /** Where they stand, in the order they came. */
  readonly tourists: readonly Point[];
};

/** What may happen to a tourist after the tile: a new one comes, one jumps to the tile or walks a field, or nothing. */
export type Visit =
  | ({ readonly kind: 'tourist' } & Point)
  | ({ readonly kind: 'jump'; readonly from: Point } & Point)
  | ({ readonly kind: 'walk'; readonly from: Point } & Point)
  | { readonly kind: 'stay' };

export type Action = ({ readonly kind: 'tile' } & PlacedTile) | Visit | { readonly kind: 'end' };

/** What a seat did to its city in one round. */
export type Change = { readonly laid: readonly PlacedTile[]; readonly visit: Visit | null };

/** A round being prepared: it touches nothing but the seat's own part of the state until all are done. */
export type Work = Change & { readonly done: boolean };

type Phase = 'start' | 'round' | 'over';

export type State = {
  readonly level: ScoringLevel;
  readonly phase: Phase;
  /** 0 while the starting tiles are laid. */
  readonly round: number;
  /** Face down, in the order they will come. */
  readonly pile: readonly TileId[];
  /** Not in this game; nobody has seen them. */
  readonly aside: readonly TileId[];
  /** What everyone lays this round: the starting tiles, then one tile each time. */
  readonly drawn: readonly TileId[];
  /** As they were when the last round ended. */
  readonly cities: readonly City[];
  readonly work: readonly Work[];
  /** What the last round changed, seat by seat. */
  readonly last: readonly Change[];
  /** The points of all seats after each finished round; matches begun before this was noted know fewer rounds. */
  readonly totals?: readonly (readonly number[])[];
};
