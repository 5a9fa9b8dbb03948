import { coverOf, GAME_IDS } from '#games';
import { CITIES_GOLDEN } from '../games/cities/golden.ts';
import { SPRAWLOPOLIS_GOLDEN } from '../games/sprawlopolis/golden.ts';
import { TOURISTS_GOLDEN } from '../games/tourists/golden.ts';
import { WONDERS_GOLDEN } from '../games/wonders/golden.ts';
import { DAILY_GOLDEN } from './daily-samples.ts';
import { FILM_GOLDEN } from './film/samples.ts';
import { type Golden, golden } from './golden.ts';
import { LEGEND_GOLDEN } from './legend-samples.ts';
import { REPLAY_GOLDEN } from './replay-samples.ts';
import { REVIEW_GOLDEN } from './review-samples.ts';
import { STANDINGS_GOLDEN } from './standings-samples.ts';

/** Every golden picture of every game. */
export const GOLDEN: readonly Golden[] = [
  ...CITIES_GOLDEN,
  ...SPRAWLOPOLIS_GOLDEN,
  ...TOURISTS_GOLDEN,
  ...WONDERS_GOLDEN,
  ...GAME_IDS.map((game) => golden('cover', coverOf(game))),
  ...STANDINGS_GOLDEN,
  ...DAILY_GOLDEN,
  ...FILM_GOLDEN,
  ...LEGEND_GOLDEN,
  ...REPLAY_GOLDEN,
  ...REVIEW_GOLDEN,
];
