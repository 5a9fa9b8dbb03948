import { describe, expect, test } from 'vitest';
import {
  CARD_IDS,
  type CardId,
  cardOf,
  cardsOfAge,
  MORE_GUILDS,
  WONDER_IDS,
  wonderOf,
} from '../../../../src/games/wonders/rules/content.ts';
import { type Age, CHAINS, type Color, GOODS } from '../../../../src/games/wonders/rules/kinds.ts';

const ofColor = (ids: readonly CardId[], color: Color) => ids.filter((id) => cardOf(id).color === color);
const copies = (ids: readonly CardId[], seats: number) =>
  ids.reduce((sum, id) => sum + cardOf(id).copies.filter((least) => least <= seats).length, 0);
const counts = (age: Age, seats: number, colors: readonly Color[]) =>
  colors.map((color) => copies(ofColor(cardsOfAge(age), color), seats)).join(' ');

const EARLY: readonly Color[] = ['brown', 'gray', 'blue', 'yellow', 'red', 'green'];
const LATE: readonly Color[] = ['blue', 'yellow', 'red', 'green'];

describe('decks', () => {
  test.each([
    [3, '6 3 3 3 3 3', '4 3 4 3 3 4', '5 3 3 5'],
    [4, '9 3 4 4 4 4', '8 3 4 4 4 5', '6 5 5 6'],
    [5, '12 3 5 5 5 5', '8 6 5 5 5 6', '7 7 7 7'],
    [6, '14 6 6 6 5 5', '8 6 6 8 7 7', '9 9 8 8'],
    [7, '14 6 8 9 6 6', '8 6 8 10 9 8', '10 10 10 10'],
  ])('for %i seats hold so many of each color', (seats, first, second, third) => {
    expect([counts(1, seats, EARLY), counts(2, seats, EARLY), counts(3, seats, LATE)]).toEqual([first, second, third]);
  });

  test.each([3, 4, 5, 6, 7])('for %i seats deal 7 cards to everyone, guilds included', (seats) => {
    expect(copies(cardsOfAge(1), seats)).toBe(7 * seats);
    expect(copies(cardsOfAge(2), seats)).toBe(7 * seats);
    expect(copies(cardsOfAge(3), seats) + seats + MORE_GUILDS).toBe(7 * seats);
  });

  test('there are 70 plain cards, 10 guilds of Age III and 42 black cards, 14 an Age', () => {
    const drawn = (color: Color, age: Age) => ofColor(cardsOfAge(age), color).length;
    expect(CARD_IDS.filter((id) => cardOf(id).copies.length > 0)).toHaveLength(70);
    expect(([1, 2, 3] as const).map((age) => drawn('purple', age))).toEqual([0, 0, 10]);
    expect(([1, 2, 3] as const).map((age) => drawn('black', age))).toEqual([14, 14, 14]);
    expect(CARD_IDS).toHaveLength(70 + 10 + 42);
    const black = ofColor(CARD_IDS, 'black');
    expect(black.every((id) => cardOf(id).copies.length === 0)).toBe(true);
  });
});

describe('cards', () => {
  test('share a name only as Loom, Glassworks and Press of Ages I and II', () => {
    const names = CARD_IDS.map((id) => cardOf(id).name);
    const twice = names.filter((name, i) => names.indexOf(name) < i);
    expect(twice.sort()).toEqual(['Glassworks', 'Loom', 'Press']);
    for (const name of twice) {
      const [first, second] = CARD_IDS.map(cardOf).filter((card) => card.name === name);
      expect([first?.age, second?.age]).toEqual([1, 2]);
      expect({ ...second, age: 1, copies: [] }).toEqual({ ...first, copies: [] });
    }
  });

  test.each(CHAINS)('the chain %s leads from an Age to the next', (chain) => {
    const givers = CARD_IDS.map(cardOf).filter(({ gives }) => gives.includes(chain));
    const takers = CARD_IDS.map(cardOf).filter(({ needs }) => needs === chain);
    expect(givers.length).toBeGreaterThan(0);
    expect(takers.length).toBeGreaterThan(0);
    for (const taker of takers) for (const giver of givers) expect(taker.age).toBeGreaterThan(giver.age);
  });

  test('no black card and no guild has a chain', () => {
    for (const id of [...ofColor(CARD_IDS, 'black'), ...ofColor(CARD_IDS, 'purple')])
      expect(cardOf(id)).toMatchObject({ needs: null, gives: [] });
  });

  test('the blue chains are those of this edition', () => {
    const leads = (id: CardId) =>
      CARD_IDS.filter((to) => {
        const { needs } = cardOf(to);
        return needs !== null && cardOf(id).gives.includes(needs);
      });
    expect(leads('altar')).toEqual(['pantheon']);
    expect(leads('theater')).toEqual(['gardens']);
    expect(leads('well')).toEqual(['statue']);
    expect(leads('baths')).toEqual(['aqueduct']);
    expect(leads('temple')).toEqual([]);
  });
});

describe('boards', () => {
  test('are nine, of which Byzantium and Petra come with Cities', () => {
    expect(WONDER_IDS).toHaveLength(9);
    expect(WONDER_IDS.filter((id) => wonderOf(id).needsCities)).toEqual(['byzantium', 'petra']);
  });

  test('have two to four stages a side, and make one good', () => {
    for (const { sides, good } of WONDER_IDS.map(wonderOf)) {
      expect(GOODS).toContain(good);
      for (const stages of [sides.day, sides.night]) expect([2, 3, 4]).toContain(stages.length);
    }
  });
});
