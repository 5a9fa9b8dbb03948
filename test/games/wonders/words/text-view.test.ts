import { describe, expect, test } from 'vitest';
import { pictureText } from '#games/words';
import { LANGUAGES } from '#i18n';
import type { Conflict } from '../../../../src/games/wonders/rules/types.ts';
import { at, cityOf, HAND, readerOf, THREE, THREE_NAMES, viewOf } from './sample-views.ts';

const english = readerOf('en', THREE_NAMES);
const inHand = viewOf(THREE, { own: { hand: HAND } });

test('a hand in words is enough to play from', () => {
  expect(pictureText({ game: 'wonders', kind: 'hand', view: inHand, chosen: null }, english).split('\n')).toEqual([
    'Your hand, Age II, turn 1 of 7.',
    'You: Gizah (day), 3 coins, 0 shields. You make stone, glass; wood or ore.',
    '◀ Ines, 0 shields, sells stone, ore (2 each), textile (1 each).',
    '▶ Rosa, 0 shields, sells clay, papyrus; wood or stone (1 each).',
    'Courthouse, blue: 4 points. Costs 2 clay, textile, or is free with Scriptorium. Missing 1 clay.',
    'Sawmill, brown: 2 wood. Costs 1 coin. Pay 1 coin.',
    'Forum, yellow: glass, papyrus or textile. Costs 2 clay, or is free with East Trading Post or West Trading Post. Leads to Haven. Free: East Trading Post.',
    'Glassworks, gray: glass. Costs nothing. You have it.',
    'Training Ground, red: 2 shields. Costs wood, 2 ore. Leads to Circus. Pay 2 to the left and 1 to the right.',
    'School, green: tablet. Costs wood, papyrus. Leads to Academy, Study. Pay 1 to the right.',
    'Library, green: tablet. Costs 2 stone, textile, or is free with Scriptorium. Leads to Senate, University. Pay 1 to the left and 1 to the right or 3 to the left.',
    'Lair, black: 3 points; all others lose 2 coins. Costs wood, glass. Your resources.',
    'Stage 2 for 2 clay, textile: 5 points. Missing 1 clay. Sells for 3 coins.',
  ]);
});

test('what is set stands below the hand', () => {
  const set = viewOf(THREE, { own: { hand: HAND, answer: { kind: 'build', card: 'library', left: 1, right: 1 } } });
  expect(pictureText({ game: 'wonders', kind: 'hand', view: set, chosen: null }, english)).toContain(
    'Selected: Build Library: 1 coin to Ines, 1 coin to Rosa. You keep 1 coin.',
  );
});

test('a city in words has all that stands in it, and what is new', () => {
  const aylin = cityOf('babylon', {
    stages: 2,
    coins: 17,
    debts: 1,
    tokens: [-1, -1, 1, 3, 3],
    cards: ['clay-pit', 'loom', 'tavern', 'library', 'university'],
  });
  const view = viewOf([aylin, at(THREE, 1), at(THREE, 2)], {
    deeds: [{ kind: 'built', card: 'university', way: 'paid', paid: { bank: 0, left: 0, right: 0 } }, null, null],
  });
  expect(pictureText({ game: 'wonders', kind: 'city', view, seat: 0 }, readerOf('en', ['Aylin'])).split('\n')).toEqual([
    'Age II, turn 1 of 7, hands pass to the right.',
    'Aylin, Babylon (day), 21 points; stages 2 of 3, next for 4 wood: 7 points. ' +
      '17 coins, 0 shields, 2 tablets, 1 wild science symbol, 1 debt, tokens −1, −1, 1, 3, 3.',
    'Makes wood, textile; clay or ore.',
    'Points: Military 5, Coins 4, Wonder 3, Civic 0, Commerce 0, Science 9, Guilds 0, Black cities 0.',
    'Brown 1: Clay Pit (clay or ore).',
    'Gray 1: Loom (textile).',
    'Yellow 1: Tavern (5 coins).',
    'Green 2: Library (tablet), **University (new)** (tablet).',
  ]);
});

