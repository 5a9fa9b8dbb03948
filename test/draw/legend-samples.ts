import { GAME_IDS } from '#games';
import { LANGUAGES } from '#i18n';
import { type Golden, golden } from './golden.ts';

/** What the signs of each game mean, in one language after the other. */
export const LEGEND_GOLDEN: readonly Golden[] = GAME_IDS.map((game, i) =>
  golden('legend', { game, kind: 'legend' }, LANGUAGES[i % LANGUAGES.length]),
);
