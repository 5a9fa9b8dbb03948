import { expect, it } from 'vitest';
import { entryCardOf, isMoving, newLobby, setOption, startRoom, threadName, withoutEntry } from '#room';

const opened = { id: 'room1', channel: '10', guild: '1', language: 'en', game: 'sprawlopolis' } as const;
const lobby = newLobby(opened, { id: '7', displayName: 'Ada' });

it('a match that is to have a thread keeps its lobby as the card, and moves once it has started', () => {
  const bound = { ...setOption(lobby, 'place', 'thread'), table: '55' };
  expect(bound.entry).toEqual({ channel: '10', card: null });
  expect([isMoving(bound), entryCardOf(bound)]).toEqual([false, null]);
  const started = startRoom(bound, 'seed');
  expect(started.entry).toEqual({ channel: '10', card: '55' });
  expect(isMoving(started)).toBe(true);
  const moved = { ...started, channel: '55' };
  expect([isMoving(moved), entryCardOf(moved)]).toEqual([false, { channel: '10', card: '55' }]);
  expect('entry' in withoutEntry(started)).toBe(false);
  expect(setOption(bound, 'place', 'here')).toEqual({ ...lobby, table: '55' });
});

it('a thread is called after the game, its players and the day, in 100 characters', () => {
  expect(threadName(lobby, 'Sprawlopolis', 'January 5')).toBe('Sprawlopolis · Ada · January 5');
  const crowd = Array.from({ length: 7 }, (_, i) => ({ user: `${i}`, name: `${i}`.repeat(32), computer: null }));
  const long = threadName({ ...lobby, seats: crowd }, 'Sprawlopolis', 'January 5');
  expect(long).toHaveLength(100);
  expect(long).toMatch(/^Sprawlopolis · 0{32}, 1.*… · January 5$/);
});

it('there is no choice in direct messages, nor in a thread', () => {
  expect(() => setOption({ ...lobby, guild: null }, 'place', 'thread')).toThrow();
  expect(() => setOption({ ...lobby, entry: { channel: '9', card: '10' } }, 'place', 'here')).toThrow();
});
