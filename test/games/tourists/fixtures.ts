import type { Level } from '#engine';
import type { TouristsOptions } from '../../../src/games/tourists/rules/types.ts';
import type { Fixtures } from '../fixtures.ts';

export const FIXTURES: Fixtures<TouristsOptions> = {
  'solo-level-1': { seats: ['normal'], options: { level: '1' } },
  'solo-level-3': { seats: ['easy'], options: { level: '3' } },
  'two-level-2': { seats: ['easy', 'normal'], options: { level: '2' } },
  'three-level-1': { seats: ['normal', 'easy', 'normal'], options: { level: '1' } },
  'four-level-3': { seats: ['normal', 'normal', 'easy', 'easy'], options: { level: '3' } },
  'eight-level-2': { seats: new Array<Level>(8).fill('normal'), options: { level: '2' } },
};
