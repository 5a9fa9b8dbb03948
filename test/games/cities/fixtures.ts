import type { CitiesOptions } from '../../../src/games/cities/rules/types.ts';
import type { Fixtures } from '../fixtures.ts';

export const FIXTURES: Fixtures<CitiesOptions> = {
  'two-new-york': { seats: ['normal', 'normal'], options: { board: 'new-york', length: 'standard' } },
  'two-long-venice': { seats: ['normal', 'easy'], options: { board: 'venice', length: 'long' } },
  'three-sydney': { seats: ['normal', 'easy', 'normal'], options: { board: 'sydney', length: 'standard' } },
  'three-mexico-city': { seats: ['easy', 'easy', 'easy'], options: { board: 'mexico-city', length: 'standard' } },
  'four-barcelona': {
    seats: ['normal', 'easy', 'normal', 'easy'],
    options: { board: 'barcelona', length: 'standard' },
  },
  'four-lisbon': { seats: ['normal', 'normal', 'normal', 'normal'], options: { board: 'lisbon', length: 'standard' } },
  'four-rio': { seats: ['easy', 'normal', 'normal', 'easy'], options: { board: 'rio-de-janeiro', length: 'standard' } },
  'two-buenos-aires': { seats: ['easy', 'easy'], options: { board: 'buenos-aires', length: 'standard' } },
};
