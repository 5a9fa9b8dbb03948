import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Score } from '#engine';
import { BOARDS, type BoardId } from '../../../../src/games/cities/rules/content.ts';
import { cities } from '../../../../src/games/cities/rules/index.ts';
import { areasOf, makePlan } from '../../../../src/games/cities/rules/neighborhood-plan.ts';
import { areaPoints, claimsOf, placesOf, rank, scoreTown } from '../../../../src/games/cities/rules/scoring.ts';
import { endTurn } from '../../../../src/games/cities/rules/turn.ts';
import type { Claim, Placement, Row, State, Work } from '../../../../src/games/cities/rules/types.ts';
import { begun, playFirst } from '../match.ts';
import { planOf, spacesOf } from '../towns.ts';

describe('water and parks', () => {
  test.each([
    ['nothing without features', '~ ~ / ~ ~', 0],
    ['1 for one', '~d ~ / ~ ~', 1],
    ['3 for two different', '~d ~s / ~ ~', 3],
    ['6 for three different', '~d ~s / ~f ~', 6],
    ['10 for four different', '~d ~s / ~f ~l', 10],
    ['alike ones count once', '~d ~d / ~d ~s', 3],
    ['one set per area', '~d ~d / ~s ~s', 3],
    ['each area by itself', '~d ^ ~s / ~ ^ ~d / ^ ^ ~f', 1 + 6],
    ['corners do not join', '~d ^ / ^ ~s', 1 + 1],
  ])('score %s', (_, drawing, points) => {
    expect(areaPoints(planOf(drawing), 'water').points).toBe(points);
    const swapped = drawing.replaceAll(/~(\w?)|\^/g, (sign, letter) =>
      sign === '^' ? '~' : `^${{ '': '', d: 't', s: 'f', f: 'k', l: 'c' }[letter as string]}`,
    );
    expect(areaPoints(planOf(swapped), 'park').points).toBe(points);
  });
});

describe('the final score', () => {
  const drawing = `
    ~d ~s ^t b2 y  r1
    ~l g4 ^  ^f g2 ^c
    r3 ~f ^k y3 b4 ^
    b1 ~  ~d y2 ~  rm
    r* ^  b3 ~  .  .
    g1 r  ^  ~  .  .`;

  test('adds achievements, water, parks, monuments and every card', () => {
    const score = scoreTown({ spaces: spacesOf(drawing), cards: ['blue-3', 'height-2'] }, 'new-york', [
      { achievement: 1, value: 7 },
    ]);
    const points = Object.fromEntries(score.parts.map((part) => [part.key, part.points]));
    const [blue, twos] = score.parts[4]!.parts;
    expect(points).toMatchObject({ achievements: 7, water: 9, park: 7, monuments: 2 });
    expect([blue!.count, twos!.count]).toEqual([1, 3]);
    expect(score.total).toBe(7 + 9 + 7 + 2 + blue!.points + twos!.points);
  });

  test('the same buildings may be scored by several cards', () => {
    const cards = ['red-buildings', 'height-2', 'red-by-water'] as const;
    const score = scoreTown({ spaces: spacesOf('~ r2 / ^ b'), cards }, 'venice', []);
    expect(score.parts[4]!.parts.map((part) => part.count)).toEqual([1, 1, 1]);
  });

  test('does not change when the neighborhood is moved', () => {
    const here = spacesOf(drawing);
    fc.assert(
      fc.property(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 }), (dx, dy) => {
        const there = here.map((space) => ({ ...space, x: space.x + dx, y: space.y + dy }));
        const score = (spaces: typeof here) =>
          scoreTown({ spaces, cards: ['park-shore', 'line-colors'] }, 'lisbon', []);
        expect(score(there)).toEqual(score(here));
      }),
    );
  });
});

describe('ranking', () => {
  const score = (total: number, achievements: number): Score => ({
    total,
    parts: [{ key: 'achievements', count: 0, points: achievements, parts: [] }],
  });

  test.each([
    ['most points win', [score(50, 0), score(57, 0), score(40, 20)], [[1], [0], [2]]],
    ['a tie goes to more points from achievements', [score(50, 8), score(50, 10), score(49, 20)], [[1], [0], [2]]],
    ['then the victory is shared', [score(50, 8), score(50, 8), score(49, 9)], [[0, 1], [2]]],
    ['all alike share', [score(9, 1), score(9, 1), score(9, 1), score(9, 1)], [[0, 1, 2, 3]]],
  ])('%s', (_, scores, ranking) => {
    expect(rank(scores)).toEqual(ranking);
  });
});

