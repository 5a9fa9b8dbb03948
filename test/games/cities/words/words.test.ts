import { describe, expect, test } from 'vitest';
import { altText, pictureText } from '#games/words';
import { ALT_TEXT_LIMIT, LANGUAGES } from '#i18n';
import { BOARD_IDS, BOARDS, CARD_IDS } from '../../../../src/games/cities/rules/content.ts';
import { achievementText, cardText } from '../../../../src/games/cities/words/phrases.ts';
import { speech } from '../../../../src/games/cities/words/speech.ts';
import { playout, viewOf } from '../sample-views.ts';

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

  test('what fits nowhere is told of one thing, or of several', () => {
    const told = (count: number) => say('panel.dropped', { what: '…', confirm: 'OK', count });
    expect(told(1)).toMatch(/\*\*OK\*\* (to discard it|y se descarta)\.$/);
    expect(told(3)).toMatch(/\*\*OK\*\* (to discard them|y se descartan)\.$/);
  });

  test('a card whose pattern may or may not overlap says which', () => {
    expect(cardText(language, 'square-block')).toContain(say('overlap.yes'));
    expect(cardText(language, 'line-three')).toContain(say('overlap.no'));
  });

  test('so does an achievement that asks for a pattern several times', () => {
    const several = BOARD_IDS.flatMap((id) => [...BOARDS[id]]).filter(
      ({ condition, times }) => condition.kind === 'pattern' && times > 1,
    );
    expect(several.length).toBeGreaterThan(0);
    for (const achievement of several) expect(achievementText(language, achievement)).toMatch(/overlap|solapar/);
  });

  test('the board says how many workers are left for each row, as long as there is room', () => {
    const reader = { language, names: ['Ada', 'Bo'] };
    const views = playout('workers', 2, { board: 'sydney', length: 'standard' }).map((state) => viewOf(state));
    const told = views
      .filter(({ phase }) => phase === 'work')
      .map((view) => {
        const request = { game: 'cities', kind: 'board', view } as const;
        const line = pictureText(request, reader).split('\n').at(-2)!;
        const alt = altText(request, reader);
        expect(line).toMatch(/^(Workers|Trabajadores) .* [012]/);
        expect(alt.endsWith(line) || alt.length + 1 + line.length > ALT_TEXT_LIMIT).toBe(true);
        return alt.endsWith(line);
      });
    expect(told).toContain(true);
  });
});
