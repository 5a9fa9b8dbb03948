import { describe, expect, test } from 'vitest';
import { play } from '../../../src/engine/match.ts';
import { type Dice, pick } from '../../../src/engine/rng.ts';
import { cities } from '../../../src/games/cities/rules/index.ts';
import { tableFor } from '../../rig/easel.ts';
import { accepted, dice } from '../../rig/play.ts';
import { roomOf } from '../../rig/rooms.ts';
import { begun, type CitiesMatch } from './match.ts';

const ROTATIONS = 24;

function step(match: CitiesMatch, luck: Dice): CitiesMatch {
  const seat = match.state.active!;
  return accepted(play(cities, match, seat, pick(luck, cities.legal(match.state, seat))));
}

/** Takes something and puts down some of it, but does not end the turn. */
function prepared(match: CitiesMatch, luck: Dice): CitiesMatch {
  let current = step(match, luck);
  for (let steps = luck.roll(4); steps > 0 && current.state.work!.hand.length > 0; steps--)
    current = step(current, luck);
  return current;
}

function finished(match: CitiesMatch, luck: Dice): CitiesMatch {
  let current = match;
  while (current.state.work) current = step(current, luck);
  return current;
}

/** As after the turn before, whatever is being prepared. */
const posted = (match: CitiesMatch, announced: number) => tableFor(roomOf(match, { announced }));

describe.each([2, 3, 4])('a table that is posted again while one of %s prepares a turn', (seats) => {
  test('is the same whatever was taken and wherever it was put', async () => {
    const luck = dice(`prepared ${seats}`);
    let match = begun(seats);
    for (let turn = 0; turn < ROTATIONS; turn++) {
      const announced = match.log.length;
      const [one, other] = [prepared(match, luck), prepared(match, luck)];
      expect(await posted(other, announced)).toEqual(await posted(one, announced));
      match = finished(one, luck);
    }
  });
});