describe('claiming achievements', () => {
  const skyline = spacesOf('r3 b4 y3 g3 r1 b1');

  /** Ends a turn of the active seat in which its town became this one. */
  function endWith(state: State, spaces: State['towns'][number]['spaces']): State {
    const sent = playFirst(
      { ...begun(3), state },
      (action) => action.kind === 'worker' && action.row === 'pieces',
    ).state;
    return endTurn(sent, sent.active!, { ...sent.towns[sent.active!]!, spaces });
  }

  test('happens by itself at the end of a turn, several at once', () => {
    const after = endWith(begun(3).state, skyline);
    const [, skyscrapers, avenue] = BOARDS['new-york'];
    expect(after.last!.claims).toEqual([
      { achievement: 1, value: skyscrapers.values[0] },
      { achievement: 2, value: avenue.values[0] },
    ]);
  });

  test('takes the highest free value', () => {
    let state = begun(3).state;
    const order = [state.active!];
    for (let i = 0; i < 3; i++) {
      state = endWith(state, skyline);
      order.push(state.active!);
    }
    expect(state.rings[1]).toEqual(order.slice(0, 3));
    const values = order.slice(0, 3).map((seat) => claimsOf(state, seat)[0]!.value);
    expect(values).toEqual([...BOARDS['new-york'][1].values]);
  });

  test('happens once per seat, and is kept even if the town changes', () => {
    let state = begun(2).state;
    const seat = state.active!;
    state = endWith(state, skyline);
    state = endWith(state, spacesOf('r b / ~ ^'));
    const before = claimsOf(state, seat);
    state = endWith(state, spacesOf('r b / ~ ^'));
    expect(claimsOf(state, seat)).toEqual(before);
    expect(state.rings[1]!.filter((holder) => holder === seat)).toHaveLength(1);
  });

  test('gives a seat that goes on fulfilling it no second value', () => {
    let state = endWith(begun(2).state, skyline);
    const seat = state.last!.seat;
    const held = claimsOf(state, seat);
    expect(held).toHaveLength(2);
    state = endWith(state, spacesOf('r b / ~ ^'));
    expect(state.active).toBe(seat);
    state = endWith(state, skyline);
    expect(state.last).toMatchObject({ seat, claims: [] });
    expect(claimsOf(state, seat)).toEqual(held);
    expect(state.rings[1]).toEqual([seat, null]);
  });

  test('finds nothing left once all values are taken', () => {
    const taken: State = {
      ...begun(4).state,
      rings: [
        [1, 2, 3],
        [1, 2, 3],
        [1, 2, 3],
      ].map((ring) => [...ring]),
    };
    const state: State = { ...taken, active: 0 };
    expect(endWith(state, skyline).last!.claims).toEqual([]);
  });

  test('with two seats the first value is followed by the third', () => {
    const [first, , third] = BOARDS['new-york'][0].values;
    expect(placesOf('new-york', 0, 2)).toEqual([first, third]);
  });
});

describe('what fulfills an achievement', () => {
  /** What a seat claims when this becomes of the item it took, in a town drawn as text. */
  function claimed(board: BoardId, drawing: string, row: Row, placement: Placement): Claim['achievement'][] {
    const { state } = begun(3, { board, length: 'standard' });
    const seat = state.active!;
    const town = { ...state.towns[seat]!, spaces: spacesOf(drawing) };
    const work: Work = { row, slot: 0, taken: [], hand: [], placed: [placement] };
    const after = cities.apply({ ...state, towns: state.towns.with(seat, town), work }, seat, { kind: 'end' });
    return after.last!.claims.map(({ achievement }) => achievement);
  }

  test('four heights around one water may be brought together by a tile between two waters', () => {
    const town = 'r1 ~ . . ~ g3 / y b2 . . y4 r';
    const tile = { kind: 'tile', tile: 14, x: 1, y: 0 } as const;
    expect(claimed('sydney', town, 'tiles', { ...tile, turn: 2 })).toEqual([]);
    expect(claimed('sydney', town, 'tiles', { ...tile, turn: 0 })).toEqual([0]);
  });

  test('four heights and colors beside parks may be completed by a tile that brings a park to the fourth', () => {
    const town = 'r1 ^ . . / ^ b2 . . / y3 r . . / ~ g4 . .';
    const tile = { kind: 'tile', tile: 3, x: 1, y: 1 } as const;
    expect(claimed('rio-de-janeiro', town, 'tiles', { ...tile, turn: 1 })).toEqual([]);
    expect(claimed('rio-de-janeiro', town, 'tiles', { ...tile, turn: 0 })).toEqual([1]);
  });

  test('painted houses may be completed by a special space on land of another color', () => {
    const town = 'r r1 r2 b / r r ~ r / ^ ^ r b';
    const special = { kind: 'feature', feature: 'special' } as const;
    expect(claimed('mexico-city', town, 'features', { ...special, x: 3, y: 2 })).toEqual([]);
    expect(claimed('mexico-city', town, 'features', { ...special, x: 3, y: 0 })).toEqual([]);
    const joined = 'r r1 r2 b / r r ~ r / ^ ^ ~ r';
    expect(claimed('mexico-city', joined, 'features', { ...special, x: 3, y: 0 })).toEqual([2]);
  });
});

test('a plan of nothing has no areas', () => {
  expect(areasOf(makePlan([]), 'water')).toEqual([]);
});

test('there is no outcome before the end', () => {
  expect(cities.outcome(begun(2).state)).toBeNull();
});
