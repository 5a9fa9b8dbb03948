import type { Level } from '#engine';
import type { WondersOptions } from '../../../src/games/wonders/rules/types.ts';
import type { Fixtures } from '../fixtures.ts';

const level = (count: number, each: Level): Level[] => new Array<Level>(count).fill(each);

export const FIXTURES: Fixtures<WondersOptions> = {
  'three-day': { seats: ['normal', 'easy', 'normal'], options: { variant: 'cities', sides: 'day' } },
  'three-base-night': { seats: level(3, 'normal'), options: { variant: 'base', sides: 'night' } },
  'four-teams': { seats: level(4, 'normal'), options: { variant: 'teams', sides: 'random' } },
  'five-chosen': { seats: ['easy', ...level(4, 'normal')], options: { variant: 'cities', sides: 'chosen' } },
  'six-teams-night': { seats: level(6, 'easy'), options: { variant: 'teams', sides: 'night' } },
  'seven-random': { seats: level(7, 'normal'), options: { variant: 'cities', sides: 'random' } },
};
