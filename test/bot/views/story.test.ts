import { expect, it } from 'vitest';
import type { Level } from '#engine';
import type { Room } from '#room';
import { recapOf } from '../../../src/bot/views/story.ts';
import { cities } from '../../../src/games/cities/rules/index.ts';
import type { Action, Row } from '../../../src/games/cities/rules/types.ts';
import { begun, type CitiesMatch, playFirst } from '../../games/cities/match.ts';
import { ADA, roomOf } from '../../rig/room-of-match.ts';

const lastOf = ({ state }: CitiesMatch) => cities.view(state, null).last;

/** After one turn of the first round, begun in that row of the board. */
function afterTurn(row: Row, seats: number): { before: CitiesMatch; match: CitiesMatch } {
  const before = begun(seats);
  const isWanted = (action: Action) => (action.kind === 'worker' ? action.row === row && action.slot === 0 : true);
  let match = before;
  while (lastOf(match) === null) match = playFirst(match, isWanted);
  return { before, match };
}

/** The files shown of a turn that a person took, or a bot. */
function filesAfter(row: Row, computer: Level | null, count = 3): string[] {
  const { before, match } = afterTurn(row, count);
  const user = computer ? null : ADA;
  const seats: Room['seats'] = match.seats.map(({ name }) => ({ name, computer, user }));
  const told = { seats, announced: before.log.length, past: before.history.open };
  return recapOf(roomOf(match, told)).pictures.map((piece) =>
    typeof piece === 'object' && 'name' in piece ? piece.name : '',
  );
}

it('shows a bot’s neighborhood where it built something, and not after a card', () => {
  expect(filesAfter('tiles', 'easy')).toEqual(['computers.png']);
  expect(filesAfter('cards', 'easy')).toEqual([]);
});

it('shows a person’s neighborhood after every turn', () => {
  expect(filesAfter('tiles', null)).toEqual(['move.png']);
  expect(filesAfter('cards', null)).toEqual(['move.png']);
});

it('shows both neighborhoods in one picture in the first round of a game for two', () => {
  for (const computer of ['easy', null] as const) expect(filesAfter('tiles', computer, 2)).toEqual(['move.png']);
});
