import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#i18n';
import { CARD_NUMBERS } from '../../../../src/games/sprawlopolis/rules/types.ts';
import { cardName, conditionText } from '../../../../src/games/sprawlopolis/words/phrases.ts';
import { speech } from '../../../../src/games/sprawlopolis/words/speech.ts';

describe.each(LANGUAGES)('in %s', (language) => {
  test('every condition has a name and a description of its own, with its numbers', () => {
    const texts = CARD_NUMBERS.map((number) => conditionText(language, number));
    const names = CARD_NUMBERS.map((number) => cardName(speech(language), number));
    expect(new Set([...texts, ...names]).size).toBe(2 * CARD_NUMBERS.length);
    for (const text of [...texts, ...names]) expect(text).not.toMatch(/\{\{|card\.|undefined|NaN/);
    expect(texts[2]).toMatch(/\+1 .*−3 /);
    expect(texts[3]).toContain('−8, −5, −2, +1, +4, +7');
  });
});
