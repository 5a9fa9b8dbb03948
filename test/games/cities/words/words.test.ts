import { describe, expect, test } from 'vitest';
import { BOARD_IDS, BOARDS, CARD_IDS } from '../../../../src/games/cities/rules/content.ts';
import { achievementText, cardText } from '../../../../src/games/cities/words/phrases.ts';
import { speech } from '../../../../src/games/cities/words/speech.ts';
import { LANGUAGES } from '../../../../src/i18n/index.ts';

describe.each(LANGUAGES)('in %s', (language) => {
  const say = speech(language);

  test('every card has a description of its own', () => {
    const texts = CARD_IDS.map((id) => cardText(language, id));
    expect(new Set(texts).size).toBe(CARD_IDS.length);
    for (const text of texts) expect(text).not.toMatch(/\{\{|card\./);
  });

  test('every achievement has a name and a description of its own', () => {
    const all = BOARD_IDS.flatMap((id) => [...BOARDS[id]]);
    const texts = all.map((achievement) => achievementText(language, achievement));
    for (const text of texts) expect(text).not.toMatch(/\{\{|achievement\./);
    expect(new Set(all.map(({ id }) => say(`achievement.${id}.name`))).size).toBe(24);
  });

  test('a card whose pattern may or may not overlap says which', () => {
    expect(cardText(language, 'square-block')).toContain(say('overlap.yes'));
    expect(cardText(language, 'line-three')).toContain(say('overlap.no'));
  });
});
