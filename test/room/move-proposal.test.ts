import { describe, expect, test } from 'vitest';
import { startMatch } from '#engine';
import { RULES } from '#games/rules';
import {
  act,
  answerProposal,
  askedCount,
  canDiscuss,
  confirm,
  currentProposal,
  gameOf,
  isOutdated,
  matchOf,
  proposeMove,
  Refused,
  type Room,
} from '#room';
import { ROOM, toRecord, toRoom } from '../../src/bot/repositories/room-record.ts';
import { people } from '../rig/play.ts';
import { roomWithPeople } from '../rig/random-plans.ts';

const roomFor = (seats: number): Room => {
  const game = RULES.sprawlopolis;
  return roomWithPeople(startMatch(game, people(seats), { difficulty: 'standard', hands: 'closed' }, 'proposals'));
};

const played = (room: Room): Room => {
  const [seat = 0] = gameOf(room).waiting(matchOf(room).state);
  const [action] = gameOf(room).legal(matchOf(room).state, seat);
  return confirm(act(room, seat, action!), seat);
};

const code = (run: () => unknown): string => {
  try {
    run();
    return 'taken';
  } catch (error) {
    return error instanceof Refused ? error.code : 'thrown';
  }
};

describe('a proposed move', () => {
  const { room, move } = proposeMove(roomFor(3), 0, [2, 0, 1, 1]);

  test('is answered by the others, and their last answer counts', () => {
    const agreed = answerProposal(room, move.number, 1, true).room;
    const both = answerProposal(agreed, move.number, 2, true).room;
    expect(currentProposal(both, move.number).agreed).toEqual([1, 2]);
    const changed = currentProposal(answerProposal(both, move.number, 1, false).room, move.number);
    expect([changed.agreed, changed.against]).toEqual([[2], [1]]);
    expect(askedCount(room, move)).toBe(2);
    expect(code(() => answerProposal(room, move.number, 0, true))).toBe('proposer');
    expect(code(() => answerProposal(room, 7, 1, true))).toBe('proposal');
  });

  test('is stored with the room', () => {
    const record = ROOM.schema.parse(JSON.parse(JSON.stringify(toRecord(room, 1, null))));
    expect(toRoom(record).proposals).toEqual(room.proposals);
  });

  test('is out of date as soon as a turn has ended', () => {
    const later = played(room);
    expect(isOutdated(later, move)).toBe(true);
    expect(code(() => currentProposal(later, move.number))).toBe('proposal');
  });

  test('needs another person', () => {
    expect([1, 2].map((seats) => canDiscuss(roomFor(seats)))).toEqual([false, true]);
  });
});
