import { describe, expect, it } from 'vitest';
import { pictureText } from '#games/words';
import { letterOf, type Reader } from '#i18n';
import { BOARD_IDS } from '../../../../src/games/cities/rules/content.ts';
import { places } from '../../../../src/games/cities/rules/held-item.ts';
import { cities } from '../../../../src/games/cities/rules/index.ts';
import { ROWS } from '../../../../src/games/cities/rules/types.ts';
import type { View } from '../../../../src/games/cities/rules/view.ts';
import { spaceName } from '../../../../src/games/cities/words/address.ts';
import { speech } from '../../../../src/games/cities/words/speech.ts';
import { NAMES } from '../../../draw/names.ts';
import { playout, viewOf } from '../sample-views.ts';

const games = BOARD_IDS.map((board, i) => ({
  board,
  seats: 2 + (i % 3),
  length: i % 3 === 0 && i > 2 ? ('long' as const) : ('standard' as const),
  states: playout(`pictures ${i}`, 2 + (i % 3), { board, length: i % 3 === 0 && i > 2 ? 'long' : 'standard' }),
}));

const boardText = (view: View, reader: Reader) => pictureText({ game: 'cities', kind: 'board', view }, reader);
const neighborhoodText = (view: View, seat: number, reader: Reader) =>
  pictureText({ game: 'cities', kind: 'neighborhood', view, seat }, reader);

describe('text views', () => {
  const reader = { language: 'en', names: NAMES } as const;

  const some = games.flatMap(({ states }) => states.filter((_, i) => i % 17 === 0));

  it('tell all that lies on the board, for every worker space', () => {
    const lines = some.flatMap((state) => {
      const view = viewOf(state);
      const text = boardText(view, reader).split('\n');
      return ROWS.map((row) => ({
        line: text.find((each) => new RegExp(`^${speech('en')(`row.${row}`)}: `, 'i').test(each))!,
        workers: view.workers[row].filter((worker) => worker !== null),
      }));
    });
    for (const { line, workers } of lines) {
      expect(line).toMatch(/1 .*; 2 .*; 3 .*; 4 /);
      for (const worker of workers) expect(line).toContain(`taken by ${NAMES[worker]}`);
    }
  });

  it('name every place the rules offer in a turn', () => {
    for (const { states } of games) {
      for (const state of states.filter((each, i) => i % 5 === 0 && each.work?.hand[0]?.kind === 'piece')) {
        const view = viewOf(state, state.active);
        const lines = neighborhoodText(view, state.active!, reader);
        for (const place of places(cities.legal(state, state.active!), 'red'))
          expect(lines).toMatch(new RegExp(`\\b${spaceName(view.length, place)} `));
      }
    }
  });

  it('are complete in Spanish too', () => {
    const state = games[3]!.states.at(-2)!;
    const spanish = [
      boardText(viewOf(state), { language: 'es', names: NAMES }),
      neighborhoodText(viewOf(state), 0, { language: 'es', names: NAMES }),
    ].join('\n');
    expect(spanish).not.toMatch(/\b(water|park|building|taken|empty|Row)\b/);
  });
});

describe('letters of places', () => {
  it('go on after Z', () => {
    expect([0, 25, 26, 27, 51, 52].map(letterOf)).toEqual(['A', 'Z', 'AA', 'AB', 'AZ', 'BA']);
  });
});
