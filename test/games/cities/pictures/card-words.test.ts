import { describe, expect, it } from 'vitest';
import type { Sprite } from '#draw';
import { LANGUAGES, withEmojis } from '#i18n';
import type { ImageShape } from '../../../../src/draw/shape.ts';
import { strip } from '../../../../src/games/cities/pictures/card-strip.ts';
import { goalWords } from '../../../../src/games/cities/pictures/goal-card.ts';
import { neighborhoodSetting } from '../../../../src/games/cities/pictures/neighborhood.ts';
import { pictogram } from '../../../../src/games/cities/pictures/pictogram.ts';
import { slotField } from '../../../../src/games/cities/pictures/slot-field.ts';
import { achievements, BOARD_IDS, CARD_IDS, card } from '../../../../src/games/cities/rules/content.ts';
import { COLORS } from '../../../../src/games/cities/rules/kinds.ts';
import { NO_WORKERS } from '../../../../src/games/cities/rules/round.ts';
import type { Slot } from '../../../../src/games/cities/rules/types.ts';
import type { View } from '../../../../src/games/cities/rules/view.ts';
import { caption } from '../../../../src/games/cities/words/caption.ts';
import { cardSign, slotSign } from '../../../../src/games/cities/words/emoji-labels.ts';
import { sceneFor } from '../../../draw/drawing.ts';
import { ownTexts, textExtent, texts } from '../../../draw/shapes.ts';
import { RICH } from '../rich-views.ts';

/** The radius of a worker's disc on the board. */
const DISC = 23;

const numbersIn = (sign: Sprite): string[] => texts(sign.shapes()).flatMap(({ text }) => text.text.match(/\d+/g) ?? []);
const missing = (sign: Sprite, said: string) => numbersIn(sign).filter((number) => !said.includes(number));

describe.each(LANGUAGES)('words beside a pictogram in %s', (language) => {
  it('tell every number that the pictogram of a card shows too small', () => {
    for (const id of CARD_IDS) {
      const { condition } = card(id);
      expect(missing(pictogram(condition, 1, 100, 60), caption(language, id).join(' ')), id).toEqual([]);
    }
  });

  it('are short, and no two of the deck are alike', () => {
    const captions = CARD_IDS.map((id) => caption(language, id)[0] ?? '');
    expect(new Set(captions).size).toBe(CARD_IDS.length);
    for (const text of captions) expect(text.match(/[\p{L}\d]/gu)?.length, text).toBeLessThanOrEqual(13);
  });

  it('tell every number of a goal', () => {
    for (const goal of BOARD_IDS.flatMap((board) => achievements(board))) {
      const { text } = goalWords(goal, { language });
      expect(missing(pictogram(goal.condition, goal.times, 100, 60), text), goal.id).toEqual([]);
    }
  });

  it('say that buildings count once, and only then', () => {
    const once = caption(language, 'line-three')[1];
    for (const id of CARD_IDS) {
      const { condition } = card(id);
      const single = condition.kind === 'pattern' && !condition.overlap;
      expect(caption(language, id).includes(once!), id).toBe(single);
    }
  });

  it('leave the disc for a worker free', () => {
    const at = { x: 0, y: 0, w: 218, h: 154 };
    for (const id of CARD_IDS) {
      const space = { row: 'cards', items: [{ kind: 'card', card: id }], worker: null, tint: '#FFFFFF' } as const;
      const shapes = slotField(space, at, sceneFor(language, []));
      const disc = shapes.at(-1) as ImageShape;
      expect(disc.sprite.key).toContain('spot');
      for (const text of ownTexts({ width: at.w, height: at.h, shapes }).filter(({ align }) => align === 'left')) {
        // Down to the descenders.
        const above = text.y + text.size / 2 <= disc.y - DISC;
        expect(above || textExtent(text).right <= disc.x - DISC, `${id}: ${text.text}`).toBe(true);
      }
    }
  });

  it('leave room for the points however often a card pays', () => {
    const boxes = [
      neighborhoodSetting({ width: 3, height: 3 }, 1),
      neighborhoodSetting({ width: 5, height: 3 }, 1),
      neighborhoodSetting({ width: 3, height: 5 }, 9),
    ].map(({ strips }) => strips[0]!);
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

describe('what stands on the button of a worker space', () => {
  it('differs from card to card', () => {
    expect(new Set(CARD_IDS.map((id) => withEmojis(cardSign(id)).replace(/^\d+⭐/, ''))).size).toBe(CARD_IDS.length);
  });

  it('tells two computers apart', () => {
    const workers = { ...NO_WORKERS, cards: [0, 1, 2, null] as const };
    const names = ['Computer 1', 'Computer 12', 'Bartholomew'];
    const labels = [0, 1, 2].map((slot) =>
      slotSign({ ...RICH, workers }, 'cards', slot as Slot, { language: 'en', names }),
    );
    expect(labels.map((label) => withEmojis(label))).toEqual(['👷Com.1', '👷Co.12', '👷Barth']);
  });

  it('tells every piece and every land, four different ones too', () => {
    const pieces = COLORS.map((color) => ({ kind: 'piece', color }) as const);
    const view: View = {
      ...RICH,
      workers: NO_WORKERS,
      market: { ...RICH.market, pieces: [pieces, pieces, pieces, pieces] },
    };
    const label = withEmojis(slotSign(view, 'pieces', 0, { language: 'en', names: [] }));
    for (const square of ['🟥', '🟦', '🟩', '🟨']) expect(label).toContain(square);
    expect(label).not.toContain('+');
  });
});