describe('questions', () => {
  const brotherhood = {
    kind: 'built',
    card: 'brotherhood',
    way: 'paid',
    paid: { bank: 0, left: 0, right: 0 },
  } as const;

  test('a loss is told with its cause and every split', () => {
    const view = viewOf([cityOf('gizah', { coins: 2, debts: 1 }), at(THREE, 1), at(THREE, 2)], {
      phase: 'loss',
      own: { owed: 3 },
      deeds: [null, brotherhood, null],
    });
    expect(pictureText({ game: 'wonders', kind: 'loss', view, chosen: null }, english).split('\n')).toEqual([
      'You lose 3 coins. You have 2 coins and 1 debt.',
      'Because of Brotherhood (Ines).',
      'Pay 2 coins, take 1 debt: then 0 coins and 2 debts.',
      'Pay 1 coin, take 2 debts: then 1 coin and 3 debts.',
      'Pay 0 coins, take 3 debts: then 2 coins and 4 debts.',
    ]);
  });

  test('a cause that does not account for the loss is not named', () => {
    const view = viewOf(THREE, { phase: 'loss', own: { owed: 5 }, deeds: [null, brotherhood, null] });
    expect(pictureText({ game: 'wonders', kind: 'loss', view, chosen: null }, english)).not.toContain('Brotherhood');
  });

  test('the pile is told card by card, and that nothing of it can be built', () => {
    const view = viewOf(THREE, { phase: 'pile', own: { pile: ['tavern'] } });
    const pile = { game: 'wonders', kind: 'pile', view, page: 0, pages: 2, chosen: null } as const;
    expect(
      pictureText({ ...pile, cards: ['tavern', 'senate'] }, english)
        .split('\n')
        .slice(0, 3),
    ).toEqual([
      'Cards you can build for free from the discard pile, page 1 of 2.',
      'Tavern, yellow: 5 coins. Costs nothing.',
      'Senate, blue: 6 points. Costs 2 wood, stone, ore, or is free with Library.',
    ]);
    expect(pictureText({ ...pile, cards: [] }, english)).toContain('None of them can be built.');
  });

  test('both sides of a board are told stage by stage', () => {
    const view = viewOf(THREE, { phase: 'side', own: {} });
    expect(pictureText({ game: 'wonders', kind: 'sides', view, seat: 0 }, english).split('\n')).toEqual([
      'Gizah: which side?',
      'Day: stage 1 for 2 wood: 3 points; stage 2 for 2 clay, textile: 5 points; stage 3 for 4 stone: 7 points.',
      'Night: stage 1 for 2 wood: 3 points; stage 2 for 3 stone: 5 points; stage 3 for 3 clay: 5 points; ' +
        'stage 4 for 4 stone, papyrus: 7 points.',
    ]);
  });
});

describe('an end', () => {
  const conflict: Conflict = {
    age: 2,
    fights: [{ seats: [0, 1], shields: [1, 4], winner: 1, tokens: 1 }],
    diplomats: [2],
  };

  test('a conflict is told fight by fight, with what it changed', () => {
    const cities = [cityOf('gizah', { tokens: [1, -1] }), cityOf('petra', { tokens: [3] }), at(THREE, 2)];
    const view = viewOf(cities, { conflict });
    expect(pictureText({ game: 'wonders', kind: 'conflict', view }, english).split('\n')).toEqual([
      'Age II conflict.',
      'Ines, 4 shields, beats Bruno, 1 shield.',
      'Rosa stays out of it with diplomacy.',
      'Bruno −1, now 0.',
      'Ines +3, now 3.',
      'Rosa 0, now 0.',
    ]);
  });

  test('who wins is said, by points or by coins, or who shares it', () => {
    const won = (...coins: readonly number[]) => {
      const cities = coins.map((each, seat) => ({ ...cityOf(seat === 0 ? 'gizah' : 'petra'), coins: each }));
      const view = viewOf(cities, { phase: 'over' });
      return at(pictureText({ game: 'wonders', kind: 'final', view }, english).split('\n'), 1);
    };
    expect(won(9, 3, 0)).toBe('Bruno wins by 2 points.');
    expect(won(3, 5, 0)).toBe('Ines wins by coins.');
    expect(won(5, 5, 0)).toBe('Bruno and Ines tie for the win.');
  });

  test('partners win together, by what both have', () => {
    const cities = [9, 0, 3, 3].map((coins) => cityOf('gizah', { coins }));
    const view = viewOf(cities, { phase: 'over', variant: 'teams' });
    const text = pictureText({ game: 'wonders', kind: 'final', view }, readerOf('en', ['A', 'B', 'C', 'D']));
    expect(text).toContain('A and B win by 1 point.');
    expect(text).toContain('Team 1, 3 points:');
  });
});

test.each(LANGUAGES)('the partner’s hand is told as the partner pays for it: %s', (language) => {
  const cities = [...THREE, cityOf('rhodos')];
  const view = viewOf(cities, {
    variant: 'teams',
    own: { hand: [] },
    partner: { hand: ['library', 'lair'], answer: { kind: 'sell', card: 'lair' } },
  });
  const text = pictureText({ game: 'wonders', kind: 'partner', view }, readerOf(language));
  expect(text).not.toMatch(/\{\{|undefined|pictures\./);
  expect(text).toMatch(/Library, green|Biblioteca, verde/);
  expect(text).toMatch(/Ines is ready: Sell Lair for 3 coins\.|Ines ya está: Vender Guarida/);
});
