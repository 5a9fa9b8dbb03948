import type { Level } from '#engine';
import type { MatchResult } from '#room';
import type { ResultSeat } from '../../src/room/match-result.ts';

export const person = (user: string, name = user): ResultSeat => ({ user, name, computer: null, handed: false });
export const computer = (level: Level): ResultSeat => ({
  user: null,
  name: 'Mira',
  computer: level,
  handed: false,
});

/** A finished match of Cities between these seats, the first of them best, unless other things are known. */
export const resultWith = (
  id: string,
  seats: readonly ResultSeat[],
  known: Partial<MatchResult> = {},
): MatchResult => ({
  version: 1,
  revision: 0,
  id,
  order: 1,
  kind: 'match',
  game: 'cities',
  rules: 1,
  options: {},
  seats,
  guild: '3000000000000000001',
  channel: '2000000000000000001',
  table: null,
  finish: 'rules',
  created: 1,
  finished: Date.UTC(2026, 2, 14),
  opens: 0,
  verdict: {
    kind: 'ranked',
    totals: seats.map((_, seat) => 60 - 5 * seat),
    ranking: seats.map((_, seat) => [seat]),
  },
  ratings: null,
  language: 'en',
  pace: 0,
  adding: 'host',
  automatic: false,
  ...known,
});
