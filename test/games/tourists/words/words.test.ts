import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#i18n';
import { tourists } from '../../../../src/games/tourists/rules/index.ts';
import { KINDS } from '../../../../src/games/tourists/rules/types.ts';
import { en } from '../../../../src/games/tourists/words/en.ts';
import { es } from '../../../../src/games/tourists/words/es.ts';
import { touristsWords } from '../../../../src/games/tourists/words/index.ts';
import { speech } from '../../../../src/games/tourists/words/speech.ts';

describe.each(LANGUAGES)('in %s', (language) => {
  test('every kind of field has a name, and the rules say whose tiles they are', () => {
    const say = speech(language);
    expect(new Set(KINDS.map((kind) => say(`kind.${kind}`))).size).toBe(KINDS.length);
    expect(say('rules.round.text')).toMatch(/designed them ourselves|de diseño propio/);
  });

  test('who plays alone is not called everyone', () => {
    const call = (seats: number) =>
      touristsWords.call(tourists.view(tourists.setup(seats, { level: '1' }, 'call'), null), '@Ada', language);
    expect(call(2)).toMatch(/^(Everyone|Todos).*@Ada/);
    expect(call(1)).toMatch(/^@Ada, (place|coloca) /);
  });
});

test.each([
  ['en', en],
  ['es', es],
])('what a tourist does has one word in %s, on a button as in the picture', (_, words) => {
  expect(words.pictures.panel.place).toEqual(words.panel.move);
});
