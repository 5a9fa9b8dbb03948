import { describe, expect, it } from 'vitest';
import { closingTime, DEFAULT_IDLE_DAYS, withTouchedTime } from '#room';
import { begun, playFirst } from '../games/cities/match.ts';
import { roomOf } from '../rig/room-of-match.ts';

const DAY = 24 * 3_600_000;
const match = begun();
const playing = { ...roomOf(match), touched: 5 };
const lobby = { ...playing, status: 'lobby', match: null } as const;

describe('a room', () => {
  it('closes some days after the last activity, never if that is 0 or the match is over', () => {
    expect(closingTime(lobby, DEFAULT_IDLE_DAYS)).toBe(5 + 7 * DAY);
    expect(closingTime(playing, DEFAULT_IDLE_DAYS)).toBe(5 + 90 * DAY);
    expect(closingTime(lobby, { lobby: 0, match: 1 })).toBeNull();
    expect(closingTime(playing, { lobby: 1, match: 0 })).toBeNull();
    expect(closingTime({ ...playing, status: 'over' }, DEFAULT_IDLE_DAYS)).toBeNull();
  });

  it('counts only moves as activity during the match', () => {
    const moved = { ...playing, match: playFirst(match) };
    expect(withTouchedTime(playing, moved, 9).touched).toBe(9);
    expect(withTouchedTime(playing, { ...playing, table: '7', pace: 1 }, 9).touched).toBe(5);
  });

  it('counts choices in the lobby and the start as activity, but nothing the bot does by itself', () => {
    expect(withTouchedTime(lobby, { ...lobby, pace: 1 }, 9).touched).toBe(9);
    expect(withTouchedTime(lobby, { ...lobby, seats: lobby.seats.slice(1) }, 9).touched).toBe(9);
    expect(withTouchedTime(lobby, playing, 9).touched).toBe(9);
    expect(withTouchedTime(lobby, { ...lobby, table: '7', revision: 3 }, 9).touched).toBe(5);
  });

  it('counts as active if its earlier state is unknown', () => {
    expect(withTouchedTime(null, playing, 9).touched).toBe(9);
    expect(withTouchedTime(playing, { ...playing, id: 'another' }, 9).touched).toBe(9);
  });
});
