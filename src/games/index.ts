import type { Game } from '../engine/game.ts';
import { cities } from './cities/index.ts';
import { sprawlopolis } from './sprawlopolis/index.ts';
import { tourists } from './tourists/index.ts';

/** Every game there is; the first one is the default. */
export const GAMES: readonly Game[] = [cities, sprawlopolis, tourists];
