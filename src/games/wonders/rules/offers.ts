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

const FREE: readonly Payment[] = [{ bank: 0, left: 0, right: 0 }];

/** The ways to pay that are offered; none if it can't be had. */
export function waysOf(offer: Offer): readonly Payment[] {
  switch (offer.kind) {
    case 'chain':
    case 'power':
    case 'own':
      return FREE;
    case 'pay':
      return offer.ways;
    default:
      return [];
  }
}
