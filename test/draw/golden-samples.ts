import { CITIES_GOLDEN } from '../games/cities/golden.ts';
import { SPRAWLOPOLIS_GOLDEN } from '../games/sprawlopolis/golden.ts';
import { TOURISTS_GOLDEN } from '../games/tourists/golden.ts';
import { WONDERS_GOLDEN } from '../games/wonders/golden.ts';
import type { Golden } from './golden.ts';

/** Every golden picture of every game. */
export const GOLDEN: readonly Golden[] = [
  ...CITIES_GOLDEN,
  ...SPRAWLOPOLIS_GOLDEN,
  ...TOURISTS_GOLDEN,
  ...WONDERS_GOLDEN,
];
