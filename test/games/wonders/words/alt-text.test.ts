import { describe, expect, test } from 'vitest';
import { altText, pictureText } from '#games/words';
import { LANGUAGES } from '#i18n';
import type { WondersRequest } from '../../../../src/games/wonders/requests.ts';
import { CARD_IDS } from '../../../../src/games/wonders/rules/content.ts';
import type { PlayedCard } from '../../../../src/games/wonders/rules/types.ts';
import { at, HAND, readerOf, SEVEN, THREE, THREE_NAMES, viewOf } from './sample-views.ts';

const built: PlayedCard = {
  kind: 'built',
  card: 'chamber-of-commerce',
  way: 'chain',
  paid: { bank: 0, left: 0, right: 0 },
};
const conflict = {
  age: 2,
  fights: SEVEN.map(
    (_, seat) => ({ seats: [seat, (seat + 1) % 7], shields: [12, 11], winner: seat, tokens: 1 }) as const,
  ),
  diplomats: [],
} as const;

const seven = viewOf(SEVEN, {
  age: 3,
  turn: 6,
  deeds: SEVEN.map(() => built),
  conflict,
  own: { hand: HAND, owed: 5, answer: { kind: 'sell', card: 'lair' } },
  partner: { hand: HAND, answer: null },
});

const REQUESTS: readonly WondersRequest[] = [
  { game: 'wonders', kind: 'table', view: seven },
  { game: 'wonders', kind: 'table', view: { ...seven, phase: 'side', deeds: SEVEN.map(() => null) } },
  { game: 'wonders', kind: 'hand', view: seven, chosen: 6 },
  { game: 'wonders', kind: 'hand', view: { ...seven, phase: 'last' }, chosen: null },
  { game: 'wonders', kind: 'partner', view: seven },
  { game: 'wonders', kind: 'pile', view: seven, cards: HAND, page: 0, pages: 4, chosen: 1 },
  { game: 'wonders', kind: 'pile', view: seven, cards: [], page: 0, pages: 1, chosen: null },
  { game: 'wonders', kind: 'loss', view: { ...seven, phase: 'loss' }, chosen: 2 },
  { game: 'wonders', kind: 'sides', view: seven, seat: 3 },
  { game: 'wonders', kind: 'city', view: seven, seat: 3 },
  { game: 'wonders', kind: 'conflict', view: seven },
  { game: 'wonders', kind: 'conflict', view: { ...seven, conflict: null } },
  { game: 'wonders', kind: 'final', view: { ...seven, phase: 'over' } },
  ...CARD_IDS.map((card): WondersRequest => ({ game: 'wonders', kind: 'card', card })),
];

const LONG = Array.from({ length: 7 }, (_, seat) => `${seat} a name as long as Discord allow`.slice(0, 32));

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(REQUESTS.map((request) => [request.kind, request] as const))('%s of seven seats is told', (_, request) => {
    for (const names of [undefined, LONG]) {
      const reader = readerOf(language, names);
      const alt = altText(request, reader);
      expect(alt.length).toBeLessThanOrEqual(1024);
      for (const said of [alt, pictureText(request, reader)]) {
        expect(said).not.toMatch(/\{\{|\}\}|undefined|NaN|pictures\.|panel\.|\[object/);
        expect(said.length).toBeGreaterThan(20);
      }
    }
  });

  test('every city of a full table is named, whatever else has no room', () => {
    for (const names of [undefined, LONG]) {
      const reader = readerOf(language, names);
      const alt = altText({ game: 'wonders', kind: 'table', view: seven }, reader);
      for (const name of reader.names.slice(0, 7)) expect(alt.split(name).length).toBeGreaterThan(2);
    }
  });
});

test('goods go first where there is no room', () => {
  const alt = altText({ game: 'wonders', kind: 'table', view: seven }, readerOf('en'));
  expect(alt).toContain('built Chamber of Commerce');
  expect(alt).not.toContain('Rosa makes');
  const few = altText({ game: 'wonders', kind: 'table', view: viewOf(THREE) }, readerOf('en', THREE_NAMES));
  expect(few).toContain('Rosa makes clay, papyrus; wood or stone.');
});

test('a hand is told card by card with how each card can be had', () => {
  const view = viewOf(THREE, { own: { hand: HAND } });
  expect(altText({ game: 'wonders', kind: 'hand', view, chosen: 6 }, readerOf('en', THREE_NAMES))).toBe(
    'Your hand, Age II, turn 1 of 7. Courthouse, blue, missing 1 clay. Sawmill, brown, 1 coin. ' +
      'Forum, yellow, free: East Trading Post. Glassworks, gray, you have it. ' +
      'Training Ground, red, 2 to the left and 1 to the right. School, green, 1 to the right. ' +
      'Library, green, selected, 1 to the left and 1 to the right. Lair, black, your resources. ' +
      'Stage 2: missing 1 clay. 3 coins, 0 shields.',
  );
});

test('a table is told city by city', () => {
  const view = viewOf(THREE, { done: [true, false, true], deeds: [built, { kind: 'sold' }, null] });
  const alt = altText({ game: 'wonders', kind: 'table', view }, readerOf('en', THREE_NAMES));
  expect(alt).toContain('Age II, turn 1 of 7, hands pass to the right. Choosing: Ines.');
  expect(alt).toContain('Bruno, Gizah 1 of 3, 4 points, 3 coins, 0 shields; built Chamber of Commerce.');
  expect(alt).toContain('Ines, Byzantium 0 of 3, 1 point, 3 coins, 0 shields; sold a card.');
  expect(at(alt.split('Rosa, Petra'), 1)).toMatch(/^ 0 of 3, 4 points, 3 coins, 0 shields\./);
});
