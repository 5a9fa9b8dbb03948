import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#i18n';
import { CITY_TILES, START_TILES } from '../../src/games/cities/rules/content.ts';
import { tileWords } from '../../src/games/cities/words/phrases.ts';
import { speech } from '../../src/games/cities/words/speech.ts';
import { ALL_TABLES, leaves } from './tables.ts';

/** What a reader stumbled over, whose words it was in, and what it would read like if it came back. */
const STUMBLES: readonly (readonly [what: string, language: Language, whose: RegExp, never: RegExp])[] = [
  ['a goal of Cities has one name, and it is not that of a target', 'es', /^cities$/, /objetivo/i],
  ['only Cities calls its goals so', 'es', /^(?!cities$)/, /\blogros?\b/i],
  ['tourists walk by one verb', 'es', /^tourists$/, /\b(?:anda[rn]?|andas|anduvo|pase[ao]r?|pasean)\b/i],
  ['who waits says since when as one says a date', 'es', /./, /te espera\** desde <t:/],
  ['what is claimed is claimed by nobody in particular', 'en', /./, /by yourself/i],
  ['buildings go somewhere', 'en', /./, /where does it stand/i],
  ['nobody has more of something than all of it', 'en', /./, /\{\{total\}\}\** of \{\{target\}\} points/],
];

test.each(STUMBLES)('%s, in %s', (_, language, whose, never) => {
  const said = ALL_TABLES.filter((table) => whose.test(table.whose)).flatMap((table) => leaves(table[language]));
  expect(said.length).toBeGreaterThan(50);
  expect(said.filter(([, text]) => never.test(text))).toEqual([]);
});

test.each(LANGUAGES)('a tile of twice the same land says so once, in %s', (language) => {
  const tiles = [CITY_TILES, START_TILES].flatMap((each) => Object.keys(each).map(Number));
  const told = tiles.map((tile) => tileWords(speech(language), tile));
  expect(told.filter((text) => text.includes('×')).length).toBeGreaterThan(3);
  expect(told.filter((text) => /(?<![\p{L}])(\p{L}+), \1(?!\p{L})/u.test(text))).toEqual([]);
});
