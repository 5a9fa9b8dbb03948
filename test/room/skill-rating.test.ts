import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  emptyLadder,
  isRated,
  type Ladder,
  type MatchResult,
  MIN_RANKED_GAMES,
  recomputeLadder,
  rowFromResults,
  type Skill,
  standings,
  trimLadder,
  withMatchRated,
  withPersonForgotten,
  withRatingGone,
} from '#room';
import { NEW_SKILL, playerKey, rateSeats } from '../../src/room/skill-rating.ts';
import { computer, person, resultWith } from '../rig/match-results.ts';

const NOBODY = new Set<string>();
const EMPTY = emptyLadder('3000000000000000001', 'cities');
const ranked = (ranking: number[][]): Pick<MatchResult, 'verdict'> => ({
  verdict: { kind: 'ranked', totals: ranking.flat().map(() => 0), ranking },
});

/** Matches rated one after the other, as they are stored then, and the ladder they lead to. */
function play(matches: readonly MatchResult[], barred = NOBODY): { ladder: Ladder; results: MatchResult[] } {
  let ladder = EMPTY;
  const results = matches.map((match) => {
    ladder = withMatchRated(ladder, match, barred);
    return { ...match, ratings: { server: ladder.latest!.rating, overall: null } };
  });
  return { ladder, results };
}

const rowsOf = ({ rows }: Ladder) => Object.fromEntries(rows.map((row) => [playerKey(row), row]));

describe('a match is rated', () => {
  it('if at least one person played it against others to the end', () => {
    const seats = [person('a'), computer('easy')];
    expect(isRated(resultWith('m', seats))).toBe(true);
    expect(isRated(resultWith('m', [computer('normal'), computer('easy')]))).toBe(false);
    expect(isRated(resultWith('m', [person('a')]))).toBe(false);
    expect(isRated(resultWith('m', seats, { kind: 'daily' }))).toBe(false);
    expect(isRated(resultWith('m', seats, { kind: 'tutorial' }))).toBe(false);
    expect(isRated(resultWith('m', seats, { finish: 'early', verdict: null }))).toBe(false);
    const verdict = { kind: 'together', total: 20, target: 18, won: true } as const;
    expect(isRated(resultWith('m', seats, { game: 'sprawlopolis', verdict }))).toBe(false);
  });
});

