import type { SprawlopolisOptions } from '../../../src/games/sprawlopolis/rules/types.ts';
import type { Fixtures } from '../fixtures.ts';

export const FIXTURES: Fixtures<SprawlopolisOptions> = {
  'solo-standard': { seats: ['normal'], options: { difficulty: 'standard', hands: 'closed' } },
  'solo-harder': { seats: ['easy'], options: { difficulty: 'harder', hands: 'closed' } },
  'two-easier': { seats: ['easy', 'normal'], options: { difficulty: 'easier', hands: 'closed' } },
  'three-open': { seats: ['normal', 'easy', 'normal'], options: { difficulty: 'standard', hands: 'open' } },
  'four-standard': {
    seats: ['normal', 'normal', 'easy', 'easy'],
    options: { difficulty: 'standard', hands: 'closed' },
  },
  'four-harder': {
    seats: ['normal', 'normal', 'normal', 'normal'],
    options: { difficulty: 'harder', hands: 'open' },
  },
};
