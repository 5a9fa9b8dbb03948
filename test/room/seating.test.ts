import { describe, expect, it } from 'vitest';
import { GAMES } from '#games/rules';
import { plainText } from '#i18n';
import { computerSeat, leave, NEW_ROOM, namesOf, type Room, setComputers, setOption } from '#room';
import { addComputer, BOT_NAMES, join, swapSeats } from '../../src/room/seating.ts';

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
    hints: 'request',
    automatic: false,
    revision: 0,
    created: 0,
  } as Room);

describe('changing seats in the lobby', () => {
  it('swaps with the next one, and the last with the first', () => {
    const room = lobby('Ada', 'Bruno', 'Chen');
    expect(names(swapSeats(room, 'Ada'))).toEqual(['Bruno', 'Ada', 'Chen']);
    expect(names(swapSeats(room, 'Chen'))).toEqual(['Chen', 'Bruno', 'Ada']);
  });

  it('swaps with the one who was named, and refuses a seat nobody has', () => {
    const room = lobby('Ada', 'Bruno', 'Chen');
    expect(names(swapSeats(room, 'Ada', 2))).toEqual(['Chen', 'Bruno', 'Ada']);
    expect(names(swapSeats(room, 'Ada', 0))).toEqual(['Ada', 'Bruno', 'Chen']);
    expect(() => swapSeats(room, 'Ada', 3)).toThrow('unknown');
  });

  it('reaches every seat of the table', () => {
    const seen = new Set<number>();
    let room = lobby('Ada', 'Bruno', 'Chen', 'Dora');
    for (let i = 0; i < 4; i++) {
      room = swapSeats(room, 'Ada');
      seen.add(names(room).indexOf('Ada'));
    }
    expect(seen.size).toBe(4);
  });

  it('does nothing for a single player and is refused without a seat', () => {
    expect(names(swapSeats(lobby('Ada'), 'Ada'))).toEqual(['Ada']);
    expect(() => swapSeats(lobby('Ada'), 'Bruno')).toThrow('unseated');
  });

  it('keeps computers in their seats when one is added, the level changes or a person leaves', () => {
    const room = swapSeats(addComputer(lobby('Ada', 'Bruno'), 'Ada'), 'Bruno');
    expect(names(room)).toEqual(['Ada', 'Mira', 'Bruno']);
    expect(names(addComputer(room, 'Ada'))).toEqual(['Ada', 'Mira', 'Bruno', 'Leo']);
    expect(names(setComputers(room, 1, 'easy'))).toEqual(['Ada', 'Mira', 'Bruno']);
    expect(names(setComputers(room, 0))).toEqual(['Ada', 'Bruno']);
    expect(names(leave(room, 'Ada'))).toEqual(['Mira', 'Bruno']);
  });
});

describe('computers at a table', () => {
  it('are added only by the host, unless the host allows it', () => {
    const room = lobby('Ada', 'Bruno');
    expect(() => addComputer(room, 'Bruno')).toThrow('host');
    const open = setOption(room, 'adding', 'anyone');
    expect(names(addComputer(open, 'Bruno'))).toEqual(['Ada', 'Bruno', 'Mira']);
    expect(() => addComputer(open, 'Chen')).toThrow('unseated');
  });

  it('never have the name of another player', () => {
    const room = addComputer(addComputer(lobby('Ada', 'mira '), 'Ada'), 'Ada');
    expect(names(room)).toEqual(['Ada', 'mira ', 'Leo', 'Nora']);
    expect(computerSeat(room, 'easy').name).toBe('Hugo');
    expect(names(join(room, 'Nora', 'Nora'))).toEqual(['Ada', 'mira ', 'Leo', 'Hugo', 'Nora']);
  });

  it('have names for every seat of every game, short and with different initials', () => {
    const most = Math.max(...GAMES.map(({ seats }) => seats.max));
    expect(new Set(BOT_NAMES.map((name) => name[0])).size).toBe(BOT_NAMES.length);
    expect(BOT_NAMES.length).toBeGreaterThanOrEqual(most);
    expect(Math.max(...BOT_NAMES.map((name) => name.length))).toBeLessThanOrEqual(4);
    const people = BOT_NAMES.slice(0, 4);
    const full = setComputers({ ...lobby(...people), host: 'Mira' }, 4);
    expect(new Set(names(full)).size).toBe(8);
  });

  it('of a match stored with other names keep their seats, and get names of today when the lobby changes', () => {
    const stored = { user: null, name: 'Computer 1', computer: 'hard' } as const;
    const room = { ...lobby('Ada'), seats: [stored, ...lobby('Ada').seats] };
    expect(computerSeat(room, 'easy').name).toBe('Leo');
    expect(addComputer(room, 'Ada').seats.map(({ name, computer }) => [name, computer])).toEqual([
      ['Mira', 'hard'],
      ['Ada', null],
      ['Leo', 'hard'],
    ]);
  });

  it('say for whom they play, in the reader’s language', () => {
    const room = lobby('Ada', 'Bruno');
    const left = { ...room, seats: room.seats.map((seat) => ({ ...seat, computer: 'normal' as const })) };
    expect(names(left)).toEqual(['Ada (bot)', 'Bruno (bot)']);
    expect(names(left, 'es')).toEqual(['Ada (bot)', 'Bruno (bot)']);
  });
});
