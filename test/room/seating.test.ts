import { describe, expect, it } from 'vitest';
import { FRESH, namesOf, type Room } from '../../src/room/room.ts';
import { addComputer, join, leave, move, setComputers } from '../../src/room/seating.ts';

const lobby = (...people: string[]): Room =>
  people.reduce((room, name) => join(room, name, name), {
    ...FRESH,
    id: 'room',
    channel: 'channel',
    guild: null,
    host: 'Ada',
    language: 'en',
    game: 'tourists',
    options: {},
    seats: [],
    pace: 0,
    automatic: false,
    revision: 0,
    created: 0,
  } as Room);

describe('changing seats in the lobby', () => {
  it('swaps with the next one, and the last with the first', () => {
    const room = lobby('Ada', 'Bruno', 'Chen');
    expect(namesOf(move(room, 'Ada'))).toEqual(['Bruno', 'Ada', 'Chen']);
    expect(namesOf(move(room, 'Chen'))).toEqual(['Chen', 'Bruno', 'Ada']);
  });

  it('comes to every seat of the table', () => {
    const seen = new Set<number>();
    let room = lobby('Ada', 'Bruno', 'Chen', 'Dora');
    for (let i = 0; i < 4; i++) {
      room = move(room, 'Ada');
      seen.add(namesOf(room).indexOf('Ada'));
    }
    expect(seen.size).toBe(4);
  });

  it('leaves one alone where one is, and is nothing for who has no seat', () => {
    expect(namesOf(move(lobby('Ada'), 'Ada'))).toEqual(['Ada']);
    expect(() => move(lobby('Ada'), 'Bruno')).toThrow('unseated');
  });

  it('keeps computers where they sit when one more comes, when they get stronger, and when somebody leaves', () => {
    const room = move(addComputer(lobby('Ada', 'Bruno')), 'Bruno');
    expect(namesOf(room)).toEqual(['Ada', 'Computer 1', 'Bruno']);
    expect(namesOf(addComputer(room))).toEqual(['Ada', 'Computer 1', 'Bruno', 'Computer 2']);
    expect(namesOf(setComputers(room, 1, 'easy'))).toEqual(['Ada', 'Computer 1', 'Bruno']);
    expect(namesOf(setComputers(room, 0))).toEqual(['Ada', 'Bruno']);
    expect(namesOf(leave(room, 'Ada'))).toEqual(['Computer 1', 'Bruno']);
  });
});
