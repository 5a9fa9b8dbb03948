import { describe, expect, it } from 'vitest';
import { type Drawing, PAPER, type Shape } from '#draw';
import type { Box } from '#engine';
import { layout } from '#games/pictures';
import { pictureText } from '#games/words';
import { LANGUAGES, type Reader } from '#i18n';
import type { RectShape } from '../../../../src/draw/shape.ts';
import { visibleBlocks } from '../../../../src/games/sprawlopolis/rules/city.ts';
import { extent } from '../../../../src/games/sprawlopolis/rules/city-plan.ts';
import { sprawlopolis } from '../../../../src/games/sprawlopolis/rules/index.ts';
import { gainOf } from '../../../../src/games/sprawlopolis/rules/score.ts';
import { CARD_NUMBERS, DIFFICULTIES, HANDS, ZONES } from '../../../../src/games/sprawlopolis/rules/types.ts';
import type { View } from '../../../../src/games/sprawlopolis/rules/view.ts';
import { addressOf, xName, yName } from '../../../../src/games/sprawlopolis/words/address.ts';
import { partWords } from '../../../../src/games/sprawlopolis/words/phrases.ts';
import { speech } from '../../../../src/games/sprawlopolis/words/speech.ts';
import { sceneFor } from '../../../draw/drawing.ts';
import { NAMES } from '../../../draw/names.ts';
import { ownTexts } from '../../../draw/shapes.ts';
import { sprawlopolisPlayout } from '../sample-requests.ts';
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

const cityText = (view: View, reader: Reader) => pictureText({ game: 'sprawlopolis', kind: 'city', view }, reader);

describe('the text view', () => {
  const some = games.flatMap(({ states }) => states.filter((_, i) => i % 5 === 0));

  it('names every block with its zone, every road with its ends, and all that lies open', () => {
    for (const state of some) {
      const view = sprawlopolis.view(state, state.active);
      const text = cityText(view, { language: 'en', names: NAMES });
      const lines = text.split('\n');
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
      const text = cityText(sprawlopolis.view(state, null), { language: 'en', names: NAMES });
      expect(text).not.toMatch(/holds \d+ [A-Z]/);
    }
  });

  it('is complete in Spanish too', () => {
    const text = cityText(CHOOSING, { language: 'es', names: NAMES });
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

/** Frames of what is new, by the block at their upper left corner. */
function outlined({ shapes }: Drawing, { left, top }: Box): string[] {
  const found = (all: readonly Shape[]): RectShape[] =>
    all.flatMap((shape) => {
      if (shape.kind === 'group') return found(shape.shapes);
      return shape.kind === 'rect' && shape.ink.stroke === PAPER.hot && !shape.ink.dash ? [shape] : [];
    });
  return found(shapes).map(({ x, y, w, h }) => addressOf({ x: left + x / (w / 2), y: top + y / (h / 2) }));
}

describe('the city of a table', () => {
  it.each(games)(
    'of $seats has every card outlined that was laid since the one to move laid one',
    ({ seats, states }) => {
      const between = states.filter(({ work, last }) => !work && last);
      const laid: { readonly seat: number; readonly at: string }[] = [];
      const counts = new Set<number>();
      for (const state of between) {
        laid.push({ seat: state.last!.seat, at: addressOf(state.last!.placed) });
        const own = laid.findLastIndex(({ seat }) => seat === state.active);
        const since = seats === 1 || state.active === null ? laid.slice(-Math.max(1, seats - 1)) : laid.slice(own + 1);
        const view = sprawlopolis.view(state, null);
        const sheet = layout({ game: 'sprawlopolis', kind: 'city', view }, sceneFor('en', NAMES));
        expect(outlined(sheet, extent(state.city))).toEqual(since.map(({ at }) => at));
        counts.add(since.length);
      }
      expect(Math.max(...counts)).toBe(Math.max(1, seats - 1));
    },
  );
});

/** A name may be written in two lines. */
const isWritten = (said: readonly string[], name: string): boolean =>
  said.includes(name) || said.some((line, i) => `${line} ${said[i + 1]}` === name);

/** The cards drawn as such, by their numbers. */
const cardsDrawn = ({ shapes }: Drawing): number[] =>
  shapes.flatMap((shape) => {
    const [, number] = (shape.kind === 'image' && /^card (\d+) /.exec(shape.sprite.key)) || [];
    return number === undefined ? [] : [Number(number)];
  });

describe('the panel', () => {
  const turns = games.flatMap(({ states }) => states.filter(({ active, work }) => active !== null && !work));

  it.each(LANGUAGES)('names every part of the score, and has the next card behind the hand, in %s', (language) => {
    for (const state of turns.filter((_, i) => i % 4 === 0)) {
      const view = sprawlopolis.view(state, state.active);
      const hand = state.hands[state.active!]!;
      const prompt = { card: hand[0]!, turned: false, at: null, best: [], free: [] };
      const sheet = layout({ game: 'sprawlopolis', kind: 'panel', view, prompt }, sceneFor(language, NAMES));
      const said = ownTexts(sheet).map((each) => each.text);
      expect(cardsDrawn(sheet)).toEqual([...hand, ...state.deck.slice(0, 1)]);
      expect(said).toContain(language === 'en' ? 'Next' : 'Luego');
      // What each part of the score is called, not only its sign.
      const parts = [...ZONES, 'roads' as const, ...state.scoring].map((part) => partWords(speech(language), part));
      for (const part of parts) expect(isWritten(said, part), `${part} in ${said.join('|')}`).toBe(true);
      if (state.deck.length > 0) expect(said.join('|')).toMatch(new RegExp(`\\b${state.deck.length}\\b`));
    }
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
