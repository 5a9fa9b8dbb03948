import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '#games';
import { WORDS } from '#games/words';
import { LANGUAGES } from '#i18n';
import { wrongPlurals } from './plural.ts';
import { ALL_TABLES, leaves } from './tables.ts';

test.each([
  ['1 points, **1** games, 1 different features', ['1 points', '**1** games', '1 different features']],
  ['Quedan 1, 1 puntos', ['1 puntos', 'Quedan 1']],
  ['1 point, 11 points, 1.1 games, 1 of 7 cards, +1, round 1, la casilla 1 de piezas', []],
])('of “%s” wrong is %j', (text, found) => expect(wrongPlurals(text)).toEqual(found));

/** Numbers of these come from the rows of the content: said by the games below. */
const FROM_CONTENT = /^(?:card|achievement|caption)\./;

describe.each(ALL_TABLES)('the words of $whose', (tables) => {
  test.each(LANGUAGES)('count one as one in %s', (language) => {
    const said = leaves(tables[language])
      .filter(([key]) => !key.endsWith('_other') && !FROM_CONTENT.test(key))
      .map(([key, text]) => [key, wrongPlurals(text.replace(/\{\{\w+\}\}/g, '1'))] as const);
    expect(said.filter(([, wrong]) => wrong.length > 0)).toEqual([]);
  });
});

test.each(GAME_IDS.flatMap((id) => LANGUAGES.map((language) => [id, language] as const)))(
  'so does all that %s is made of in %s',
  (id, language) => expect(wrongPlurals(JSON.stringify(WORDS[id].content(language)))).toEqual([]),
);
