import { describe, expect, it } from 'vitest';
import type { Sprite } from '../../../../src/draw/shape.ts';
import { goalWords } from '../../../../src/games/cities/pictures/goal-card.ts';
import { neighborhoodSetting } from '../../../../src/games/cities/pictures/neighborhood.ts';
import { pictogram } from '../../../../src/games/cities/pictures/pictogram.ts';
import { strip } from '../../../../src/games/cities/pictures/strip.ts';
import { achievements, BOARD_IDS, CARD_IDS, card } from '../../../../src/games/cities/rules/content.ts';
import { caption } from '../../../../src/games/cities/words/caption.ts';
import { LANGUAGES } from '../../../../src/i18n/index.ts';
import { sceneFor } from '../../../draw/drawing.ts';
import { ownTexts, textExtent, texts } from '../../../draw/shapes.ts';

const numbersIn = (sign: Sprite): string[] => texts(sign.shapes()).flatMap(({ text }) => text.text.match(/\d+/g) ?? []);
const missing = (sign: Sprite, said: string) => numbersIn(sign).filter((number) => !said.includes(number));

describe.each(LANGUAGES)('words beside a pictogram in %s', (language) => {
  it('tell every number that the pictogram of a card shows too small', () => {
    for (const id of CARD_IDS) {
      const { condition } = card(id);
      expect(missing(pictogram(condition, 1, 100, 60), caption(language, condition).join(' ')), id).toEqual([]);
    }
  });

  it('tell every number of a goal', () => {
    for (const goal of BOARD_IDS.flatMap((board) => achievements(board))) {
      const { text } = goalWords(goal, { language });
      expect(missing(pictogram(goal.condition, goal.times, 100, 60), text), goal.id).toEqual([]);
    }
  });

  it('say that buildings count once, and only then', () => {
    const once = caption(language, card('line-three').condition)[1];
    for (const id of CARD_IDS) {
      const { condition } = card(id);
      const single = condition.kind === 'pattern' && !condition.overlap;
      expect(caption(language, condition).includes(once!), id).toBe(single);
    }
  });

  it('leave room for the points however often a card pays', () => {
    const boxes = [neighborhoodSetting(3, 3, 1), neighborhoodSetting(5, 3, 1), neighborhoodSetting(3, 5, 1)].map(
      ({ strips }) => strips[0]!,
    );
    const scene = sceneFor(language, []);
    for (const id of CARD_IDS) {
      for (const at of boxes) {
        const shapes = strip(scene, id, 18, at);
        const written = ownTexts({ width: 1000, height: 1000, shapes });
        expect(written.map(({ text }) => text).join(), id).not.toContain('…');
        const formula = written.find(({ text }) => text.includes('×'))!;
        const { left, top } = textExtent(formula);
        const beside = written.filter((text) => text.align === 'left' && textExtent(text).bottom > top);
        for (const text of beside) expect(textExtent(text).right, id).toBeLessThan(left);
      }
    }
  });
});