describe('a rating', () => {
  it('rises for the winner, falls for the loser, and gets more certain for both', () => {
    const [first, second] = rateSeats(resultWith('m', [person('a'), person('b')]), [NEW_SKILL, NEW_SKILL]);
    expect(first!.mu).toBeGreaterThan(25);
    expect(second!.mu).toBeLessThan(25);
    for (const { sigma } of [first!, second!]) expect(sigma).toBeLessThan(NEW_SKILL.sigma);
  });

  it('does not depend on the order of seats', () => {
    const seat = fc.record({
      mu: fc.double({ min: 5, max: 45, noNaN: true }),
      sigma: fc.double({ min: 1, max: 8, noNaN: true }),
    });
    const match = fc.array(fc.record({ skill: seat, place: fc.nat(4) }), { minLength: 2, maxLength: 7 });
    const shuffled = match.chain((seats) =>
      fc.tuple(fc.constant(seats), fc.shuffledSubarray([...seats.keys()], { minLength: seats.length })),
    );
    fc.assert(
      fc.property(shuffled, ([seats, order]) => {
        const rated = (indexes: readonly number[]): Map<number, Skill> => {
          const places = [0, 1, 2, 3, 4].map((place) =>
            [...indexes.keys()].filter((i) => seats[indexes[i]!]!.place === place),
          );
          const result = resultWith(
            'm',
            indexes.map((i) => person(`p${i}`)),
            ranked(places.filter((group) => group.length)),
          );
          const after = rateSeats(
            result,
            indexes.map((i) => seats[i]!.skill),
          );
          return new Map(indexes.map((i, at) => [i, after[at]!]));
        };
        const [straight, mixed] = [rated([...seats.keys()]), rated(order)];
        for (const i of seats.keys()) expect(mixed.get(i)).toEqual(straight.get(i));
      }),
    );
  });

  it('does not depend on the order of teams, their seats, equal computers and abandoned seats', () => {
    const player = fc.record({
      who: fc.constantFrom('person', 'left', 'easy', 'hard'),
      mu: fc.integer({ min: 5, max: 45 }),
    });
    const match = fc.tuple(
      fc.array(fc.tuple(player, player), { minLength: 2, maxLength: 3 }),
      fc.boolean(),
      fc.boolean(),
      fc.nat(2),
    );
    fc.assert(
      fc.property(match, ([teams, isTurned, isReversed, first]) => {
        const seatFor = (who: string, name: string) => {
          if (who === 'easy' || who === 'hard') return computer(who);
          return who === 'left' ? { ...person(name), computer: 'normal' as const, handed: true } : person(name);
        };
        const all = teams.map((team, i) =>
          team.map(({ who, mu }, j) => ({ seat: seatFor(who, `p${i}${j}`), mu, i, j })),
        );
        const rated = (sides: typeof all): Map<string, Skill> => {
          const seats = sides.flat();
          const winner = sides.findIndex((side) => side[0]?.i === first % teams.length);
          const groups = [winner, ...sides.keys()].filter((side, at, list) => list.indexOf(side) === at);
          const places = [groups[0]!, ...groups.slice(1).sort((a, b) => sides[a]![0]!.i - sides[b]![0]!.i)];
          const result = resultWith(
            'm',
            seats.map(({ seat }) => seat),
            {
              game: 'wonders',
              options: { variant: 'teams' },
              ...ranked(places.map((side) => [2 * side, 2 * side + 1])),
            },
          );
          const after = rateSeats(
            result,
            seats.map(({ seat, mu }) => (seat.user === null ? NEW_SKILL : { mu, sigma: 6 })),
          );
          return new Map(seats.map(({ i, j }, at) => [`${i}${j}`, after[at]!]));
        };
        const turned = isTurned ? all.map((side) => side.toReversed()) : all;
        expect(rated(isReversed ? turned.toReversed() : turned)).toEqual(rated(all));
      }),
    );
  });

  it('changes alike for both members of a team', () => {
    const seats = ['a', 'b', 'c', 'd'].map((id) => person(id));
    const result = resultWith('m', seats, {
      game: 'wonders',
      options: { variant: 'teams' },
      ...ranked([
        [0, 1],
        [2, 3],
      ]),
    });
    const after = rateSeats(
      result,
      seats.map(() => NEW_SKILL),
    );
    expect(after[1]).toEqual(after[0]);
    expect(after[3]).toEqual(after[2]);
    expect(after[0]!.mu).toBeGreaterThan(25);
    expect(after[2]!.mu).toBeLessThan(25);
  });

  it('falls for a person who left for good, even if the computer wins, and also in a team', () => {
    const left = { ...person('a'), computer: 'normal', handed: true } as const;
    const alone = rateSeats(resultWith('m', [left, person('b')]), [NEW_SKILL, NEW_SKILL]);
    expect(alone[0]!.mu).toBeLessThan(25);
    expect(alone[1]!.mu).toBeGreaterThan(25);
    const seats = [left, person('b'), person('c'), person('d')];
    const team = resultWith('m', seats, {
      game: 'wonders',
      options: { variant: 'teams' },
      ...ranked([
        [0, 1],
        [2, 3],
      ]),
    });
    const after = rateSeats(
      team,
      seats.map(() => NEW_SKILL),
    );
    expect(after.map(({ mu }) => mu > 25)).toEqual([false, true, false, false]);
    const { ladder } = play([resultWith('m', [left, person('b')])]);
    expect(rowsOf(ladder)).toMatchObject({ a: { games: 1, wins: 0 }, b: { games: 1, wins: 0 } });
  });

  it('is shared by all computers of a level', () => {
    const { ladder } = play([resultWith('m', [computer('normal'), person('a'), computer('normal'), computer('easy')])]);
    expect(Object.keys(rowsOf(ladder)).sort()).toEqual(['a', 'computer-easy', 'computer-normal']);
    expect(rowsOf(ladder)['computer-normal']).toMatchObject({ games: 1, wins: 1, user: null });
  });
});

const SEATS = [person('a'), person('b'), person('c'), computer('easy'), computer('normal')];
const matches = fc
  .array(fc.shuffledSubarray(SEATS, { minLength: 2 }), { minLength: 1, maxLength: 12 })
  .map((tables) => tables.map((seats, i) => resultWith(`m${i}`, seats)).filter(isRated));

