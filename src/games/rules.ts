import type { Game } from '#engine';
import { cities } from './cities/rules/index.ts';
import { GAME_IDS, type GameId } from './index.ts';
import { sprawlopolis } from './sprawlopolis/rules/index.ts';
import { tourists } from './tourists/rules/index.ts';
import { wonders } from './wonders/rules/index.ts';

const rules = { cities, sprawlopolis, tourists, wonders };
/** The types of each game, for the other lists. */
export type Rules = typeof rules;

export const RULES: { readonly [id in GameId]: Game } = rules;

/** In the order in which they are offered. */
export const GAMES: readonly Game[] = GAME_IDS.map((id) => RULES[id]);
