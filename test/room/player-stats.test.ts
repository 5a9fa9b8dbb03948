import { describe, expect, it } from 'vitest';
import { countedResults, difficultyStats, type MatchResult, statsOf } from '#room';
import { computer, person, resultWith } from '../rig/match-results.ts';

const [A, B] = [person('a'), person('b')];
let made = 0;
const id = () => `m${++made}`;

const won = () => resultWith(id(), [A, B]);
const lost = () => resultWith(id(), [B, A]);
const target = (total: number, difficulty: string, seats = [A, B]): MatchResult =>
  resultWith(id(), seats, {
    game: 'sprawlopolis',
    options: { difficulty },
    verdict: { kind: 'together', total, target: 30, won: total >= 30 },
  });
const alone = (total: number): MatchResult =>
  resultWith(id(), [A], { game: 'tourists', verdict: { kind: 'ranked', totals: [total], ranking: [[0]] } });

describe('player stats', () => {
  it('count finished matches, without lessons and daily cities', () => {
    const others = [
      resultWith(id(), [A, B], { kind: 'daily' }),
      resultWith(id(), [A, B], { kind: 'tutorial' }),
      resultWith(id(), [A, B], { finish: 'early', verdict: null }),
    ];
    const counted = won();
    expect(countedResults([...others, counted])).toEqual([counted]);
  });

  it('have a streak of wins and targets, ended by a loss or a missed target', () => {
    const streak = (...newestFirst: MatchResult[]) => statsOf(newestFirst, 'a')?.streak;
    expect(streak(won(), won(), lost(), won())).toBe(2);
    expect(streak(target(31, 'standard'), won(), target(29, 'standard'), won())).toBe(2);
    expect(streak(target(29, 'standard'), won())).toBe(0);
    expect(streak(won(), won())).toBe(2);
  });

  it('count no win for a seat left to the computer or a solo game without a target', () => {
    const left = resultWith(id(), [{ ...A, computer: 'normal', handed: true }, B]);
    expect(statsOf([left], 'a')).toMatchObject({ games: 1, wins: 0, last: [2] });
    expect(statsOf([alone(40)], 'a')).toMatchObject({ games: 1, wins: 0, streak: 0 });
  });

  it('are listed by game, most played first, with the best score', () => {
    const stats = statsOf([target(33, 'harder'), target(35, 'harder'), won()], 'a');
    expect(stats?.byGame).toEqual([
      { game: 'sprawlopolis', games: 2, wins: 2, best: 35 },
      { game: 'cities', games: 1, wins: 1, best: expect.any(Number) },
    ]);
    expect(statsOf([], 'a')).toBeNull();
  });
});

describe('stats by difficulty', () => {
  it('are the share of targets reached and the best score, by difficulty', () => {
    const results = [target(31, 'standard'), target(28, 'standard'), target(30, 'harder', [A]), lost()];
    expect(difficultyStats(results, 'sprawlopolis', 'difficulty', 'a')).toEqual([
      { difficulty: 'harder', games: 1, met: 1, best: 30 },
      { difficulty: 'standard', games: 2, met: 1, best: 31 },
    ]);
  });

  it('are only the best score without a target; competitive matches don’t count', () => {
    const against = resultWith(id(), [A, computer('easy')], { game: 'tourists' });
    expect(difficultyStats([alone(40), alone(52), against], 'tourists', 'none', 'a')).toEqual([
      { difficulty: '', games: 2, met: null, best: 52 },
    ]);
  });
});
