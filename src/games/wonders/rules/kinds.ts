/** Wood, stone, clay, ore. */
export const RAW = ['W', 'S', 'C', 'O'] as const;
/** Glass, papyrus, textile. */
export const MADE = ['G', 'P', 'T'] as const;
export const GOODS = [...RAW, ...MADE] as const;
export type Good = (typeof GOODS)[number];

export const isRaw = (good: Good): boolean => RAW.some((raw) => raw === good);

/** In the order in which they are shown everywhere. */
export const COLORS = ['brown', 'gray', 'yellow', 'blue', 'red', 'green', 'purple', 'black'] as const;
export type Color = (typeof COLORS)[number];

export const SYMBOLS = ['compass', 'gear', 'tablet'] as const;
export type ScienceSymbol = (typeof SYMBOLS)[number];

/** What chains are known by. */
export const CHAINS = [
  'star',
  'mask',
  'hammer',
  'drop',
  'stall',
  'camel',
  'horseshoe',
  'bowl',
  'target',
  'lamp',
  'scales',
  'book',
  'lighthouse',
  'barrel',
  'fortress',
  'helmet',
  'bolt',
  'torch',
  'saw',
  'planets',
  'temple',
  'scroll',
  'harp',
  'feather',
] as const;
export type Chain = (typeof CHAINS)[number];

export const AGES = [1, 2, 3] as const;
export type Age = (typeof AGES)[number];

/** Left is the next seat, right the one before; West is left, East right. */
export const FLANKS = ['left', 'right'] as const;
export type Flank = (typeof FLANKS)[number];
export type Whose = 'self' | Flank;

/** Of which side of a board is played. */
export const SIDES = ['day', 'night'] as const;
export type Side = (typeof SIDES)[number];

/** What a victory token is worth, by Age. */
export const VICTORY = { 1: 1, 2: 3, 3: 5 } as const;
export type Victory = (typeof VICTORY)[Age];

/** What can be counted in a city. */
export type Countable = Color | 'stage' | 'victory' | `victory-${Victory}` | 'defeat';

/** Of a source one unit a turn can be had, of any of its goods. */
export type Source = readonly Good[];

export type Effect =
  | { readonly kind: 'makes'; readonly sources: readonly Source[]; readonly sold: boolean }
  | { readonly kind: 'points'; readonly n: number }
  | { readonly kind: 'shields'; readonly n: number }
  | { readonly kind: 'science'; readonly symbol: ScienceSymbol | 'any' }
  | { readonly kind: 'coins'; readonly n: number }
  | {
      /** Coins once, when it is built; points at the end. */
      readonly kind: 'coinsPer' | 'pointsPer';
      readonly n: number;
      readonly what: readonly Countable[];
      readonly who: readonly Whose[];
    }
  | { readonly kind: 'pointsIfComplete'; readonly n: number }
  /** These goods cost 1 there. */
  | { readonly kind: 'price'; readonly goods: 'raw' | 'made'; readonly from: readonly Flank[] }
  /** One unit a turn costs 1 less there. */
  | { readonly kind: 'wharf'; readonly from: Flank }
  /** The unit of a neighbor's board costs 1 less. */
  | { readonly kind: 'cache' }
  /** One unit a turn more, of a good that brown cards, gray cards and the board make, or of one they don't. */
  | { readonly kind: 'extra'; readonly of: 'made' | 'missing' }
  | { readonly kind: 'freeStages' }
  | { readonly kind: 'freeFirstOfColor' }
  | { readonly kind: 'freeFirstOfAge' }
  | { readonly kind: 'freeLastOfAge' }
  | { readonly kind: 'playLastCard' }
  | { readonly kind: 'buildFromPile' }
  | { readonly kind: 'diplomacy' }
  | { readonly kind: 'copyScience' }
  | { readonly kind: 'othersLose'; readonly n: number }
  | { readonly kind: 'othersLosePer'; readonly n: number; readonly what: readonly Countable[] }
  | { readonly kind: 'othersGain'; readonly n: number }
  | { readonly kind: 'neighborsGain'; readonly n: number }
  | { readonly kind: 'victory'; readonly value: Victory }
  | { readonly kind: 'neighborsDebt'; readonly n: number }
  | { readonly kind: 'forgetDefeats' };

export type Cost = { readonly coins: number; readonly goods: readonly Good[] };

export type Stage = { readonly cost: Cost; readonly effects: readonly Effect[] };

export type Card = {
  /** No city has two buildings of one name; also what notations call it. */
  readonly name: string;
  readonly age: Age;
  readonly color: Color;
  /** For each copy the smallest number of seats it is dealt to; guilds and black cards are drawn. */
  readonly copies: readonly number[];
  readonly cost: Cost;
  readonly effects: readonly Effect[];
  /** The chain that makes it free, if the city has it. */
  readonly needs: Chain | null;
  readonly gives: readonly Chain[];
};
