import { expect, test } from 'vitest';
import { cities } from '../../../../src/games/cities/rules/index.ts';
import { begun, type CitiesMatch, citiesMatch, playFirst } from '../match.ts';

const positionFor = ({ state }: CitiesMatch, seat: number) => cities.planning!.position(cities.view(state, seat), seat);

test('the first turn can be planned as soon as everyone has a start tile', () => {
  const match = begun();
  expect(match.state.towns.map(({ tiles }) => tiles.length)).toEqual([1, 1]);
  for (const seat of [0, 1]) expect(positionFor(match, seat)).toMatchObject({ phase: 'work', active: seat });
});

test('a start tile can be planned until it is chosen', () => {
  const match = citiesMatch();
  const seat = match.state.active!;
  expect(positionFor(match, seat)).toMatchObject({ phase: 'start', active: seat });
  expect(positionFor(playFirst(match), seat)).toBeNull();
});
