import { describe, expect, test } from 'vitest';
import { KINDS } from '../../../../src/games/tourists/rules/types.ts';
import { en } from '../../../../src/games/tourists/words/en.ts';
import { es } from '../../../../src/games/tourists/words/es.ts';
import { speech } from '../../../../src/games/tourists/words/speech.ts';
import { LANGUAGES } from '../../../../src/i18n/index.ts';

describe.each(LANGUAGES)('in %s', (language) => {
  test('every kind of field has a name, and the rules say whose tiles they are', () => {
    const say = speech(language);
    expect(new Set(KINDS.map((kind) => say(`kind.${kind}`))).size).toBe(KINDS.length);
    expect(say('rules.round.text')).toMatch(/of our own design|de diseño propio/);
  });
});

test.each([
  ['en', en],
  ['es', es],
])('what a tourist does has one word in %s, on a button as in the picture', (_, words) => {
  expect(words.pictures.panel.place).toEqual(words.panel.move);
});
