import { describe, expect, it } from 'vitest';
import { startMatch } from '#engine';
import { plainText } from '#i18n';
import { act, courseOf, handOver, isPresent, matchOf, namesAt, type Room, rewindTurn, wasPresent } from '#room';
import { sprawlopolis } from '../../src/games/sprawlopolis/rules/index.ts';
import { people } from '../rig/play.ts';
import { roomOf } from '../rig/room-of-match.ts';

const begun = (): Room => {
  const options = { difficulty: 'standard', hands: 'closed' };
  const room = roomOf(startMatch(sprawlopolis, people(2), options, 'handovers'));
  return { ...room, seats: room.seats.map((seat, i) => ({ ...seat, name: ['Ada', 'Chen'][i]!, user: `u${i}` })) };
};

/** A whole turn of the seat to move. */
function turn(room: Room): Room {
  const [seat] = sprawlopolis.waiting(matchOf(room).state as never);
  const [first] = sprawlopolis.legal(matchOf(room).state as never, seat!);
  const laid = act(room, seat!, first as never);
  return act(laid, seat!, { kind: 'end' });
}

const goes = (room: Room): Room => handOver(room, 0, { ...room.seats[0]!, computer: 'normal' });
const returns = (room: Room): Room => handOver(room, 0, { ...room.seats[0]!, computer: null });
const lengthOf = (room: Room): number => matchOf(room).log.length;
/** What the first seat is called, entry by entry. */
const called = (room: Room): string[] =>
  matchOf(room).log.flatMap(({ seat }, i) => (seat === 0 ? [plainText(namesAt(room, i, 'en')[0]!)] : []));

describe('the name of a past move', () => {
  it('is that of the player at the time, even after they left and came back', () => {
    const left = goes(turn(turn(begun())));
    expect(called(left)).toEqual(['Ada', 'Ada']);
    const back = returns(turn(turn(left)));
    expect(called(turn(back))).toEqual(['Ada', 'Ada', 'Ada (bot)', 'Ada (bot)', 'Ada', 'Ada']);
    expect(called(goes(turn(turn(back)))).at(-1)).toBe('Ada');
  });

  it('leaves the names of other seats alone', () => {
    const left = goes(turn(turn(begun())));
    for (let i = 0; i < lengthOf(left); i++) expect(wasPresent(left, 1, i)).toBe(true);
  });

  it('is the computer’s for turns it replays after an undo', () => {
    const left = goes(turn(turn(turn(begun()))));
    const again = turn(rewindTurn(left, 0));
    expect(isPresent(again.seats[0]!)).toBe(false);
    expect(called(again)).toEqual(['Ada', 'Ada', 'Ada (bot)', 'Ada (bot)']);
  });

  it('is stored with the match only if someone left', () => {
    expect(courseOf(turn(begun()))).not.toHaveProperty('handovers');
    expect(courseOf(goes(turn(begun()))).handovers).toEqual([{ seat: 0, at: 2 }]);
  });
});
