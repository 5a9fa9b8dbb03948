import type { Area, Color } from './kinds.ts';

export const SHAPES = {
  /** Two buildings side by side, three, four or six in a straight line, four in a square. */
  pair: 2,
  line3: 3,
  line4: 4,
  line6: 6,
  square: 4,
} as const;
type Shape = keyof typeof SHAPES;
/** Shapes that reach few spaces ahead: the only ones for which sets that share nothing are quickly counted. */
export type ShortShape = 'pair' | 'line3' | 'square';

/** How the buildings of a pattern compare with each other. `rising`: each one floor above the one before. */
export type ColorRule = 'any' | 'same' | 'different';
export type HeightRule = 'any' | 'same' | 'different' | 'rising';

/**
 * What a card or an achievement asks for, as data. Every kind finds *occurrences*, each a list of
 * spaces; a card pays for every one, an achievement needs a number of them.
 */
export type Condition =
  /** Each building of this color and height, with at least `sides` sides on that ground. */
  | {
      readonly kind: 'building';
      readonly color: Color | null;
      readonly min: number;
      readonly max: number;
      readonly beside: Area | null;
      readonly sides: number;
    }
  /** Each area of at least `min` spaces, with that many different features in it and building colors around it. */
  | {
      readonly kind: 'area';
      readonly land: Area;
      readonly min: number;
      readonly features: number;
      readonly colors: number;
    }
  /** Each space of this ground: all of them beside the other ground, or those of the largest area. */
  | { readonly kind: 'ground'; readonly land: Area; readonly where: 'beside-other' | 'largest' }
  /** Each set of buildings in this shape; without `overlap` a building serves one set only. */
  | ({ readonly kind: 'pattern'; readonly color: ColorRule; readonly height: HeightRule } & (
      | { readonly shape: Shape; readonly overlap: true }
      | { readonly shape: ShortShape; readonly overlap: false }
    ))
  /** Four buildings of heights 1, 2, 3 and 4 beside that ground: perhaps in four colors, perhaps around one area. */
  | { readonly kind: 'heights'; readonly beside: Area; readonly colors: boolean; readonly together: boolean }
  /** An area that joins two opposite edges of a neighborhood at least three tiles long that way. */
  | { readonly kind: 'crossing'; readonly land: Area }
  /** Each connected group of at least `min` building spaces: of one color, or all built on. */
  | { readonly kind: 'quarter'; readonly min: number; readonly of: 'one-color' | 'buildings' };

export type ConditionOf<Kind extends Condition['kind']> = Extract<Condition, { kind: Kind }>;
