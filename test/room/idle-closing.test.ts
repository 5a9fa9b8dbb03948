import { describe, expect, it } from 'vitest';
import { closingTime, DEFAULT_IDLE_DAYS, withTouchedTime } from '#room';
import { begun, playFirst } from '../games/cities/match.ts';
import { roomOf } from '../rig/room-of-match.ts';

const DAY = 24 * 3_600_000;
const match = begun();
const playing = { ...roomOf(match), touched: 5 };
const lobby = { ...playing, status: 'lobby', match: null } as const;

describe('a room', () => {
  it('closes so many days after it was last touched, never if that is 0, and never once it is over', () => {
    expect(closingTime(lobby, DEFAULT_IDLE_DAYS)).toBe(5 + 7 * DAY);
    expect(closingTime(playing, DEFAULT_IDLE_DAYS)).toBe(5 + 90 * DAY);
    expect(closingTime(lobby, { lobby: 0, match: 1 })).toBeNull();
    expect(closingTime(playing, { lobby: 1, match: 0 })).toBeNull();
    expect(closingTime({ ...playing, status: 'over' }, DEFAULT_IDLE_DAYS)).toBeNull();
  });

  it('is touched by a move, and by nothing else while it is played', () => {
    const moved = { ...playing, match: playFirst(match) };
    expect(withTouchedTime(playing, moved, 9).touched).toBe(9);
    expect(withTouchedTime(playing, { ...playing, table: '7', pace: 1 }, 9).touched).toBe(5);
  });

  it('is touched by whatever is chosen in a lobby, by the start, and by nothing the bot does alone', () => {
    expect(withTouchedTime(lobby, { ...lobby, pace: 1 }, 9).touched).toBe(9);
    expect(withTouchedTime(lobby, { ...lobby, seats: lobby.seats.slice(1) }, 9).touched).toBe(9);
    expect(withTouchedTime(lobby, playing, 9).touched).toBe(9);
    expect(withTouchedTime(lobby, { ...lobby, table: '7', revision: 3 }, 9).touched).toBe(5);
  });

  it('of which nobody knows how it was counts as touched', () => {
    expect(withTouchedTime(null, playing, 9).touched).toBe(9);
    expect(withTouchedTime(playing, { ...playing, id: 'another' }, 9).touched).toBe(9);
  });
});
