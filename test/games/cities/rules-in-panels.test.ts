import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#i18n';
import { closeups } from '../../../src/games/cities/closeups.ts';
import { achievements, BOARD_IDS } from '../../../src/games/cities/rules/content.ts';
import type { CitiesOptions } from '../../../src/games/cities/rules/types.ts';
import { citiesUi } from '../../../src/games/cities/ui.ts';
import { citiesWords } from '../../../src/games/cities/words/index.ts';
import { speech } from '../../../src/games/cities/words/speech.ts';
import { playout, viewOf } from './sample-views.ts';

const NAMES = ['Ada', 'Bo', 'Cy', 'Di'];
const options: CitiesOptions = { board: 'venice', length: 'standard' };

describe.each(LANGUAGES)('rules where a player meets them, in %s', (language) => {
  const say = speech(language);
  const reader = { language, names: NAMES };
  const start = (seats: number, board = options.board) => viewOf(playout('met', seats, { ...options, board })[0]!);

  /** What is said of each goal of every city. */
  const noted = (seats: number) =>
    BOARD_IDS.flatMap((board) => {
      const told = closeups(start(seats, board), 0, reader);
      return achievements(board).map(({ id }, i) => ({ id, note: told[i]?.note ?? '' }));
    });

  test('a goal says that corners do not count and what an area is, where it asks for that', () => {
    const withNote = (note: string) => noted(2).flatMap((goal) => (goal.note.includes(note) ? [goal.id] : []));
    expect(withNote(say('table.note.beside'))).toEqual(
      expect.arrayContaining(['beachfront', 'bridges', 'harbour-heights', 'floating-gardens']),
    );
    expect(withNote(say('table.note.beside'))).not.toContain('skyscrapers');
    expect(withNote(say('table.note.area'))).toEqual(
      expect.arrayContaining(['great-lawn', 'bay', 'grand-canal', 'harbour-heights']),
    );
    expect(withNote(say('table.note.area'))).not.toContain('beachfront');
  });

  test('every goal says that numbers are minimums, and with two that the middle value is out', () => {
    for (const { note } of noted(2)) {
      expect(note).toContain(say('table.note.least'));
      expect(note).toContain(say('table.note.two'));
    }
    for (const { note } of noted(3)) expect(note).not.toContain(say('table.note.two'));
  });

  test('who is asked for a starting tile reads who chooses last', () => {
    expect(citiesWords.call(start(2), '@Ada', language)).toMatch(
      /start player picks last|quien empieza .* elige al final/i,
    );
  });

  test.each([
    [2, 0],
    [3, 1],
    [4, 0],
  ])('a table of %i hears %i times what becomes of leftovers', (seats, times) => {
    const views = playout('leftovers', seats, options).map((state) => viewOf(state));
    const told = views
      .slice(1)
      .flatMap((view, i) =>
        view.last === views[i]!.last ? [] : citiesUi.story(view, views[i]!, reader).lines.map(({ text }) => text),
      );
    expect(told.filter((text) => text === say('story.leftovers'))).toHaveLength(times);
  });

  test('a piece and a monument say that nothing is built on a monument', () => {
    expect(say('panel.why.piece', { floors: 4 })).toMatch(/Never on a monument|nunca sobre un monumento/);
    expect(say('panel.why.monument')).toMatch(/can’t build on it|no puedes construir encima/);
  });
});
