import { describe, expect, it } from 'vitest';
import { plainText } from '#i18n';
import { computerSeat, leave, NEW_ROOM, namesOf, type Room, setComputers, setOption } from '#room';
import { addComputer, join, swapWithNext } from '../../src/room/seating.ts';

const names = (...asked: Parameters<typeof namesOf>): string[] => namesOf(...asked).map(plainText);

const lobby = (...people: string[]): Room =>
  people.reduce((room, name) => join(room, name, name), {
    ...NEW_ROOM,
    id: 'room',
    channel: 'channel',
    guild: null,
    host: 'Ada',
    language: 'en',
    game: 'tourists',
    options: {},
    seats: [],
    pace: 0,
    adding: 'host',
    advice: true,
    automatic: false,
    revision: 0,
    created: 0,
  } as Room);

describe('changing seats in the lobby', () => {
  it('swaps with the next one, and the last with the first', () => {
    const room = lobby('Ada', 'Bruno', 'Chen');
    expect(names(swapWithNext(room, 'Ada'))).toEqual(['Bruno', 'Ada', 'Chen']);
    expect(names(swapWithNext(room, 'Chen'))).toEqual(['Chen', 'Bruno', 'Ada']);
  });

  it('reaches every seat of the table', () => {
    const seen = new Set<number>();
    let room = lobby('Ada', 'Bruno', 'Chen', 'Dora');
    for (let i = 0; i < 4; i++) {
      room = swapWithNext(room, 'Ada');
      seen.add(names(room).indexOf('Ada'));
    }
    expect(seen.size).toBe(4);
  });

  it('does nothing for a single player and is refused without a seat', () => {
    expect(names(swapWithNext(lobby('Ada'), 'Ada'))).toEqual(['Ada']);
    expect(() => swapWithNext(lobby('Ada'), 'Bruno')).toThrow('unseated');
  });

  it('keeps computers in their seats when one is added, the level changes or a person leaves', () => {
    const room = swapWithNext(addComputer(lobby('Ada', 'Bruno'), 'Ada'), 'Bruno');
    expect(names(room)).toEqual(['Ada', 'Computer 1', 'Bruno']);
    expect(names(addComputer(room, 'Ada'))).toEqual(['Ada', 'Computer 1', 'Bruno', 'Computer 2']);
    expect(names(setComputers(room, 1, 'easy'))).toEqual(['Ada', 'Computer 1', 'Bruno']);
    expect(names(setComputers(room, 0))).toEqual(['Ada', 'Bruno']);
    expect(names(leave(room, 'Ada'))).toEqual(['Computer 1', 'Bruno']);
  });
});

describe('computers at a table', () => {
  it('are added only by the host, unless the host allows it', () => {
    const room = lobby('Ada', 'Bruno');
    expect(() => addComputer(room, 'Bruno')).toThrow('host');
    const open = setOption(room, 'adding', 'anyone');
    expect(names(addComputer(open, 'Bruno'))).toEqual(['Ada', 'Bruno', 'Computer 1']);
    expect(() => addComputer(open, 'Chen')).toThrow('unseated');
  });

  it('never have the name of another player', () => {
    const room = addComputer(addComputer(lobby('Ada', 'Computer 1'), 'Ada'), 'Ada');
    expect(names(room)).toEqual(['Ada', 'Computer 1', 'Computer 2', 'Computer 3']);
    expect(computerSeat(room, 'easy').name).toBe('Computer 4');
  });

  it('say for whom they play, in the reader’s language', () => {
    const room = lobby('Ada', 'Bruno');
    const left = { ...room, seats: room.seats.map((seat) => ({ ...seat, computer: 'normal' as const })) };
    expect(names(left)).toEqual(['Computer for Ada', 'Computer for Bruno']);
    expect(names(left, 'es')).toEqual(['Ordenador por Ada', 'Ordenador por Bruno']);
  });
});
