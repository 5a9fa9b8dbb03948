import { describe, expect, test } from 'vitest';
import { wonders } from '../../../../src/games/wonders/rules/index.ts';
import { scienceOf } from '../../../../src/games/wonders/rules/science.ts';
import { LINES, rank, scoreOf } from '../../../../src/games/wonders/rules/scoring.ts';
import type { City, Variant } from '../../../../src/games/wonders/rules/types.ts';
import { city, randomCities } from '../random-cities.ts';
import { scoreAgain } from '../second-scorer.ts';

const broke = (wonder: City['wonder'], change: Partial<City> = {}) => city(wonder, { coins: 0, ...change });
const others = [broke('gizah'), broke('petra')];
const lines = (own: City, neighbors = others) =>
  Object.fromEntries(scoreOf([own, ...neighbors], 0).parts.map(({ key, points }) => [key, points]));
const science = (own: City, neighbors = others) => scienceOf([own, ...neighbors], 0).points;

describe('the score', () => {
  test('has its lines in order, and each is the sum of its parts', () => {
    const { total, parts } = scoreOf(randomCities('lines', 3, 20), 0);
    expect(parts.map(({ key }) => key)).toEqual(LINES);
    for (const line of parts) expect(line.points).toBe(line.parts.reduce((sum, { points }) => sum + points, 0));
    expect(total).toBe(parts.reduce((sum, { points }) => sum + points, 0));
  });

  test('military: what the tokens show', () => {
    expect(lines(broke('rhodos', { tokens: [1, -1, 3, 5, -1] }))).toMatchObject({ military: 7 });
  });

  test('treasury: a point per 3 coins, less debts', () => {
    expect(lines(city('rhodos', { coins: 8, debts: 3 }))).toMatchObject({ treasury: -1 });
  });

  test('green: the square of each symbol’s number, plus 7 per set of three different ones', () => {
    expect(science(broke('rhodos', { cards: ['apothecary', 'dispensary', 'lodge'] }))).toBe(9);
    expect(science(broke('rhodos', { cards: ['apothecary', 'workshop', 'scriptorium'] }))).toBe(10);
    const seven = ['apothecary', 'dispensary', 'lodge', 'workshop', 'study', 'scriptorium', 'school'] as const;
    expect(science(broke('rhodos', { cards: seven }))).toBe(9 + 4 + 4 + 14);
  });

  test('a symbol of a stage or of the Scientists Guild counts under green, not under wonder or purple', () => {
    const own = broke('babylon', { stages: 2, cards: ['scientists-guild'] });
    expect(lines(own)).toMatchObject({ wonder: 3, green: 4, purple: 0 });
  });

  test('wild symbols and copies are set together for the best total', () => {
    const own = broke('babylon', { stages: 2, cards: ['apothecary', 'pigeonhole'] });
    expect(science(own, [broke('gizah', { cards: ['workshop'] }), broke('petra')])).toBe(10);
    expect(science(own, [broke('gizah', { cards: ['dispensary'] }), broke('petra')])).toBe(9);
  });

  test('the same neighbor’s card is copied once; a School on each side are two cards', () => {
    const own = broke('rhodos', { cards: ['pigeonhole', 'band-of-spies', 'torture-chamber'] });
    expect(science(own, [broke('gizah', { cards: ['school'] }), broke('petra')])).toBe(1);
    expect(science(own, [broke('gizah', { cards: ['school'] }), broke('petra', { cards: ['school'] })])).toBe(4);
  });

  test('copies come from green cards of the two neighbors only, not from guilds or stages', () => {
    const own = broke('rhodos', { cards: ['pigeonhole'] });
    const left = broke('babylon', { stages: 2, cards: ['scientists-guild'] });
    expect(science(own, [left, broke('petra')])).toBe(0);
    const across = [broke('gizah'), broke('petra', { cards: ['school'] }), broke('ephesos')];
    expect(science(own, across)).toBe(0);
  });

  test('the copied card does not become a card of the city', () => {
    const own = broke('rhodos', { cards: ['pigeonhole'] });
    const left = broke('gizah', { cards: ['school'] });
    const right = broke('petra', { cards: ['philosophers-guild'] });
    const cities = [own, left, right];
    expect(scoreOf(cities, 2).parts.find(({ key }) => key === 'purple')?.points).toBe(1);
  });

  test('Secret Network and Lighthouse count themselves; Shipowners Guild counts itself', () => {
    expect(lines(broke('rhodos', { cards: ['secret-network', 'lighthouse', 'shipowners-guild'] }))).toMatchObject({
      black: 1,
      yellow: 1,
      purple: 1,
    });
  });

  test('Builders Guild counts the stages of all three; Decorators Guild needs every own stage', () => {
    const own = broke('rhodos', { stages: 2, cards: ['builders-guild', 'decorators-guild'] });
    const neighbors = [broke('gizah', { side: 'night', stages: 4 }), broke('petra')];
    expect(lines(own, neighbors)).toMatchObject({ purple: 6 });
    expect(lines({ ...own, stages: 3 }, neighbors)).toMatchObject({ purple: 14 });
  });

  test('a second scorer agrees on thousands of random cities', () => {
    for (let i = 0; i < 3000; i++) {
      const seats = 3 + (i % 5);
      const cities = randomCities(`score ${i}`, seats, 24);
      for (const [seat, own] of cities.entries()) {
        const [left, right] = [cities[(seat + 1) % seats]!, cities[(seat + seats - 1) % seats]!];
        const { parts } = scoreOf(cities, seat);
        expect(
          parts.map(({ points }) => points),
          `${i}, seat ${seat}`,
        ).toEqual(scoreAgain(own, left, right));
      }
    }
  });
});

