import { describe, expect, test } from 'vitest';
import { CARDS, face } from '../../../../src/games/sprawlopolis/rules/content.ts';
import { CARD_NUMBERS, ZONES } from '../../../../src/games/sprawlopolis/rules/types.ts';

const cards = CARD_NUMBERS.map((number) => CARDS[number]);
const layouts = (turned: boolean) => CARD_NUMBERS.map((number) => face(number, turned).blocks.join());
/** The bend that joins both neighbors of a block, for each quarter of a card. */
const INWARD = ['ES', 'SW', 'NE', 'NW'];
/** One road runs through all three blocks if the one diagonal to the park bends inward. */
const roadCount = (roads: readonly string[]) => {
  const diagonal = 3 - roads.indexOf('');
  return roads[diagonal] === INWARD[diagonal] ? 1 : 2;
};

describe('the 18 cards', () => {
  test('are numbered 1 to 18', () => {
    expect(CARD_NUMBERS).toEqual(Array.from({ length: 18 }, (_, i) => i + 1));
  });

  test('show each zone once, the park in the top row', () => {
    for (const { blocks } of cards) {
      expect(blocks.toSorted()).toEqual(ZONES.toSorted());
      expect(blocks.slice(0, 2)).toContain('park');
    }
  });

  test('have no road in a park and one piece in every other block', () => {
    for (const { blocks, roads } of cards) {
      for (const [i, zone] of blocks.entries()) expect(roads[i]!.length).toBe(zone === 'park' ? 0 : 2);
    }
  });

  test('come in six layouts of three cards, and turned they make the other six', () => {
    const different = new Set(layouts(false));
    expect(different.size).toBe(6);
    for (const layout of different) expect(layouts(false).filter((other) => other === layout)).toHaveLength(3);
    expect(new Set([...layouts(false), ...layouts(true)]).size).toBe(12);
  });

  test('are all different, whichever way up', () => {
    const faces = CARD_NUMBERS.flatMap((number) => [false, true].map((turned) => JSON.stringify(face(number, turned))));
    expect(new Set(faces).size).toBe(36);
  });

  test('have 30 roads: six cards one, twelve cards two', () => {
    const counts = cards.map(({ roads }) => roadCount(roads));
    expect(counts.filter((count) => count === 1)).toHaveLength(6);
    expect(counts.reduce((a, b) => a + b, 0)).toBe(30);
  });

  test('have 18 different conditions', () => {
    expect(new Set(cards.map(({ condition }) => JSON.stringify(condition))).size).toBe(18);
  });
});

describe('a turned card', () => {
  test('is the same upside down', () => {
    expect(face(1, true)).toEqual({
      blocks: ['residential', 'industrial', 'park', 'commercial'],
      roads: ['EW', 'SW', '', 'NS'],
    });
    expect(face(8, true).roads).toEqual(['NS', 'NE', 'NS', '']);
  });
});
