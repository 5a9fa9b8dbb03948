import type { Zone } from './types.ts';

/** What a scoring card pays for, as data; `measure.ts` interprets it. */
export type Condition =
  /** Each block of a zone named. */
  | { readonly kind: 'blocks'; readonly points: { readonly [zone in Zone]?: number } }
  /** Each block of the zone whose neighbors are of these zones only; an open side does no harm. */
  | { readonly kind: 'company'; readonly zone: Zone; readonly only: readonly Zone[]; readonly points: number }
  /** Each block of the zone with at least `min` neighbors of the other. */
  | {
      readonly kind: 'beside';
      readonly zone: Zone;
      readonly other: Zone;
      readonly min: number;
      readonly points: number;
    }
  /** Each block of the zone that meets another of its zone corner to corner. */
  | { readonly kind: 'corners'; readonly zone: Zone; readonly points: number }
  /** Each block of the zone: with blocks on all four sides, or at the city's edge. */
  | { readonly kind: 'inside'; readonly zone: Zone; readonly points: number; readonly edge: number }
  /** Each open side of each block of the zone. */
  | { readonly kind: 'open-sides'; readonly zone: Zone; readonly points: number }
  /** Each 2 by 2 square of one zone, squares may overlap; points by their number, the last for all above. */
  | { readonly kind: 'squares'; readonly table: readonly number[] }
  /** Largest group of one zone minus largest of the other. */
  | { readonly kind: 'difference'; readonly plus: Zone; readonly minus: Zone }
  /** Each block of the zones named beside the largest group of the zone, once. */
  | { readonly kind: 'around'; readonly zone: Zone; readonly points: { readonly [zone in Zone]?: number } }
  /** Each row and column with exactly this many blocks of the zone, and each with none. */
  | {
      readonly kind: 'lines';
      readonly zone: Zone;
      readonly exactly: number;
      readonly points: number;
      readonly none: number;
    }
  /** The blocks of the zone in the best row or column. */
  | { readonly kind: 'best-line'; readonly zone: Zone }
  /** The blocks of the longest row and of the longest column. */
  | { readonly kind: 'longest-lines' }
  /** Each road that stays inside the city, and each with an end at its edge. */
  | { readonly kind: 'road-ends'; readonly points: number; readonly edge: number }
  /** Each road through all of these zones. */
  | { readonly kind: 'road-through'; readonly zones: readonly Zone[]; readonly points: number }
  /** Each road from one block of the zone to another. */
  | { readonly kind: 'road-between'; readonly zone: Zone; readonly points: number }
  /** Each block of the zone whose road leads straight into the other zone at both sides. */
  | { readonly kind: 'stop'; readonly zone: Zone; readonly between: Zone; readonly points: number }
  /** One point per this number of sections of the longest road. */
  | { readonly kind: 'longest-road'; readonly sections: number }
  /** Each section of road in a closed loop. */
  | { readonly kind: 'loops'; readonly points: number };

export type ConditionOf<Kind extends Condition['kind']> = Extract<Condition, { kind: Kind }>;
