import { GAME_IDS } from '../../src/games/index.ts';
import { WORDS } from '../../src/games/words.ts';
import { TABLES } from '../../src/i18n/index.ts';

export type Leaf = readonly [key: string, text: string];

/** Every word of a table by its path. */
export const leaves = (table: object, path = ''): Leaf[] =>
  Object.entries(table).flatMap(([key, value]): Leaf[] =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : leaves(value, `${path}${key}.`),
  );

/** The words of no game, and those of every game there is. */
export const ALL_TABLES = [
  { whose: 'all games', ...TABLES },
  ...GAME_IDS.map((id) => ({ whose: id, ...WORDS[id].tables })),
];
