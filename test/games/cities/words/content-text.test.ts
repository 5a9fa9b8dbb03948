import { describe, expect, test } from 'vitest';
import type { Fact } from '#games/contract';
import { LANGUAGES } from '#i18n';
import {
  BOARD_IDS,
  BOARDS,
  CARD_IDS,
  CARDS,
  CITY_TILES,
  FEATURE_COUNTS,
  START_TILES,
} from '../../../../src/games/cities/rules/content.ts';
import { COLORS, FEATURES } from '../../../../src/games/cities/rules/kinds.ts';
import { content } from '../../../../src/games/cities/words/content-text.ts';

const pick = (rows: readonly Fact[], kind: string, ...fields: string[]) =>
  rows.filter((row) => row.kind === kind).map((row) => [row.id, ...fields.map((field) => row[field])]);

describe.each(LANGUAGES)('the content in %s', (language) => {
  const rows = content(language);

  test('has every card with its points', () =>
    expect(pick(rows, 'card', 'points', 'condition')).toEqual(
      CARD_IDS.map((id) => [id, CARDS[id].points, CARDS[id].condition]),
    ));

  test('has every achievement with its board and its values', () =>
    expect(pick(rows, 'achievement', 'board', 'times', 'values')).toEqual(
      BOARD_IDS.flatMap((board) => BOARDS[board].map(({ id, times, values }) => [id, board, times, values])),
    ));

  test('has every board with its achievements', () =>
    expect(pick(rows, 'board', 'achievements')).toEqual(
      BOARD_IDS.map((board) => [board, BOARDS[board].map(({ id }) => id)]),
    ));

  test.each([
    ['tile', CITY_TILES],
    ['start-tile', START_TILES],
  ])('has every %s with its spaces', (kind, table) =>
    expect(pick(rows, kind, 'spaces')).toEqual(Object.entries(table).map(([id, face]) => [Number(id), face])),
  );

  test('has every feature and every piece with their number', () => {
    expect(pick(rows, 'feature', 'count')).toEqual(FEATURES.map((id) => [id, FEATURE_COUNTS[id]]));
    expect(pick(rows, 'piece', 'count')).toEqual(COLORS.map((id) => [id, 25]));
  });

  test('says what depends on the number of seats', () => {
    expect(pick(rows, 'length', 'roundsBySeats')).toEqual([
      ['standard', { 2: 4, 3: 8, 4: 8 }],
      ['long', { 2: 7, 3: 8, 4: 8 }],
    ]);
    const lawn = rows.find(({ id }) => id === 'great-lawn');
    expect(lawn?.['valuesBySeats']).toEqual({ 2: [10, 6], 3: [10, 8, 6], 4: [10, 8, 6] });
  });
});

test('a row is the whole sentence a player reads', () => {
  const [blue] = content('en').filter(({ id }) => id === 'blue-3');
  expect(blue).toMatchObject({ kind: 'card', points: 3, text: 'each blue building exactly 3 high' });
  const [square] = content('es').filter(({ id }) => id === 'square-block');
  expect(square?.text).toBe('cada cuadrado de cuatro edificios; un edificio puede contar varias veces');
});
