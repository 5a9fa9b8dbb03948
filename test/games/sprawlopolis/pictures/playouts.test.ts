import { describe, expect, it } from 'vitest';
import { layout } from '../../../../src/games/pictures.ts';
import { visibleBlocks } from '../../../../src/games/sprawlopolis/rules/city.ts';
import { sprawlopolis } from '../../../../src/games/sprawlopolis/rules/index.ts';
import { gainOf } from '../../../../src/games/sprawlopolis/rules/score.ts';
import { CARD_NUMBERS, DIFFICULTIES, HANDS } from '../../../../src/games/sprawlopolis/rules/types.ts';
import { addressOf, xName, yName } from '../../../../src/games/sprawlopolis/words/address.ts';
import { cityText } from '../../../../src/games/sprawlopolis/words/text.ts';
import { sceneFor } from '../../../draw/drawing.ts';
import { NAMES } from '../../../draw/names.ts';
import { ownTexts } from '../../../draw/shapes.ts';
import { sprawlopolisPlayout } from '../requests.ts';
import { AT, CHOOSING, FREE, MIDDLE } from '../views.ts';

const games = [1, 2, 3, 4].map((seats, i) => ({
  seats,
  states: sprawlopolisPlayout(`pictures ${seats}`, seats, { difficulty: DIFFICULTIES[i % 3]!, hands: HANDS[i % 2]! }),
}));

describe('addresses', () => {
  it('begin at M30 and never change or fall below row 2', () => {
    expect(addressOf({ x: 0, y: 0 })).toBe('M30');
    expect([-28, 29].map(yName)).toEqual(['2', '59']);
    expect([-14, -13, -12, -1, 13, 14, 29].map(xName)).toEqual(['ZY', 'ZZ', 'A', 'L', 'Z', 'AA', 'AP']);
  });

  it('are all different as far as fifteen cards reach', () => {
    const columns = Array.from({ length: 62 }, (_, i) => xName(i - 30));
    expect(new Set(columns).size).toBe(columns.length);
  });
});

describe('the text view', () => {
  const some = games.flatMap(({ states }) => states.filter((_, i) => i % 5 === 0));

  it('names every block with its zone, every road with its ends, and all that lies open', () => {
    for (const state of some) {
      const view = sprawlopolis.view(state, state.active);
      const lines = cityText(view, { language: 'en', names: NAMES });
      const text = lines.join('\n');
      for (const block of visibleBlocks(state.city)) expect(text).toContain(`${addressOf(block)} `);
      expect(lines.filter((line) => line.startsWith('Row ')).length).toBeGreaterThan(1);
      expect(lines.filter((line) => line.startsWith('Condition '))).toHaveLength(3);
      if (view.next) expect(text).toContain(`Next card: ${view.next} `);
      expect(text).not.toMatch(/undefined|sprawlPictures|\{\{/);
    }
  });

  it('shows no card of a closed hand', () => {
    const { states } = games[2]!;
    for (const state of states.filter(({ open }) => !open)) {
      const text = cityText(sprawlopolis.view(state, null), { language: 'en', names: NAMES }).join('\n');
      expect(text).not.toMatch(/holds \d+ [A-Z]/);
    }
  });

  it('is complete in Spanish too', () => {
    const text = cityText(CHOOSING, { language: 'es', names: NAMES }).join('\n');
    expect(text).not.toMatch(/\b(shops?|parks|factory|home|holds|edge|Row|Road|dead)\b/);
  });
});

describe('the gain of a placement', () => {
  it('tells old and new for all eight parts and for the sum', () => {
    const { lines, from, to, target } = gainOf(MIDDLE, { card: 2, turned: false, ...AT });
    expect({ from, to, target }).toEqual({ from: 24, to: 27, target: 28 });
    expect(lines.map(({ part, from: a, to: b }) => [part, a, b])).toEqual([
      ['commercial', 2, 2],
      ['park', 4, 5],
      ['industrial', 4, 5],
      ['residential', 3, 3],
      ['roads', -7, -8],
      [7, 8, 9],
      [9, 7, 8],
      [12, 3, 3],
    ]);
  });
});

describe('a proposal', () => {
  it('shows no other card of the hand', () => {
    const view = { ...CHOOSING, seat: null };
    const placement = { card: 2, turned: false, ...AT };
    const sheet = layout({ game: 'sprawlopolis', kind: 'proposal', view, seat: 1, placement }, sceneFor('en', NAMES));
    const text = ownTexts(sheet)
      .map((each) => each.text)
      .join('|');
    expect(text).toContain('Théo proposes');
    expect(text).toContain('Bloom Boom');
    expect(text).not.toMatch(/Mini Marts|Skid Row/);
    const panel = layout(
      { game: 'sprawlopolis', kind: 'panel', view: CHOOSING, prompt: { card: 2, turned: false, at: AT, free: FREE } },
      sceneFor('en', NAMES),
    );
    expect(
      ownTexts(panel)
        .map((each) => each.text)
        .join('|'),
    ).toMatch(/Bloom Boom.*Mini Marts.*Skid Row/);
  });
});

describe('every condition', () => {
  it('has a pictogram of its own', () => {
    const signs = CARD_NUMBERS.map((number) => {
      const sheet = layout({ game: 'sprawlopolis', kind: 'card', number }, sceneFor('en', NAMES));
      const sign = sheet.shapes.find((shape) => shape.kind === 'image' && shape.sprite.key.startsWith('condition '));
      return sign?.kind === 'image' ? JSON.stringify(sign.sprite.shapes()) : '';
    });
    expect(new Set(signs).size).toBe(CARD_NUMBERS.length);
  });
});
