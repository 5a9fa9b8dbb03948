import { GAME_IDS } from '#games';
import { WORDS } from '#games/words';
import { BOT_WORDS } from '#i18n';

export type Leaf = readonly [key: string, text: string];

/** Every word of a table by its path. */
export const leaves = (table: object, path = ''): Leaf[] =>
  Object.entries(table).flatMap(([key, value]): Leaf[] =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : leaves(value, `${path}${key}.`),
  );

/** The words of no game, and those of every game there is. */
export const ALL_TABLES = [
  { whose: 'all games', ...BOT_WORDS },
  ...GAME_IDS.map((id) => ({ whose: id, ...WORDS[id].texts })),
];