describe('recomputing from the results in their sequence', () => {
  it('gives the same ratings in any order of reading', () => {
    fc.assert(
      fc.property(matches, (played) => {
        const { ladder, results } = play(played);
        expect(rowsOf(recomputeLadder(EMPTY, 'server', results.toReversed()))).toEqual(rowsOf(ladder));
      }),
      { numRuns: 50 },
    );
  });

  it('gives the others the same ratings when a person is forgotten or leaves the rankings', () => {
    fc.assert(
      fc.property(matches, (played) => {
        const { ladder, results } = play(played);
        const { a: _, ...others } = rowsOf(ladder);
        for (const without of [withPersonForgotten, withRatingGone]) {
          const left = results.map((result) => without(result, 'a'));
          expect(rowsOf(recomputeLadder(EMPTY, 'server', left))).toEqual(others);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('leaves out people who were not in the rankings at that time', () => {
    const { ladder, results } = play([resultWith('m', [person('a'), person('b')])], new Set(['a']));
    expect(Object.keys(rowsOf(ladder))).toEqual(['b']);
    expect(results[0]?.ratings?.server?.seats[0]).toBeNull();
    expect(rowsOf(recomputeLadder(EMPTY, 'server', results))).toEqual(rowsOf(ladder));
  });
});

it('players with too few games come last, without a place', () => {
  const often = Array.from({ length: MIN_RANKED_GAMES }, (_, i) => resultWith(`m${i}`, [person('a'), person('b')]));
  const { ladder } = play([...often, resultWith('last', [person('c'), person('a')])]);
  expect(standings(ladder).map(({ user, place }) => [user, place])).toEqual([
    ['a', 1],
    ['b', 2],
    ['c', null],
  ]);
});

describe('a trimmed ladder', () => {
  const MOST = 6;
  const crowd = fc
    .array(
      fc.shuffledSubarray([...'abcdefghijkl'].map((id) => person(id)).concat(computer('easy')), { minLength: 2 }),
      {
        minLength: 4,
        maxLength: 20,
      },
    )
    .map((tables) => tables.map((seats, i) => resultWith(`m${i}`, seats)).filter(isRated));

  it('keeps the best, the computers and the last rated, and counts the others', () => {
    fc.assert(
      fc.property(crowd, (played) => {
        const { ladder } = play(played);
        const short = trimLadder(ladder, MOST);
        expect(short.rows.length).toBeLessThanOrEqual(MOST + 1);
        expect(short.rows.length + short.others).toBe(ladder.rows.length);
        const best = standings(ladder).slice(0, MOST / 2);
        for (const { user, computer: level } of [...best, ...ladder.rows.filter((row) => row.computer)])
          expect(short.rows.some((row) => row.user === user && row.computer === level)).toBe(true);
        expect(short.rows.at(-1)).toEqual(ladder.rows.at(-1));
      }),
      { numRuns: 50 },
    );
  });

  it('loses nothing: a trimmed row can be computed from the results', () => {
    fc.assert(
      fc.property(crowd, (played) => {
        const { ladder, results } = play(played);
        for (const row of ladder.rows.filter(({ user }) => user !== null))
          expect(rowFromResults(results.toReversed(), 'server', row.user!)).toEqual(row);
        expect(
          rowFromResults(
            results.map((result) => withRatingGone(result, 'a')),
            'server',
            'a',
          ),
        ).toBeNull();
      }),
      { numRuns: 50 },
    );
  });

  it('gives exact places to the best only, and marks the others’ places as possibly lower', () => {
    const often = Array.from({ length: MIN_RANKED_GAMES }, (_, i) =>
      resultWith(
        `m${i}`,
        [...'abcdefgh'].map((id) => person(id)),
      ),
    );
    const { ladder } = play(often);
    const places = standings(trimLadder(ladder, MOST), MOST).map(({ place, isOpen }) => `${place}${isOpen ? '+' : ''}`);
    expect(places).toEqual(['1', '2', '3', '4+', '5+', '6+']);
    expect(standings(ladder, MOST).some(({ isOpen }) => isOpen)).toBe(false);
  });
});
