import { cost, pointsPer, pointsPerAny, science } from './effects.ts';
import type { Card, Effect } from './kinds.ts';

const guild = (name: string, price: string, effects: readonly Effect[]): Card => ({
  name,
  age: 3,
  color: 'purple',
  copies: [],
  cost: cost(price),
  effects,
  needs: null,
  gives: [],
});

/** Of these two more than there are seats come into Age III. */
export const GUILDS = {
  'workers-guild': guild('Workers Guild', 'WSCOO', [pointsPer(1, 'brown', 'nextDoor')]),
  'craftsmens-guild': guild('Craftsmens Guild', 'SSOO', [pointsPer(2, 'gray', 'nextDoor')]),
  'traders-guild': guild('Traders Guild', 'GPT', [pointsPer(1, 'yellow', 'nextDoor')]),
  'philosophers-guild': guild('Philosophers Guild', 'CCCPT', [pointsPer(1, 'green', 'nextDoor')]),
  'spies-guild': guild('Spies Guild', 'CCG', [pointsPer(1, 'red', 'nextDoor')]),
  'magistrates-guild': guild('Magistrates Guild', 'WWWST', [pointsPer(1, 'blue', 'nextDoor')]),
  'shipowners-guild': guild('Shipowners Guild', 'WWWGP', [pointsPerAny(1, ['brown', 'gray', 'purple'], 'own')]),
  'scientists-guild': guild('Scientists Guild', 'WWOOP', [science('any')]),
  'builders-guild': guild('Builders Guild', 'SSSCCG', [pointsPer(1, 'stage', 'all')]),
  'decorators-guild': guild('Decorators Guild', 'SOOT', [{ kind: 'pointsIfComplete', n: 7 }]),
} satisfies { readonly [id: string]: Card };
