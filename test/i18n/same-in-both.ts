/** Words that are meant to be the same in English and Spanish, and why. */
export const SAME_IN_BOTH: { readonly [text: string]: string } = {
  Cities: 'the name of a game',
  Sprawlopolis: 'the name of a game, and of a card in it',
  '## Cities bot {{version}}': 'the name of the program',
  Barcelona: 'the city has one name',
  'Buenos Aires': 'the city has one name',
  Plan: 'a Spanish word, too',
  Total: 'a Spanish word, too',
  Bots: 'a Spanish word, too',
  bots: 'a Spanish word, too',
  '{{name}} (bot)': 'a Spanish word, too',
  no: 'a Spanish word, too',
  A: 'attractions begin alike in both',
  F: 'factories begin alike in both',
  P: 'parks begin alike in both',
  T: 'terraces begin alike in both',
  'N–S': 'north and south begin alike in both',
  'N–E': 'north and east begin alike in both',
  'E–S': 'east and south begin alike in both',
};

/** Nothing but holes, numbers and signs: there is nothing to translate. */
export const isWordless = (text: string): boolean => !/\p{L}/u.test(text.replace(/\{\{\w+\}\}/g, ''));