describe('the ranking', () => {
  test('is by points, then by coins, whatever the debts; then the place is shared', () => {
    const cities = [
      city('gizah', { coins: 4, cards: ['altar'] }),
      city('petra', { coins: 8, debts: 1, cards: ['altar'] }),
      city('rhodos', { coins: 5, cards: ['well'] }),
      city('olympia', { coins: 4, cards: ['theater'] }),
    ];
    expect(rank(cities, 'cities')).toEqual([[1], [2], [0, 3]]);
  });

  test('of teams is by the sum, then by the larger joint treasure; team mates share a group', () => {
    const cities = [
      city('gizah', { coins: 1, cards: ['town-hall'] }),
      city('rhodos', { coins: 2, stages: 1 }),
      city('petra', { coins: 1, stages: 2, debts: 1 }),
      city('olympia', { coins: 1 }),
    ];
    expect(rank(cities, 'teams')).toEqual([
      [0, 1],
      [2, 3],
    ]);
    expect(rank(cities.with(1, city('rhodos', { coins: 1, stages: 1 })), 'teams')).toEqual([[0, 1, 2, 3]]);
    expect(rank(cities.with(3, city('olympia', { coins: 3 })), 'teams')[0]).toEqual([2, 3]);
  });

  test('knows who plays together: each with the next seat, and only in teams', () => {
    const teams = (seats: number, variant: Variant) => wonders.teams(seats, { variant, sides: 'day' });
    expect(teams(4, 'teams')).toEqual([
      [0, 1],
      [2, 3],
    ]);
    expect(teams(6, 'teams')).toHaveLength(3);
    expect(teams(4, 'cities')).toEqual([]);
  });

  test('of teams with equal points adds up the coins of both, however rich the richer one is', () => {
    const boards = ['gizah', 'rhodos', 'petra', 'olympia'] as const;
    const treasures = (...coins: number[]) => boards.map((board, seat) => city(board, { coins: coins[seat]! }));
    expect(rank(treasures(2, 1, 2, 2), 'teams')).toEqual([
      [2, 3],
      [0, 1],
    ]);
    expect(rank(treasures(2, 1, 1, 1), 'teams')[0]).toEqual([0, 1]);
    expect(rank(treasures(2, 0, 1, 1), 'teams')).toEqual([[0, 1, 2, 3]]);
  });
});
