import type { Good } from './kinds.ts';
import type { Payment } from './types.ts';

/** How something can be had: for nothing, for coins, or why not at all. */
export type Offer =
  /** For nothing: by a chain, by a power, or out of what the city makes. */
  | { readonly kind: 'chain' | 'power' | 'own' }
  /** Ways to pay that no other one beats, cheapest first; never empty. */
  | { readonly kind: 'pay'; readonly ways: readonly Payment[] }
  /** Goods that nobody here makes. */
  | { readonly kind: 'missing'; readonly goods: readonly Good[] }
  /** It could be had for so much, the cheapest way, which is more than there is. */
  | { readonly kind: 'dear'; readonly way: Payment }
  /** The city has a building of this name. */
  | { readonly kind: 'has' }
  /** There is no stage left. */
  | { readonly kind: 'complete' };
