import { describe, expect, test } from 'vitest';
import { conflictOf, fightOut, tokensFrom } from '../../../../src/games/wonders/rules/conflict.ts';
import { city } from '../random-cities.ts';

const forces = (...list: (number | [shields: number, diplomacy: number])[]) =>
  list.map((force) => {
    const [shields, diplomacy] = typeof force === 'number' ? [force, 0] : force;
    return { shields, diplomacy };
  });
const pairs = (...list: Parameters<typeof forces>) => conflictOf(forces(...list), 1, false).fights.map((f) => f.seats);
const taken = (teams: boolean, ...list: Parameters<typeof forces>) => {
  const conflict = conflictOf(forces(...list), 3, teams);
  return list.map((_, seat) => tokensFrom(conflict, seat));
};

describe('a conflict', () => {
  test('more shields give a victory token of 1, 3, 5 by Age, fewer a defeat of -1, a tie nothing', () => {
    const cities = [
      city('gizah', { cards: ['stockade'] }),
      city('rhodos', { stages: 2 }),
      city('petra', { cards: ['barracks'] }),
    ];
    expect(fightOut(cities, 1, false).cities.map(({ tokens }) => tokens)).toEqual([[-1], [1, 1], [-1]]);
    expect(fightOut(cities, 2, false).cities[1]!.tokens).toEqual([3, 3]);
    expect(fightOut(cities, 3, false).cities[1]!.tokens).toEqual([5, 5]);
  });

  test('shields count wherever they are: red cards, stages, black cards', () => {
    const rhodos = city('rhodos', { stages: 2, cards: ['stockade', 'militia'] });
    expect(fightOut([rhodos, city('gizah'), city('petra')], 1, false).conflict.fights[0]!.shields).toEqual([5, 0]);
  });

  test('diplomacy keeps its owner out by force, also from a sure victory', () => {
    expect(taken(false, [9, 1], 0, 1)).toEqual([[], [-1], [5]]);
  });

  test('one token is discarded per conflict, further ones stay', () => {
    const cities = [city('gizah', { diplomacy: 2 }), city('petra', { diplomacy: 1 }), city('rhodos')];
    const { cities: after, conflict } = fightOut(cities, 1, false);
    expect(after.map(({ diplomacy }) => diplomacy)).toEqual([1, 0, 0]);
    expect(conflict).toMatchObject({ age: 1, fights: [], diplomats: [0, 1] });
  });

  test('3 seats, no diplomat: three fights, every city in two', () => {
    expect(pairs(0, 0, 0)).toEqual([
      [0, 1],
      [1, 2],
      [2, 0],
    ]);
  });

  test('two fighters left fight once and take one token each', () => {
    expect(pairs([0, 1], 0, 0)).toEqual([[1, 2]]);
    expect(taken(false, [0, 1], 3, 2)).toEqual([[], [5], [-1]]);
    expect(pairs([0, 1], 0, [0, 1], 0)).toEqual([[1, 3]]);
    expect(pairs([0, 1], [0, 1], 0, 0)).toEqual([[2, 3]]);
  });

  test('with one or none left there is no conflict, and every diplomat still discards a token', () => {
    expect(pairs([0, 1], [0, 1], 0)).toEqual([]);
    expect(pairs([0, 1], [0, 1], [0, 3])).toEqual([]);
    expect(conflictOf(forces([0, 1], [0, 1], [0, 3]), 1, false).diplomats).toEqual([0, 1, 2]);
  });

  test('the circle closes round a diplomat: its neighbors face each other', () => {
    expect(pairs(0, [0, 1], 0, 0)).toEqual([
      [0, 2],
      [2, 3],
      [3, 0],
    ]);
  });

  test.each([3, 4, 5, 6, 7])('%i seats: as many fights as fighters, but one for two and none for fewer', (seats) => {
    for (let mask = 0; mask < 1 << seats; mask++) {
      const list = Array.from({ length: seats }, (_, i): [number, number] => [i, (mask >> i) & 1]);
      const fighters = list.filter(([, diplomacy]) => diplomacy === 0).length;
      expect(pairs(...list)).toHaveLength(fighters > 2 ? fighters : Math.max(0, fighters - 1));
    }
  });
});

describe('a conflict of teams', () => {
  test('is not fought inside a team, and against the opposing neighbor takes two tokens, none on a tie', () => {
    expect(taken(true, 1, 4, 2, 7)).toEqual([
      [-1, -1],
      [5, 5],
      [-1, -1],
      [5, 5],
    ]);
    expect(taken(true, 7, 4, 4, 7)).toEqual([[], [], [], []]);
    const six = conflictOf(forces(0, 0, 0, 0, 0, 0), 1, true).fights.map(({ seats }) => seats);
    expect(six).toEqual([
      [1, 2],
      [3, 4],
      [5, 0],
    ]);
  });

  test('diplomacy halves it for both sides, two of them leave nothing; the partner’s fight is untouched', () => {
    expect(taken(true, 0, [4, 2], 1, 7)).toEqual([[-1, -1], [5], [-1], [5, 5]]);
    expect(taken(true, 0, [4, 1], [1, 1], 7)).toEqual([[-1, -1], [], [], [5, 5]]);
  });

  test('a diplomat who wins still takes one, and discards the token', () => {
    const cities = [
      city('gizah'),
      city('rhodos', { stages: 2, diplomacy: 1 }),
      city('petra', { diplomacy: 2 }),
      city('olympia'),
    ];
    const { cities: after } = fightOut(cities, 2, true);
    expect(after.map(({ diplomacy }) => diplomacy)).toEqual([0, 0, 1, 0]);
    expect(after.map(({ tokens }) => tokens)).toEqual([[], [], [], []]);
    const one = fightOut(cities.with(2, city('petra')), 2, true).cities;
    expect(one.map(({ tokens }) => tokens)).toEqual([[], [3], [-1], []]);
  });
});
