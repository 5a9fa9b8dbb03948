import { describe, expect, it } from 'vitest';
import { type EndingFacts, type EndingLine, endingFacts, endingLine, type MatchResult } from '#room';
import { computer, person, resultWith } from '../rig/match-results.ts';

const FACTS: EndingFacts = {
  points: 40,
  earlier: [50, 30],
  margin: 12,
  earlierMargins: [9, 4],
  won: true,
  behind: 0,
  rating: null,
};

describe('a player’s line at the end', () => {
  it.each<[string, Partial<EndingFacts>, EndingLine | null]>([
    ['nothing remarkable', {}, null],
    ['a first game, whatever else it was', { earlier: [], behind: 20 }, { kind: 'first', count: 40 }],
    ['a personal best', { points: 57 }, { kind: 'best', count: 57, by: 7 }],
    ['the same as before is no best', { points: 50 }, null],
    ['a comeback', { behind: 5 }, { kind: 'comeback', count: 5 }],
    ['a few points behind are no comeback', { behind: 4 }, null],
    ['who lost came back from nothing', { behind: 9, won: false }, null],
    ['the closest finish, won', { margin: 3 }, { kind: 'close', count: 3 }],
    ['the closest finish, lost', { margin: 1, won: false }, { kind: 'narrow', count: 1 }],
    ['as close as before', { margin: 4 }, null],
    ['the closest of hardly any', { margin: 1, earlierMargins: [9] }, null],
    ['closer than ever, and still far', { margin: 8, earlierMargins: [20, 30] }, null],
    ['level on points', { margin: 0 }, null],
    ['a better rating', { rating: { now: 1510, change: 12 } }, { kind: 'up', rating: 1510, count: 12 }],
    ['a worse rating', { rating: { now: 1490, change: -8 } }, { kind: 'down', rating: 1490, count: 8 }],
    ['the same rating', { rating: { now: 1500, change: 0 } }, null],
    [
      'a best before all that follows',
      { points: 51, behind: 9, margin: 1, rating: { now: 1510, change: 3 } },
      { kind: 'best', count: 51, by: 1 },
    ],
  ])('%s', (_, facts, line) => expect(endingLine({ ...FACTS, ...facts })).toEqual(line));
});

const [A, B] = [person('a'), person('b')];
let made = 0;
const ranked = (totals: readonly [number, number], more: Partial<MatchResult> = {}): MatchResult => {
  made += 1;
  const ranking = totals[0] === totals[1] ? [[0, 1]] : totals[0] > totals[1] ? [[0], [1]] : [[1], [0]];
  return { ...resultWith(`m${made}`, [A, B], { verdict: { kind: 'ranked', totals, ranking }, ...more }), order: made };
};

describe('the facts of a result', () => {
  it('take earlier matches of the same game alone', () => {
    const before = [ranked([30, 20]), ranked([90, 10], { game: 'tourists' }), ranked([70, 60], { kind: 'daily' })];
    const now = ranked([40, 37]);
    const later = ranked([99, 1]);
    expect(endingFacts(now, 0, [later, now, ...before], 6)).toEqual({
      points: 40,
      earlier: [30],
      margin: 3,
      earlierMargins: [10],
      won: true,
      behind: 6,
      rating: null,
    });
    expect(endingFacts(now, 1, [now], 6)).toMatchObject({ points: 37, earlier: [], margin: 3, won: false, behind: 0 });
  });

  it('have no margin where victory is shared', () =>
    expect(endingFacts(ranked([40, 40]), 0, [], 0)).toMatchObject({ margin: null, won: false }));

  it('say how the rating changed, unless the player is in no rankings', () => {
    const rated = { before: { mu: 1500.2, sigma: 9 }, after: { mu: 1511.7, sigma: 8 } };
    const ratings = (seat: typeof rated & { gone?: true }) => ({
      server: { order: 1, seats: [seat, null] },
      overall: null,
    });
    expect(endingFacts(ranked([2, 1], { ratings: ratings(rated) }), 0, [], 0)?.rating).toEqual({
      now: 1512,
      change: 12,
    });
    const gone = ratings({ ...rated, gone: true });
    expect(endingFacts(ranked([2, 1], { ratings: gone }), 0, [], 0)?.rating).toBeNull();
  });

  it('are those of people who played to the end', () => {
    expect(endingFacts(ranked([2, 1], { finish: 'early', verdict: null }), 0, [], 0)).toBeNull();
    expect(endingFacts(ranked([2, 1], { seats: [{ ...A, handed: true }, B] }), 0, [], 0)).toBeNull();
    expect(endingFacts(ranked([2, 1], { seats: [computer('easy'), B] }), 0, [], 0)).toBeNull();
  });
});
